import { type RawBuilder, sql } from 'kysely';

/** A condition on `site`: the account owns or views it. By ids, so that other accounts' sites are not looked through. */
export const seenBy = (accountId: number): RawBuilder<boolean> => sql<boolean>`site.id = any(array(
  select own.id from site as own where own.account_id = ${accountId}
  union all
  select site_share.site_id from site_share where site_share.account_id = ${accountId}))`;
