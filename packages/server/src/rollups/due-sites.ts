// Which sites are to be rolled up: some sites at a time, so that no statement reads what is noted of all of them.
import { type Kysely, sql } from 'kysely';
import { nextIds } from '../storage/next-ids.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

/** After this time another day of a site may have closed even where its past has not changed. */
const restMs = 3_600_000;
/** The next run does the rest, so that other jobs get their turn. */
const mostSites = 200;
const sitesAtOnce = 1000;

export type DueSites = {
  readonly due: readonly number[];
  /** No site with a larger id is due. */
  readonly isEnd: boolean;
};

export const dueSites = async (
  db: Db,
  { now, afterId }: { readonly now: number; readonly afterId: number },
): Promise<DueSites> => {
  const due: number[] = [];
  for (let after = afterId; due.length <= mostSites; ) {
    const ids = await nextIds(db, 'site', { afterId: after, limit: sitesAtOnce });
    const last = ids.at(-1);
    if (last === undefined) return { due, isEnd: true };
    const resting = await restingSites(db, ids, now);
    due.push(...ids.filter((id) => !resting.has(id)));
    after = last;
  }
  return { due: due.slice(0, mostSites), isEnd: false };
};

const restingSites = async (
  db: Db,
  siteIds: readonly number[],
  now: number,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('site_revision')
    .select('site_id')
    .where('site_id', '=', sql<number>`any(${siteIds}::bigint[])`)
    .whereRef('rolled_revision', '=', 'revision')
    .where('rolled_at', '>=', new Date(now - restMs))
    .execute();
  return new Set(rows.map(({ site_id }) => site_id));
};
