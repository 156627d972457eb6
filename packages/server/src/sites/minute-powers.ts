// One-minute averages of meters' power: of hot rows made by the database, of packed days here.
import type { LocalSpan } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { openDay } from '../readings/compressed-day.ts';
import type { MeterSpan } from '../readings/meter-span.ts';
import { type MinutePower, MinuteSums } from '../readings/minute-sums.ts';
import { addMinutesOfDay, addPackedMinutes } from '../readings/packed-minutes.ts';
import { packedWithin } from '../readings/packed-readings.ts';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';

/** A meter that reads once an hour still covers the span's first and last minutes. */
const marginMinutes = 180;
const minuteMs = 60_000;

/**
 * By meter, in order; minutes count from the span's start. Those below 0 and beyond the span's end are neighbours
 * whose values may reach into it.
 */
export const minutePowers = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  span: LocalSpan,
): Promise<Map<number, MinutePower[]>> => {
  const sums = sumsOf(meterIds, span);
  const told = new Map<number, MinutePower[]>();
  const addPacked = (ids: readonly number[], part: LocalSpan): Promise<void> =>
    addPackedMinutes(
      queryIn(db),
      ids.map((meterId) => spanOf(meterId, part)),
      sums,
    );
  const average = (ids: readonly number[]): void => {
    for (const id of ids) told.set(id, sums.get(id)?.averages() ?? []);
  };
  await addTold(db, span, sums);
  average(meterIds);
  const lonely = meterIds.filter((id) => needsNeighbours(told.get(id) ?? []));
  const { before, after } = around(span);
  await addPacked(lonely, before);
  await addPacked(lonely, after);
  average(lonely);
  return told;
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

const spanOf = (meterId: number, { fromMs, toMs }: LocalSpan): MeterSpan => ({
  meterId,
  fromMicros: fromMs * 1000,
  toMicros: toMs * 1000,
});

/**
 * Unless it tells of the first two minutes: no power from before then reaches into the span, and how long the
 * last one holds is known from the one before it. Days are dear to unpack.
 */
export const needsNeighbours = (told: readonly MinutePower[]): boolean =>
  !told.some(({ minute }) => minute === 0) || !told.some(({ minute }) => minute === 1);

type Row =
  | { meter_id: number; packed: null; minute: number; sum: number; reads: number }
  | { meter_id: number; packed: Buffer };

/** Of hot rows with their neighbours, and of packed days: in one statement, so that a reading is of one of them. */
const addTold = async (
  db: Kysely<Database>,
  span: LocalSpan,
  sums: ReadonlyMap<number, MinuteSums>,
): Promise<void> => {
  const { before, after } = around(span);
  const zero = new Date(span.fromMs).toISOString();
  const meterIds = [...sums.keys()];
  const { rows } = await sql<Row>`
    select meter_id, (date_part('epoch', bin - ${zero}::timestamptz) / 60)::integer as minute, sum, reads::integer,
      null::bytea as packed
    from (
      select meter_id, date_bin('1 minute', at, ${zero}::timestamptz) as bin, sum(power) as sum, count(power) as reads
      from (
        select meter_id, at, ${powerOfPhases} as power
        from reading
        where meter_id = any(${meterIds}::integer[])
          and at >= ${new Date(before.fromMs).toISOString()}::timestamptz
          and at < ${new Date(after.toMs).toISOString()}::timestamptz) told
      group by meter_id, bin) minutes
    where reads > 0
    union all
    select meter_id, null, null, null, packed from (${packedWithin(meterIds, span)}) days`.execute(db);
  for (const row of rows) {
    const ofMeter = sums.get(row.meter_id);
    if (row.packed === null) ofMeter?.add(row.minute, row.sum, row.reads);
    else if (ofMeter) addMinutesOfDay(openDay(row.packed), spanOf(row.meter_id, span), ofMeter);
  }
};

/** Seven numbers a phase, power the third. One unknown phase makes the sum unknown. */
const powerOfPhases = sql`case cardinality(phase_values)
  when 7 then phase_values[3]
  when 14 then phase_values[3] + phase_values[10]
  else phase_values[3] + phase_values[10] + phase_values[17] end`;
