// Writes down which reports are due: for each site of an account that wants them, the newest of each kind.
import { type DueReport, newestDue, reportKinds } from '@ohmstead/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

/** May run at any time and in several processes: a report is there once. What came due before it was wanted is left out. */
export const planReports = async (db: Db, nowMs: number): Promise<void> => {
  const zones = await zonesWithReports(db);
  const due = zones.flatMap((zone) => reportKinds.map((kind) => ({ zone, ...newestDue(zone, kind, nowMs) })));
  if (due.length === 0) return;
  await insertRuns(db, await runsOf(db, due));
  await supersede(db);
};

const zonesWithReports = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ zone: string }>`
    select distinct site.time_zone as zone from auto_send join site on site.account_id = auto_send.account_id
    where auto_send.daily_since is not null or auto_send.weekly_since is not null
      or auto_send.monthly_since is not null`.execute(db);
  return rows.map(({ zone }) => zone);
};

type Run = Pick<Selectable<Database['report_run']>, 'site_id' | 'kind' | 'from_date' | 'to_date' | 'due_at'>;

/** Those that are wanted and not written down yet. */
const runsOf = async (db: Db, due: readonly (DueReport & { readonly zone: string })[]): Promise<Run[]> => {
  const column = <Key extends keyof (typeof due)[number]>(key: Key) => due.map((one) => one[key]);
  const dueAts = due.map(({ dueMs }) => new Date(dueMs).toISOString());
  const { rows } = await sql<Run>`
    select site.id as site_id, due.kind, due.from_date, due.to_date, due.due_at
    from unnest(${column('zone')}::text[], ${column('kind')}::text[], ${column('fromDate')}::text[],
      ${column('toDate')}::text[], ${dueAts}::timestamptz[]) as due (zone, kind, from_date, to_date, due_at)
    join site on site.time_zone = due.zone
    join auto_send on auto_send.account_id = site.account_id
    join account on account.id = site.account_id
    where case due.kind when 'daily' then daily_since when 'weekly' then weekly_since else monthly_since end
        < due.due_at
      and site.created_at < due.due_at and account.disabled_at is null
      and not exists (select from report_run where report_run.site_id = site.id
        and report_run.kind = due.kind and report_run.from_date = due.from_date)`.execute(db);
  return rows;
};

/** Another process may have written the same down meanwhile. */
const insertRuns = async (db: Db, runs: readonly Run[]): Promise<void> => {
  if (runs.length === 0) return;
  const column = <Key extends keyof Run>(key: Key) => runs.map((run) => run[key]);
  await sql`
    insert into report_run (site_id, kind, from_date, to_date, due_at)
    select * from unnest(${column('site_id')}::int8[], ${column('kind')}::text[], ${column('from_date')}::text[],
      ${column('to_date')}::text[], ${runs.map(({ due_at }) => due_at.toISOString())}::timestamptz[])
    on conflict do nothing`.execute(db);
};

/** After an outage only the newest of each kind is sent. One that is being made now comes to its end. */
const supersede = async (db: Db): Promise<void> => {
  await sql`
    update report_run set ended_at = now(), outcome = 'superseded', claimed_by = null, claimed_until = null
    where ended_at is null and (claimed_until is null or claimed_until < now())
      and exists (select from report_run newer where newer.site_id = report_run.site_id
        and newer.kind = report_run.kind and newer.due_at > report_run.due_at)`.execute(db);
};
