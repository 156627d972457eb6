// Which revision of a site figures may be kept for. In a Citus cluster a commit over several nodes is not visible at one instant: the
// revision may have risen before what it rose for can be read (docs/adr/0040). One database knows nothing of that.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Whether the row of `site_revision` was written within the last seconds; null on one database. */
export const isYoung: RawBuilder<boolean | null> = sql`committed_lately(site_revision.xmin)`;

/** Of a young row the last noted change that is not young itself. What came since is noted too, or nothing is kept: see still-true.ts. */
export const lastSettled = (siteIds: readonly number[]): RawBuilder<number | null> => sql`(
  select max(change.revision) from site_change as change
  where change.site_id = site_revision.site_id and change.site_id = any(${siteIds}::bigint[])
    and committed_lately(site_revision.xmin) and not committed_lately(change.xmin))`;

export type Risen = {
  readonly revision: number;
  readonly is_young: boolean | null;
  readonly last_settled: number | null;
};

/** Null: figures of this moment may be kept for none. It is asked after the revisions were read, and before anything else is. */
export const settledRevisions = async (
  db: Kysely<Database>,
  rows: readonly Risen[],
): Promise<(row: Risen) => number | null> => {
  const isCluster = rows.some(({ is_young }) => is_young !== null);
  if (isCluster && (await hasUnresolvedCommits(db))) return () => null;
  return ({ revision, is_young, last_settled }) => (is_young ? last_settled : revision);
};

/** A node that went away in mid-commit still shows what was before. */
const hasUnresolvedCommits = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select has_unresolved_commits() as found`.execute(db);
  return rows[0]?.found ?? true;
};

let unsettled = 0;

/** Nothing that is kept or remembered has it. */
export const revisionOfNothing = (): number => {
  unsettled += 1;
  return -unsettled;
};
