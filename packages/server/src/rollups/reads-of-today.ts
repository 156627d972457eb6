// The register reads of a site's meters on the running day, kept in memory until one of them reads again. Every reading that is not
// its meter's newest changes the past and raises the site's revision.
import { localDay } from '@ohmstead/domain';
import { type ReadsIn, readsOf } from './compute-ledger.ts';
import type { SiteReader } from './site-reader.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** The reads of a meter take some 40 KB at the end of a day. */
const mostMeters = 20;

export const readsOfToday = async (
  { db, siteCache }: SiteReader,
  site: SiteSnapshot,
  today: string,
): Promise<ReadsIn> => {
  const cached = siteCache.readsOfToday.of(site);
  const readUpTo = [today, ...site.meters.map((meter) => meter.readUpTo)].join(' ');
  const last = cached.get('today');
  if (last?.readUpTo === readUpTo) return last.reads;
  // The span goes to the day's end, so that the reads serve later requests of the same day too.
  const reads = await readsOf(db, site.meters, localDay(site.zone, today));
  if (site.meters.length <= mostMeters) cached.set('today', { readUpTo, reads });
  return reads;
};
