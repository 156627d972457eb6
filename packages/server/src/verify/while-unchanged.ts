// How roll-ups are compared while others go on reading and writing.
import type { Kysely } from 'kysely';
import { findSiteSnapshot, type SiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Database } from '../storage/schema.ts';
import type { Difference } from './difference.ts';

type Db = Kysely<Database>;

/** The result is null where the slots contradict each other so that nothing can be computed from them. */
export const ifPossible = async <Result>(compute: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** What was compared while the past was changing says nothing; the next round looks again. */
export const unlessChanged = async (
  db: Db,
  { id, nowMs, revision }: SiteSnapshot,
  differences: Difference[],
): Promise<Difference[]> => {
  if (differences.length === 0) return [];
  return (await findSiteSnapshot(db, id, nowMs))?.revision === revision ? differences : [];
};
