// How many series of prices an account has.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { siteIdsOf } from './site-ids.ts';

type Db = Kysely<Database>;
type Series = { readonly siteId: number; readonly name: string };

/** Skips from name to name, however many prices each has. The added one counts, whether it is there or not. */
export const seriesCount = async (
  db: Db,
  accountId: number,
  added: { readonly siteId: number; readonly series: string },
): Promise<number> => {
  let found: readonly Series[] = (await siteIdsOf(db, accountId)).map((siteId) => ({ siteId, name: '' }));
  let count = 1;
  do {
    found = await nextOfSites(db, found);
    count += found.filter(({ siteId, name }) => siteId !== added.siteId || name !== added.series).length;
  } while (found.length > 0);
  return count;
};

/** Of each site the first series after a name. A site with prices has a revision: storing them raises it. */
const nextOfSites = async (db: Db, after: readonly Series[]): Promise<Series[]> => {
  const ofSites = sql`any(${after.map(({ siteId }) => siteId)}::int8[])`;
  const { rows } = await sql<{ siteId: number; name: string | null }>`
    select revision.site_id as "siteId", (
      select series from price_series
      where price_series.site_id = revision.site_id and price_series.site_id = ${ofSites}
        and series > found.name
      order by series limit 1) as name
    from unnest(${after.map(({ siteId }) => siteId)}::int8[], ${after.map(({ name }) => name)}::text[])
      as found (site_id, name)
    join site_revision as revision on revision.site_id = found.site_id
    where revision.site_id = ${ofSites}`.execute(db);
  return rows.flatMap(({ siteId, name }) => (name === null ? [] : [{ siteId, name }]));
};
