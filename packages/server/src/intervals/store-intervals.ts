// The intervals of an import as facts of their own, beside the readings. What they replace stays stored, so that undoing the
// import brings it back.
import { type IntervalEnergy, joinDirections, longestIntervalMicros, type MicroSpan } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { groupBy } from '../collections/group-by.ts';
import { rowBytes } from '../quotas/measure-stored.ts';
import { compressIntervals, openIntervals } from '../readings/intervals/compressed-intervals.ts';
import { lockMeters } from '../readings/lock-meters.ts';
import { dateOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import { instantOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { invalidateAround, renewIntervalSpan } from './interval-change.ts';

type Db = Kysely<Database>;

type StoreOrder = {
  readonly meterId: number;
  readonly importId: number;
  /** In any order; none longer than domain's `longestIntervalMicros`. */
  readonly intervals: readonly IntervalEnergy[];
  /** Is called in the transaction that stores them. */
  readonly alongside?: (db: Db) => Promise<void>;
};

type StoredIntervals = {
  /** The number of intervals that this import did not have yet. */
  readonly stored: number;
  /** What they take, about. */
  readonly bytes: number;
};

/** In one transaction. An import may store its intervals in several pieces. */
export const storeIntervals = async (db: Db, order: StoreOrder): Promise<StoredIntervals> => {
  const { meterId, importId, intervals } = order;
  const span = spanOf(intervals);
  if (span === null) {
    await order.alongside?.(db);
    return { stored: 0, bytes: 0 };
  }
  const byDay = groupBy(intervals, ({ fromMicros }) => utcDayOf(fromMicros));
  const before = await storedDays(db, order, [...byDay.keys()]);
  const days = [...byDay].map(([day, added]) => ({
    day,
    intervals: joinDirections([...(before.get(day) ?? []), ...added]),
  }));
  const rows = await Promise.all(days.map((ofDay) => rowOf(meterId, importId, ofDay)));
  await transact(db, async (trx) => {
    await lockMeters(trx, [meterId]);
    await invalidateAround(trx, meterId, span);
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await writeRows(trx, rows.slice(from, from + rowsAtOnce));
    await renewIntervalSpan(trx, meterId);
    await order.alongside?.(trx);
  });
  const had = [...before.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    stored: days.reduce((sum, ofDay) => sum + ofDay.intervals.length, 0) - had,
    bytes: rows.reduce((sum, { packed }) => sum + packed.length + rowBytes.intervalDay, 0),
  };
};

const rowsAtOnce = 500;

const spanOf = (intervals: readonly IntervalEnergy[]): MicroSpan | null => {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { fromMicros, toMicros } of intervals) {
    const length = toMicros - fromMicros;
    if (length <= 0 || length > longestIntervalMicros)
      throw new RangeError(`An interval of ${length} µs cannot be stored.`);
    from = Math.min(from, fromMicros);
    to = Math.max(to, toMicros);
  }
  return intervals.length === 0 ? null : { fromMicros: from, toMicros: to };
};

type OfImport = Pick<StoreOrder, 'meterId' | 'importId'>;

/** What the import has stored of these days. */
const storedDays = async (
  db: Db,
  { meterId, importId }: OfImport,
  days: readonly number[],
): Promise<Map<number, IntervalEnergy[]>> => {
  const rows = await db
    .selectFrom('interval_day')
    .select('packed')
    .where('meter_id', '=', meterId)
    .where('import_id', '=', importId)
    .where('day', '=', sql<string>`any(${days.map(dateOfUtcDay)}::date[])`)
    .execute();
  return groupBy(
    rows.flatMap(({ packed }) => openIntervals(packed)),
    ({ fromMicros }) => utcDayOf(fromMicros),
  );
};

type Day = { readonly day: number; readonly intervals: readonly IntervalEnergy[] };

const rowOf = async (meterId: number, importId: number, { day, intervals }: Day) => ({
  meter_id: meterId,
  import_id: importId,
  day: dateOfUtcDay(day),
  from_at: instantOf(intervals[0]?.fromMicros ?? 0),
  to_at: instantOf(intervals.reduce((last, { toMicros }) => Math.max(last, toMicros), 0)),
  count: intervals.length,
  packed: await compressIntervals(intervals),
  import_mwh: sumOf(intervals.map(({ importMwh }) => importMwh)),
  export_mwh: sumOf(intervals.map(({ exportMwh }) => exportMwh)),
});

const sumOf = (energies: readonly (number | null)[]): number | null =>
  energies.reduce((sum, mwh) => (mwh === null ? sum : (sum ?? 0) + mwh), null);

type Row = Awaited<ReturnType<typeof rowOf>>;

const writeRows = (db: Db, rows: readonly Row[]) =>
  db
    .insertInto('interval_day')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['meter_id', 'day', 'import_id']).doUpdateSet((eb) => ({
        from_at: eb.ref('excluded.from_at'),
        to_at: eb.ref('excluded.to_at'),
        count: eb.ref('excluded.count'),
        packed: eb.ref('excluded.packed'),
        import_mwh: eb.ref('excluded.import_mwh'),
        export_mwh: eb.ref('excluded.export_mwh'),
      })),
    )
    .execute();
