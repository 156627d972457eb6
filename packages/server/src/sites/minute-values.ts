// One quantity of a meter by phase and minute, of hot rows and packed days.
import { type LocalSpan, type PackedDay, phaseWidth, quantityPlaces } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { packedDays } from '../readings/packed-readings.ts';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';
import type { LineQuantity } from './line-columns.ts';

type Db = Kysely<Database>;

export type MinutesAsked = { readonly meterId: number; readonly span: LocalSpan; readonly of: LineQuantity };

/** Minutes count from the span's start. */
type MinuteValue = {
  readonly phase: number;
  readonly minute: number;
  /** Sum of `reads` values; of a counter the highest of them. */
  readonly sum: number;
  readonly reads: number;
};

const minuteMs = 60_000;
const phases = [0, 1, 2] as const;

/** By phase; as many as the meter has told of. */
export const minuteValues = async (db: Db, asked: MinutesAsked): Promise<(number | null)[][]> => {
  const minutes = Math.ceil((asked.span.toMs - asked.span.fromMs) / minuteMs);
  // Hot ones first: a day packed meanwhile is then read twice, which changes no average, and never missed.
  const values = [...(await hotValues(db, asked)), ...(await packedValues(db, asked))];
  const told = phases.filter((phase) => values.some((value) => value.phase === phase));
  return told.map((phase) =>
    averagesOf(
      values.filter((value) => value.phase === phase),
      minutes,
      asked.of,
    ),
  );
};

const averagesOf = (
  values: readonly MinuteValue[],
  minutes: number,
  { counts }: LineQuantity,
): (number | null)[] => {
  const sums = new Array<number>(minutes).fill(0);
  const reads = new Array<number>(minutes).fill(0);
  for (const value of values) {
    sums[value.minute] = counts
      ? Math.max(sums[value.minute] ?? 0, value.sum)
      : (sums[value.minute] ?? 0) + value.sum;
    reads[value.minute] = (reads[value.minute] ?? 0) + value.reads;
  }
  return sums.map((sum, minute) => (reads[minute] ? sum / (counts ? 1 : reads[minute]) : null));
};

const packedValues = async (db: Db, { meterId, span, of }: MinutesAsked): Promise<MinuteValue[]> => {
  const micros = { fromMicros: span.fromMs * 1000, toMicros: span.toMs * 1000 };
  const days = await packedDays(queryIn(db), [{ meterId, ...micros }]);
  return days.flatMap(({ day }) => phases.flatMap((phase) => valuesOfDay(day, phase, { span, of })));
};

const valuesOfDay = (
  day: PackedDay,
  phase: number,
  { span, of }: Pick<MinutesAsked, 'span' | 'of'>,
): MinuteValue[] => {
  const values: MinuteValue[] = [];
  const column = day.phaseColumn(phase, of.quantity);
  for (const [index, atMicros] of day.instants().entries()) {
    const value = column[index] ?? null;
    const atMs = atMicros / 1000;
    if (value === null || atMs < span.fromMs || atMs >= span.toMs) continue;
    values.push({ phase, minute: Math.floor((atMs - span.fromMs) / minuteMs), sum: value, reads: 1 });
  }
  return values;
};

const hotValues = async (db: Db, { meterId, span, of }: MinutesAsked): Promise<MinuteValue[]> => {
  const from = new Date(span.fromMs).toISOString();
  const summed = of.counts ? sql`max(value)` : sql`sum(value)`;
  const { rows } = await sql<MinuteValue>`
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
