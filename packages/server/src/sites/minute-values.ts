// One quantity of a meter by phase and minute, of hot rows and packed days.
import { type LocalSpan, type PackedDay, phaseWidth, quantityPlaces } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { packedDays } from '../readings/packed-readings.ts';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';
import type { LineQuantity } from './line-columns.ts';

type Db = Kysely<Database>;

export type MinutesAsked = { readonly meterId: number; readonly span: LocalSpan; readonly of: LineQuantity };

const minuteMs = 60_000;
const phases = [0, 1, 2] as const;

/** Of the minutes from the span's start; how many values each has, and their sum: of a counter the highest of them. */
type Minutes = { readonly sums: Float64Array; readonly reads: Uint32Array };

/** By phase; as many as the meter has told of. */
export const minuteValues = async (db: Db, asked: MinutesAsked): Promise<(number | null)[][]> => {
  const count = Math.ceil((asked.span.toMs - asked.span.fromMs) / minuteMs);
  const told = phases.map(() => ({ sums: new Float64Array(count), reads: new Uint32Array(count) }));
  // Hot ones first: a day packed meanwhile is then read twice, which changes no average, and never missed.
  for (const value of await hotValues(db, asked)) add(told[value.phase], value, asked.of);
  await addPacked(db, asked, told);
  return told
    .filter(({ reads }) => reads.some((times) => times > 0))
    .map((minutes) => averagesOf(minutes, asked.of));
};

type MinuteValue = { readonly minute: number; readonly sum: number; readonly reads: number };

const add = (into: Minutes | undefined, { minute, sum, reads }: MinuteValue, { counts }: LineQuantity) => {
  if (into === undefined) return;
  const before = into.sums[minute] ?? 0;
  into.sums[minute] = counts ? Math.max(before, sum) : before + sum;
  into.reads[minute] = (into.reads[minute] ?? 0) + reads;
};

const averagesOf = ({ sums, reads }: Minutes, { counts }: LineQuantity): (number | null)[] =>
  Array.from(sums, (sum, minute) => (reads[minute] ? sum / (counts ? 1 : reads[minute]) : null));

const addPacked = async (db: Db, { meterId, span, of }: MinutesAsked, told: readonly Minutes[]) => {
  const micros = { fromMicros: span.fromMs * 1000, toMicros: span.toMs * 1000 };
  for (const { day } of await packedDays(queryIn(db), [{ meterId, ...micros }])) {
    for (const phase of phases) addColumn(day, phase, { span, of }, told[phase]);
  }
};

const addColumn = (
  day: PackedDay,
  phase: number,
  { span, of }: Pick<MinutesAsked, 'span' | 'of'>,
  into: Minutes | undefined,
): void => {
  const column = day.phaseColumn(phase, of.quantity);
  for (const [index, atMicros] of day.instants().entries()) {
    const sum = column[index] ?? null;
    const atMs = atMicros / 1000;
    if (sum === null || atMs < span.fromMs || atMs >= span.toMs) continue;
    add(into, { minute: Math.floor((atMs - span.fromMs) / minuteMs), sum, reads: 1 }, of);
  }
};

type HotValue = MinuteValue & { readonly phase: number };

const hotValues = async (db: Db, { meterId, span, of }: MinutesAsked): Promise<HotValue[]> => {
  const from = new Date(span.fromMs).toISOString();
  const summed = of.counts ? sql`max(value)` : sql`sum(value)`;
  const { rows } = await sql<HotValue>`
    select phase, (date_part('epoch', bin - ${from}::timestamptz) / 60)::integer as minute,
      ${summed} as sum, count(value)::integer as reads
    from (
      select phase, date_bin('1 minute', at, ${from}::timestamptz) as bin,
        phase_values[phase * ${phaseWidth}::integer + ${quantityPlaces[of.quantity] + 1}::integer] as value
      from reading, unnest(${[...phases]}::integer[]) as phase
      where meter_id = ${meterId} and at >= ${from}::timestamptz
        and at < ${new Date(span.toMs).toISOString()}::timestamptz) told
    where value is not null
    group by phase, bin`.execute(db);
  return rows;
};
