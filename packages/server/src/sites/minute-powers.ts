// One-minute averages of meters' power: of hot rows made by the database, of packed days here.
import type { LocalSpan } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { type MinuteSum, packedMinutes } from '../readings/packed-minutes.ts';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';

/** The average over a minute in which the meter told its power that often; minutes count from the span's start. */
export type MinutePower = { readonly minute: number; readonly powerW: number; readonly reads: number };

/** A meter that reads once an hour still covers the span's first and last minutes. */
const marginMinutes = 180;

/** By meter, in order. Minutes below 0 and beyond the span's end are neighbours whose values may reach into it. */
export const minutePowers = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, toMs }: LocalSpan,
): Promise<Map<number, MinutePower[]>> => {
  const marginMs = marginMinutes * 60_000;
  const wide = { fromMs: fromMs - marginMs, toMs: toMs + marginMs };
  const hot = await hotMinutes(db, meterIds, { ...wide, zeroMs: fromMs });
  const micros = { fromMicros: wide.fromMs * 1000, toMicros: wide.toMs * 1000 };
  const spans = meterIds.map((meterId) => ({ meterId, ...micros }));
  const packed = await packedMinutes(queryIn(db), spans, fromMs * 1000);
  return new Map(
    meterIds.flatMap((id) => {
      const sums = [...(packed.get(id) ?? []), ...(hot.get(id) ?? [])];
      return sums.length === 0 ? [] : [[id, averagesOf(sums)] as const];
    }),
  );
};

/** A minute may come more than once: a day's late readings are hot. */
const averagesOf = (sums: readonly MinuteSum[]): MinutePower[] => {
  const minutes = new Map<number, MinuteSum>();
  for (const sum of sums) {
    const known = minutes.get(sum.minute) ?? { sumW: 0, reads: 0 };
    const { minute } = sum;
    minutes.set(minute, { minute, sumW: known.sumW + sum.sumW, reads: known.reads + sum.reads });
  }
  return [...minutes.values()]
    .sort((a, b) => a.minute - b.minute)
    .map(({ minute, sumW, reads }) => ({ minute, powerW: sumW / reads, reads }));
};

type Row = { meter_id: number; minute: number; sum: number; reads: number };

type Wide = { readonly fromMs: number; readonly toMs: number; readonly zeroMs: number };

const hotMinutes = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, toMs, zeroMs }: Wide,
): Promise<Map<number, MinuteSum[]>> => {
  const zero = new Date(zeroMs).toISOString();
  const { rows } = await sql<Row>`
    select meter_id, (date_part('epoch', bin - ${zero}::timestamptz) / 60)::integer as minute, sum, reads::integer
    from (
      select meter_id, date_bin('1 minute', at, ${zero}::timestamptz) as bin, sum(power) as sum, count(power) as reads
      from (
        select meter_id, at, ${powerOfPhases} as power
        from reading
        where meter_id = any(${meterIds}::integer[])
          and at >= ${new Date(fromMs).toISOString()}::timestamptz
          and at < ${new Date(toMs).toISOString()}::timestamptz) told
      group by meter_id, bin) minutes
    where reads > 0
    order by meter_id, bin`.execute(db);
  return byMeter(rows);
};

/** Seven numbers a phase, power the third. One unknown phase makes the sum unknown. */
const powerOfPhases = sql`case cardinality(phase_values)
  when 7 then phase_values[3]
  when 14 then phase_values[3] + phase_values[10]
  else phase_values[3] + phase_values[10] + phase_values[17] end`;

const byMeter = (rows: readonly Row[]): Map<number, MinuteSum[]> => {
  const sums = new Map<number, MinuteSum[]>();
  for (const { meter_id, minute, sum, reads } of rows) {
    const ofMeter = sums.get(meter_id) ?? [];
    ofMeter.push({ minute, sumW: sum, reads });
    sums.set(meter_id, ofMeter);
  }
  return sums;
};
