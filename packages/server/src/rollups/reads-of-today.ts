// What a site's meters read on the running day, kept in memory until one of them reads again. Every reading that is not
// its meter's newest changes the past and raises the site's revision.
import { localDay } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { cacheByRevision } from './cache-by-revision.ts';
import { type ReadsIn, readsOf } from './compute-ledger.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

type Known = { readonly readUpTo: string; readonly reads: ReadsIn };

const known = cacheByRevision<Known>();
/** Some 40 KB each at the end of a day. */
const mostMeters = 20;

export const readsOfToday = async (
  db: Kysely<Database>,
  site: SiteSnapshot,
  today: string,
): Promise<ReadsIn> => {
  const kept = known(db, site);
  const readUpTo = [today, ...site.meters.map((meter) => meter.readUpTo)].join(' ');
  const last = kept.get('today');
  if (last?.readUpTo === readUpTo) return last.reads;
  // To the day's end: whatever now is when it is asked for again, all that was read is there.
  const reads = await readsOf(db, site.meters, localDay(site.zone, today));
  if (site.meters.length <= mostMeters) kept.set('today', { readUpTo, reads });
  return reads;
};
