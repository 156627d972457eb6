// One quantity of a meter by phase and minute, from hot rows and packed days.
import { type LocalSpan, type MinutePowers, minuteMs, phaseWidth, quantityPlaces } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { openDay, openMinutes } from '../readings/compressed-day.ts';
import { type DayWithin, packedWithin } from '../readings/packed-readings.ts';
import type { Database } from '../storage/schema.ts';
import type { LineQuantity } from './line-columns.ts';

type Db = Kysely<Database>;

export type MinutesQuery = { readonly meterId: number; readonly span: LocalSpan; readonly of: LineQuantity };

const phases = [0, 1, 2] as const;

/** By minute from the span's start: the number of values and their sum, for a counter the highest value. */
type Minutes = { readonly sums: Float64Array; readonly reads: Uint32Array };

/** One entry for each phase that the meter has sent. */
export const minuteValues = async (db: Db, query: MinutesQuery): Promise<(number | null)[][]> =>
  (await minuteValuesByPhase(db, query)).filter((values) => values.some((value) => value !== null));

/** Phase A, B and C; null where nothing was sent. */
export const minuteValuesByPhase = async (db: Db, query: MinutesQuery): Promise<(number | null)[][]> => {
  const count = Math.ceil((query.span.toMs - query.span.fromMs) / minuteMs);
  const minutes = phases.map(() => ({ sums: new Float64Array(count), reads: new Uint32Array(count) }));
  for (const row of await valuesByMinute(db, query)) {
    if (row.phase === null) addDay(row, query, minutes);
    else add(minutes[row.phase], row, query.of);
  }
  return minutes.map((ofPhase) => averagesOf(ofPhase, query.of));
};

type MinuteValue = { readonly minute: number; readonly sum: number; readonly reads: number };

const add = (into: Minutes | undefined, { minute, sum, reads }: MinuteValue, { counts }: LineQuantity) => {
  if (into === undefined) return;
  const before = into.sums[minute] ?? 0;
  into.sums[minute] = counts ? Math.max(before, sum) : before + sum;
  into.reads[minute] = (into.reads[minute] ?? 0) + reads;
};

/** Rounds a sum of decimals, so that the average does not depend on the order or the tier it was summed up in. */
const exact = (sum: number): number => Math.round(sum * 1e6) / 1e6;

/** A loop, because the iterator of a typed array takes ten times as long. */
const averagesOf = ({ sums, reads }: Minutes, { counts }: LineQuantity): (number | null)[] => {
  const averages: (number | null)[] = [];
  for (let minute = 0; minute < sums.length; minute += 1) {
    const [sum, times] = [sums[minute] ?? 0, reads[minute] ?? 0];
    averages.push(times === 0 ? null : exact(sum) / (counts ? 1 : times));
  }
  return averages;
};

const addDay = (
  { minute_powers, packed }: DayWithin,
  query: MinutesQuery,
  minutes: readonly Minutes[],
): void => {
  if (minute_powers !== null) {
    const powers = openMinutes(minute_powers);
    for (const phase of phases) addColumn(columnOfPowers(powers, phase), query, minutes[phase]);
  } else if (packed !== null) {
    const day = openDay(packed);
    const instants = day.instants();
    for (const phase of phases) {
      const sums = day.phaseColumn(phase, query.of.quantity);
      addColumn({ instants, unitMicros: 1, sums, reads: null }, query, minutes[phase]);
    }
  }
};

/** One quantity of one phase: single values, or sums of several. */
type Column = {
  readonly instants: ArrayLike<number>;
  readonly unitMicros: number;
  readonly sums: ArrayLike<number | null>;
  /** Null where each sum is a single value. */
  readonly reads: ArrayLike<number> | null;
};

const columnOfPowers = ({ minutes, reads, sumsW }: MinutePowers, phase: number): Column => ({
  instants: minutes,
  unitMicros: 1000 * minuteMs,
  reads,
  sums: sumsW[phase] ?? [],
});

const addColumn = (
  { instants, unitMicros, sums, reads }: Column,
  { span, of }: Pick<MinutesQuery, 'span' | 'of'>,
  into: Minutes | undefined,
): void => {
  for (let index = 0; index < sums.length; index += 1) {
    const sum = sums[index] ?? null;
    const atMs = ((instants[index] ?? 0) * unitMicros) / 1000;
    if (sum === null || atMs < span.fromMs || atMs >= span.toMs) continue;
    const minute = Math.floor((atMs - span.fromMs) / minuteMs);
    add(into, { minute, sum, reads: reads?.[index] ?? 1 }, of);
  }
};

type Row = (MinuteValue & { readonly phase: number }) | (DayWithin & { readonly phase: null });

/** Hot rows and packed days, in one statement: no reading is in both or missing in between. */
const valuesByMinute = async (db: Db, { meterId, span, of }: MinutesQuery): Promise<Row[]> => {
  const from = new Date(span.fromMs).toISOString();
  const tier = of.quantity === 'powerW' ? 'powers' : 'readings';
  const summed = of.counts ? sql`max(value)` : sql`sum(value)`;
  const { rows } = await sql<Row>`
    select phase, (date_part('epoch', bin - ${from}::timestamptz) / 60)::integer as minute,
      ${summed} as sum, count(value)::integer as reads,
      null::bytea as minute_powers, null::bytea as packed
    from (
      select phase, date_bin('1 minute', at, ${from}::timestamptz) as bin,
        phase_values[phase * ${phaseWidth}::integer + ${quantityPlaces[of.quantity] + 1}::integer] as value
      from reading, unnest(${[...phases]}::integer[]) as phase
      where meter_id = ${meterId} and at >= ${from}::timestamptz
        and at < ${new Date(span.toMs).toISOString()}::timestamptz) found
    where value is not null
    group by phase, bin
    union all
    select null, null, null, null, minute_powers, packed
    from (${packedWithin([meterId], span, tier)}) days`.execute(db);
  return rows;
};
