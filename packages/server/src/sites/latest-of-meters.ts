// The newest readings of meters. Asked for by their ids, so that a cluster looks where these meters’ readings lie and nowhere else.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

const columns = ['at', 'phase_values', 'net_values', 'interval_seconds'] as const;

export type LatestOfMeter = Pick<Selectable<Database['latest_reading']>, (typeof columns)[number]>;

/** Of a meter that has sent nothing yet. */
const none: LatestOfMeter = {
  at: null,
  phase_values: null,
  net_values: null,
  interval_seconds: null,
};

const latestOf = async (db: Db, meterIds: readonly number[]): Promise<Map<number, LatestOfMeter>> => {
  if (meterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('latest_reading')
    .select(['meter_id', ...columns])
    .where('meter_id', '=', sql<number>`any(${[...meterIds]}::int4[])`)
    .execute();
  return new Map(rows.map(({ meter_id, ...latest }) => [meter_id, latest]));
};

/** The rows, each with its meter's newest reading. */
export const withLatest = async <Row extends { readonly id: number }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & LatestOfMeter)[]> => {
  const latest = await latestOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...(latest.get(row.id) ?? none) }));
};
