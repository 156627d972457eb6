// One-minute averages of meters' powers: the database makes those of hot rows, this module those of packed days.
import {
  type LocalSpan,
  type MicroSpan,
  type MinuteAverages,
  minuteMs,
  needsNeighbours,
  noAverages,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { MinuteSums } from '../readings/minute-sums.ts';
import { addMinutesOfDay } from '../readings/packed-minutes.ts';
import { type DayWithin, packedWithin } from '../readings/packed-readings.ts';
import type { Database } from '../storage/schema.ts';

/** A meter that reads once an hour still covers the span's first and last minutes. */
const marginMinutes = 180;

/** By meter id. Minutes below 0 and beyond the span's end are neighbours whose values may reach into the span. */
export const minutePowers = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  span: LocalSpan,
): Promise<Map<number, MinuteAverages>> => {
  const sums = sumsOf(meterIds, span);
  const averages = new Map<number, MinuteAverages>();
  const average = (ids: readonly number[]): void => {
    for (const id of ids) averages.set(id, sums.get(id)?.averages() ?? noAverages);
  };
  await addReadings(db, span, sums);
  average(meterIds);
  const isolated = meterIds.filter((id) => needsNeighbours(averages.get(id) ?? noAverages));
  const { before, after } = around(span);
  for (const part of [before, after]) await addPacked(db, { meterIds: isolated, span: part }, sums);
  average(isolated);
  return averages;
};

const sumsOf = (meterIds: readonly number[], { fromMs, toMs }: LocalSpan): Map<number, MinuteSums> => {
  const range = {
    zeroMicros: fromMs * 1000,
    fromMinute: -marginMinutes,
    toMinute: Math.ceil((toMs - fromMs) / minuteMs) + marginMinutes,
  };
  return new Map(meterIds.map((id) => [id, new MinuteSums(range)]));
};

const around = ({ fromMs, toMs }: LocalSpan): Record<'before' | 'after', LocalSpan> => ({
  before: { fromMs: fromMs - marginMinutes * minuteMs, toMs: fromMs },
  after: { fromMs: toMs, toMs: toMs + marginMinutes * minuteMs },
});

const microsOf = ({ fromMs, toMs }: LocalSpan): MicroSpan => ({
  fromMicros: fromMs * 1000,
  toMicros: toMs * 1000,
});

type Row =
  | { readonly meter_id: number; readonly minute: number; readonly sum: number; readonly reads: number }
  | (DayWithin & { readonly minute: null });

type Sums = ReadonlyMap<number, MinuteSums>;

type PackedQuery = { readonly meterIds: readonly number[]; readonly span: LocalSpan };

const addPacked = async (
  db: Kysely<Database>,
  { meterIds, span }: PackedQuery,
  sums: Sums,
): Promise<void> => {
  if (meterIds.length === 0) return;
  const { rows } = await sql<DayWithin>`${packedWithin(meterIds, span, 'powers')}`.execute(db);
  for (const row of rows) addDay(row, span, sums);
};

const addDay = (row: DayWithin, span: LocalSpan, sums: Sums): void => {
  const ofMeter = sums.get(row.meter_id);
  if (ofMeter) addMinutesOfDay(row, microsOf(span), ofMeter);
};

/**
 * Hot rows with their neighbours, and packed days, in one statement: no reading is in both or missing in between. As rows of one
 * table, so that a cluster asks for both of a meter at once where they lie.
 */
const addReadings = async (db: Kysely<Database>, span: LocalSpan, sums: Sums): Promise<void> => {
  const { before, after } = around(span);
  const zero = new Date(span.fromMs).toISOString();
  const meterIds = [...sums.keys()];
  const { rows } = await sql<Row>`
    select * from (
      select meter_id, (date_part('epoch', bin - ${zero}::timestamptz) / 60)::integer as minute, sum, reads::integer,
        null::bytea as minute_powers, null::bytea as packed
      from (
        select meter_id, date_bin('1 minute', at, ${zero}::timestamptz) as bin, sum(power) as sum, count(power) as reads
        from (
          select meter_id, at, ${powerOfPhases} as power
          from reading
          where meter_id = any(${meterIds}::integer[])
            and at >= ${new Date(before.fromMs).toISOString()}::timestamptz
            and at < ${new Date(after.toMs).toISOString()}::timestamptz) found
        group by meter_id, bin) minutes
      where reads > 0
      union all
      select meter_id, null, null, null, minute_powers, packed
      from (${packedWithin(meterIds, span, 'powers')}) days) as powers`.execute(db);
  for (const row of rows) {
    if (row.minute === null) addDay(row, span, sums);
    else sums.get(row.meter_id)?.add(row.minute, row.sum, row.reads);
  }
};

/** A phase has seven numbers, power is the third. One unknown phase makes the sum unknown. */
const powerOfPhases = sql`case cardinality(phase_values)
  when 7 then phase_values[3]
  when 14 then phase_values[3] + phase_values[10]
  else phase_values[3] + phase_values[10] + phase_values[17] end`;
