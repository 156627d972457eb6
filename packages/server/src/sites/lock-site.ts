import type { Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';

type OwnedSite = { readonly accountId: number; readonly siteId: number };

/**
 * Lets whoever changes a site or its meters do so alone. False when the site is not the account's. Rows that only name
 * the site may be written meanwhile: readings are, under the lock of its revision, which is taken after this one.
 */
export const lockSite = async (
  trx: Transaction<Database>,
  { accountId, siteId }: OwnedSite,
): Promise<boolean> => {
  const row = await trx
    .selectFrom('site')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** A site that has a meter keeps at least one. */
export const isOnlyMeter = async (
  trx: Transaction<Database>,
  { id, siteId }: { readonly id: number; readonly siteId: number },
): Promise<boolean> => {
  const other = await trx
    .selectFrom('meter')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
};
