// Least and greatest of long spans: of packed days from the extremes kept beside them, of hot readings from
// themselves, put together by the database. The mean of power is told by the counters, at any length.
import { dayMs, extremeKinds, quantityPlaces } from '@ohmstead/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { EvenSteps } from './even-steps.ts';
import { meanPowers } from './mean-powers.ts';
import type { MeterLines, Quantity, StepsQuery } from './meter-lines.ts';
import { noStatistics, type StepStatistics } from './step-statistics.ts';

const mostPhases = 3;

type Db = Kysely<Database>;

/** Steps are whole days of UTC. */
export const daySteps = async (
  db: Db,
  meterIds: readonly number[],
  { steps, span, quantity }: StepsQuery,
): Promise<MeterLines> => {
  const lines = new Map(
    meterIds.map((id) => [id, Array.from({ length: mostPhases }, () => noStatistics(steps.count))]),
  );
  const asked = { meterIds, steps, toMs: span.toMs, quantity };
  for (const row of [...(await packedExtremes(db, asked)), ...(await hotExtremes(db, asked))]) {
    for (const [phase, line] of (lines.get(row.meter_id) ?? []).entries()) {
      addRow(line, row.step, row.least[phase] ?? null, row.greatest[phase] ?? null);
    }
  }
  if (quantity !== 'powerW') return lines;
  const means = await meanPowers(db, meterIds, steps);
  return new Map([...lines].map(([id, ofMeter]) => [id, withMeans(ofMeter, means.get(id) ?? [])]));
};

/** Where one of them is not kept, it stays unknown. */
const addRow = (line: StepStatistics, step: number, least: number | null, greatest: number | null): void => {
  if (least !== null) line.min[step] = Math.min(line.min[step] ?? least, least);
  if (greatest !== null) line.max[step] = Math.max(line.max[step] ?? greatest, greatest);
};

const withMeans = (
  lines: readonly StepStatistics[],
  means: readonly (readonly (number | null)[])[],
): StepStatistics[] => lines.map((line, phase) => ({ ...line, mean: [...(means[phase] ?? line.mean)] }));

type Row = { meter_id: number; step: number; least: (number | null)[]; greatest: (number | null)[] };
type Asked = {
  readonly meterIds: readonly number[];
  readonly steps: EvenSteps;
  readonly toMs: number;
  readonly quantity: Quantity;
};

const packedExtremes = async (db: Db, { meterIds, steps, toMs, quantity }: Asked): Promise<Row[]> => {
  const first = sql`${new Date(steps.fromMs).toISOString().slice(0, 10)}::date`;
  const last = sql`${new Date(toMs - 1).toISOString().slice(0, 10)}::date`;
  const { rows } = await sql<Row>`
    select meter_id, step, array[${ofPhases('min', keptAt(quantity, 'least'))}] as least,
      array[${ofPhases('max', keptAt(quantity, 'greatest'))}] as greatest
    from (select meter_id, (day - ${first}) / ${steps.stepMs / dayMs}::int4 as step, extremes as numbers
      from reading_day
      where meter_id = any(${meterIds}::int4[]) and day between ${first} and ${last}) kept
    group by meter_id, step`.execute(db);
  return rows;
};

const hotExtremes = async (db: Db, { meterIds, steps, toMs, quantity }: Asked): Promise<Row[]> => {
  const from = sql`${new Date(steps.fromMs).toISOString()}::timestamptz`;
  const places = phasePlaces(quantityPlaces[quantity], Object.keys(quantityPlaces).length);
  const { rows } = await sql<Row>`
    select meter_id, step, array[${ofPhases('min', places)}] as least,
      array[${ofPhases('max', places)}] as greatest
    from (select meter_id, phase_values as numbers,
        floor(extract(epoch from at - ${from}) * 1000 / ${steps.stepMs}::int8)::int4 as step
      from reading
      where meter_id = any(${meterIds}::int4[]) and at >= ${from}
        and at < ${new Date(toMs).toISOString()}::timestamptz) hot
    group by meter_id, step`.execute(db);
  return rows;
};

/** Places from 1, a phase after the other. */
const phasePlaces = (place: number, width: number): number[] =>
  Array.from({ length: mostPhases }, (_, phase) => phase * width + place + 1);

/** Empty where no such extreme is kept. */
const keptAt = (quantity: Quantity, end: 'least' | 'greatest'): number[] => {
  const place = extremeKinds.findIndex((kind) => kind.quantity === quantity && kind.end === end);
  return place < 0 ? [] : phasePlaces(place, extremeKinds.length);
};

const ofPhases = (aggregate: 'min' | 'max', places: readonly number[]): RawBuilder<unknown> =>
  places.length === 0
    ? sql`null::float8`
    : sql.join(places.map((place) => sql.raw(`${aggregate}(numbers[${place}])`)));
