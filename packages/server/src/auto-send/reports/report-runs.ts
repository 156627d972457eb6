// The table of reports to be made as the processes use it that make them: each claims one for a while, by the database's
// clock, and writes its end only while the claim holds.
import { randomUUID } from 'node:crypto';
import type { ReportKind } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

export type ClaimedRun = {
  readonly id: number;
  readonly claim: string;
  readonly siteId: number;
  readonly accountId: number;
  readonly kind: ReportKind;
  readonly fromDate: string;
  readonly toDate: string;
  readonly dueAt: Date;
  /** This one included. */
  readonly attempts: number;
};

/** The one that waits longest and nobody makes; null: there is none to be made now. */
export const claimRun = async (
  db: Db,
  { nowMs, leaseMs }: { readonly nowMs: number; readonly leaseMs: number },
): Promise<ClaimedRun | null> => {
  const claim = randomUUID();
  const { rows } = await sql<ClaimedRun>`
    update report_run set
      claimed_by = ${claim},
      claimed_until = now() + ${leaseMs} * interval '1 millisecond',
      attempts = attempts + 1
    from site
    where site.id = report_run.site_id and report_run.id = (
      select id from report_run
      where ended_at is null and due_at <= ${new Date(nowMs)}
        and (claimed_until is null or claimed_until < now())
      order by due_at, id
      limit 1
      for update skip locked)
    returning report_run.id, ${claim}::text as claim, report_run.site_id as "siteId",
      site.account_id as "accountId", kind, from_date as "fromDate", to_date as "toDate", due_at as "dueAt",
      attempts`.execute(db);
  return rows[0] ?? null;
};

type Claim = Pick<ClaimedRun, 'id' | 'claim'>;

/** False: the claim has ended, and somebody else may make the report. */
export const endRun = async (
  trx: Db,
  { id, claim }: Claim,
  outcome: 'sent' | 'nobody' | 'failed',
  error: string | null = null,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('report_run')
    .set({ ended_at: sql<Date>`now()`, outcome, error, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** It is made again later; nobody does before. */
export const putOffRun = async (
  db: Db,
  { id, claim }: Claim,
  { inMs, error }: { readonly inMs: number; readonly error: string },
): Promise<void> => {
  await db
    .updateTable('report_run')
    .set({
      claimed_by: null,
      claimed_until: sql<Date>`now() + ${inMs} * interval '1 millisecond'`,
      error,
    })
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .execute();
};

/** Where the last report of that kind ended that was sent, or was not since nobody wanted it; null: there was none. */
export const lastReportedTo = async (
  db: Db,
  { siteId, kind, fromDate }: Pick<ClaimedRun, 'siteId' | 'kind' | 'fromDate'>,
): Promise<string | null> => {
  const row = await db
    .selectFrom('report_run')
    .select('to_date')
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('from_date', '<', fromDate)
    .where('outcome', 'in', ['sent', 'nobody'])
    .orderBy('from_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.to_date ?? null;
};
