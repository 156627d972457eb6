// Which revision of a site figures may be kept for. In a Citus cluster a commit over several nodes is not visible at one instant: the
// revision may have risen before what it rose for can be read (docs/adr/0040). One database knows nothing of that.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** Whether the row of `site_revision` was written within the last seconds; null on one database. */
export const isYoung: RawBuilder<boolean | null> = sql`committed_lately(site_revision.xmin)`;

export type Risen = {
  readonly site_id: number;
  readonly revision: number;
  readonly is_young: boolean | null;
};

/** Null: figures of this moment may be kept for none. It is asked after the revisions were read, and before anything else is. */
export const settledRevisions = async (
  db: Kysely<Database>,
  rows: readonly Risen[],
): Promise<(row: Risen) => number | null> => {
  const isCluster = rows.some(({ is_young }) => is_young !== null);
  if (isCluster && (await hasUnresolvedCommits(db))) return () => null;
  const young = rows.filter(({ is_young }) => is_young).map(({ site_id }) => site_id);
  const settled = await lastSettled(db, young);
  return ({ site_id, revision, is_young }) => (is_young ? (settled.get(site_id) ?? null) : revision);
};

/** The last noted change that is not young. What came since is noted too, or nothing is kept: see still-true.ts. */
const lastSettled = async (
  db: Kysely<Database>,
  siteIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (siteIds.length === 0) return new Map();
  const { rows } = await sql<{ site_id: number; revision: number }>`
    select site_id, max(revision) as revision from site_change
    where site_id = any(${siteIds}::bigint[]) and not committed_lately(xmin)
    group by site_id`.execute(db);
  return new Map(rows.map(({ site_id, revision }) => [site_id, revision]));
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
