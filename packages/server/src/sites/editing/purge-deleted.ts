// Deletes what deleted meters have sent, some rows at a time, so that other answers go in between. It goes on after
// a restart, and looks again a while later for what was on its way in when its meter was deleted.
import { type Kysely, sql } from 'kysely';
import { type Clock, nowMs } from '../../clock/clock.ts';
import type { Job } from '../../jobs/start-jobs.ts';
import type { Database } from '../../storage/schema.ts';

const stepRows = 2_000;
const secondLookMs = 10 * 60_000;

type Parts = { readonly db: Kysely<Database>; readonly clock: Clock };

export const purgeJob = ({ db, clock }: Parts): Job => ({
  name: 'purge deleted meters',
  everyMs: 60_000,
  run: async (signal) => {
    const deleted = await db.selectFrom('deleted_meter').selectAll().orderBy('deleted_at').execute();
    const tables = deleted.length > 0 ? await tablesOfMeters(db) : [];
    for (const { meter_id, deleted_at } of deleted) {
      for (const table of tables) await purge(db, { table, meterId: meter_id }, signal);
      if (signal.aborted) return;
      if (nowMs(clock) - deleted_at.getTime() < secondLookMs) continue;
      await db.deleteFrom('deleted_meter').where('meter_id', '=', meter_id).execute();
    }
  },
});

/** The tables that hold rows of a meter, read from the database's catalogue so that no table is ever forgotten here. */
const tablesOfMeters = async (db: Kysely<Database>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'meter_id' and table_name <> 'deleted_meter'
    order by table_name`.execute(db);
  return rows.map(({ name }) => name);
};

type Purged = { readonly table: string; readonly meterId: number };

const purge = async (
  db: Kysely<Database>,
  { table, meterId }: Purged,
  signal: AbortSignal,
): Promise<void> => {
  let rows: bigint | undefined;
  do {
    if (signal.aborted) return;
    const step = sql`delete from ${sql.table(table)} where meter_id = ${meterId} and ctid = any(array(
      select ctid from ${sql.table(table)} where meter_id = ${meterId} limit ${stepRows}))`;
    rows = (await step.execute(db)).numAffectedRows;
  } while (rows === BigInt(stepRows));
};
