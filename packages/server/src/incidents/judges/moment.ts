// What the judges of this very moment need to know of sites, read for many of them at once.
import type { Kysely } from 'kysely';
import { findSiteSnapshots, type SiteSnapshot } from '../../rollups/site-snapshot.ts';
import { type MeterRow, metersWatched } from '../../sites/meter-store.ts';
import type { Database } from '../../storage/schema.ts';

export type SiteMoment = { readonly site: SiteSnapshot; readonly meters: readonly MeterRow[] };

/** By the ids of the sites; one that is gone meanwhile is left out. */
export const momentsOf = async (
  db: Kysely<Database>,
  siteIds: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, SiteMoment>> => {
  const sites = await findSiteSnapshots(db, siteIds, nowMs);
  const moments = new Map(sites.map((site) => [site.id, { site, meters: [] as MeterRow[] }])); // filled below
  for (const row of await metersWatched(db, { accountIds: [], siteIds }))
    moments.get(row.site_id)?.meters.push(row);
  return moments;
};
