// Finds whether an account is a site's owner, a viewer, or neither.
import type { Owned } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export type SiteAccess = {
  readonly role: 'owner' | 'viewer';
  readonly showsPrices: boolean;
  /** The account that owns the site. */
  readonly ownerId: number;
};

type AccessQuery = {
  readonly kind: Extract<Owned, 'site' | 'meter' | 'incident'>;
  readonly id: number;
  readonly accountId: number;
};

/** Ids come from outside: compared as 64 bits, so that an absurd one is unknown and not an error. */
export const findAccess = async (
  db: Db,
  { kind, id, accountId }: AccessQuery,
): Promise<SiteAccess | null> => {
  const seen = db
    .selectFrom('site')
    .leftJoin('site_share', (join) =>
      join.onRef('site_share.site_id', '=', 'site.id').on('site_share.account_id', '=', accountId),
    )
    .where((eb) => eb.or([eb('site.account_id', '=', accountId), eb('site_share.site_id', 'is not', null)]))
    .select(['site.account_id', 'site_share.shows_prices']);
  const row = await {
    site: () => seen.where(sql<boolean>`site.id = ${id}::bigint`),
    meter: () =>
      seen.innerJoin('meter', 'meter.site_id', 'site.id').where(sql<boolean>`meter.id = ${id}::bigint`),
    incident: () =>
      seen
        .innerJoin('incident', 'incident.site_id', 'site.id')
        .where(sql<boolean>`incident.id = ${id}::bigint`),
  }
    [kind]()
    .executeTakeFirst();
  return row ? accessOf(row, accountId) : null;
};

type AccessRow = { readonly account_id: number; readonly shows_prices: boolean | null };

export const accessOf = ({ account_id, shows_prices }: AccessRow, accountId: number): SiteAccess => {
  const isOwner = account_id === accountId;
  return {
    role: isOwner ? 'owner' : 'viewer',
    showsPrices: isOwner || shows_prices === true,
    ownerId: account_id,
  };
};
