// One-minute averages of meters' power: of hot rows made by the database, of packed days here.
import type { LocalSpan } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { MeterSpan } from '../readings/meter-span.ts';
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
  const hot = await hotMinutes(db, meterIds, {
    fromMs: fromMs - marginMs,
    toMs: toMs + marginMs,
    zeroMs: fromMs,
  });
  const packedIn = (ids: readonly number[], span: LocalSpan): Promise<Map<number, MinuteSum[]>> =>
    packedMinutes(
      queryIn(db),
      ids.map((meterId) => spanOf(meterId, span)),
      fromMs * 1000,
    );
  const within = await packedIn(meterIds, { fromMs, toMs });
  const told =
    (...parts: ReadonlyMap<number, readonly MinuteSum[]>[]) =>
    (id: number): MinutePower[] =>
      averagesOf(parts.flatMap((part) => part.get(id) ?? []));
  const lonely = meterIds.filter((id) => needsNeighbours(told(hot, within)(id)));
  const before = await packedIn(lonely, { fromMs: fromMs - marginMs, toMs: fromMs });
  const after = await packedIn(lonely, { fromMs: toMs, toMs: toMs + marginMs });
  const all = told(hot, before, within, after);
  return new Map(meterIds.map((id) => [id, all(id)] as const).filter(([, powers]) => powers.length > 0));
};

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

const averagesOf = (sums: readonly MinuteSum[]): MinutePower[] =>
  (isInOrder(sums) ? sums : inOrder(sums)).map(({ minute, sumW, reads }) => ({
    minute,
    powerW: sumW / reads,
    reads,
  }));

/** As nearly all are: of one tier, in its order. */
const isInOrder = (sums: readonly MinuteSum[]): boolean =>
  sums.every(({ minute }, index) => index === 0 || minute > (sums[index - 1]?.minute ?? minute));

/** A minute may come more than once: a day's late readings are hot. */
const inOrder = (sums: readonly MinuteSum[]): MinuteSum[] => {
  const minutes = new Map<number, MinuteSum>();
  for (const { minute, sumW, reads } of sums) {
    const known = minutes.get(minute) ?? { sumW: 0, reads: 0 };
    minutes.set(minute, { minute, sumW: known.sumW + sumW, reads: known.reads + reads });
  }
  return [...minutes.values()].sort((a, b) => a.minute - b.minute);
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
