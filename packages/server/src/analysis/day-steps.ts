// The lowest and highest values in steps of long spans. The database combines the extremes stored beside packed days with
// those of hot readings. The mean power comes from the counters, at any length.
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
  const query = { meterIds, steps, toMs: span.toMs, quantity };
  for (const row of [...(await packedExtremes(db, query)), ...(await hotExtremes(db, query))]) {
    for (const [phase, line] of (lines.get(row.meter_id) ?? []).entries()) {
      addRow(line, row.step, row.least[phase] ?? null, row.greatest[phase] ?? null);
    }
  }
  if (quantity !== 'powerW') return lines;
  const means = await meanPowers(db, meterIds, steps);
  return new Map([...lines].map(([id, ofMeter]) => [id, withMeans(ofMeter, means.get(id) ?? [])]));
};

/** An extreme that is not stored stays unknown. */
const addRow = (line: StepStatistics, step: number, least: number | null, greatest: number | null): void => {
  if (least !== null) line.min[step] = Math.min(line.min[step] ?? least, least);
  if (greatest !== null) line.max[step] = Math.max(line.max[step] ?? greatest, greatest);
};

const withMeans = (
  lines: readonly StepStatistics[],
  means: readonly (readonly (number | null)[])[],
): StepStatistics[] => lines.map((line, phase) => ({ ...line, mean: [...(means[phase] ?? line.mean)] }));

type Row = { meter_id: number; step: number; least: (number | null)[]; greatest: (number | null)[] };
type ExtremesQuery = {
  readonly meterIds: readonly number[];
  readonly steps: EvenSteps;
  readonly toMs: number;
  readonly quantity: Quantity;
};

const packedExtremes = async (db: Db, { meterIds, steps, toMs, quantity }: ExtremesQuery): Promise<Row[]> => {
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

const hotExtremes = async (db: Db, { meterIds, steps, toMs, quantity }: ExtremesQuery): Promise<Row[]> => {
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

/** Indexes into the array, from 1, phase after phase. */
const phasePlaces = (place: number, width: number): number[] =>
  Array.from({ length: mostPhases }, (_, phase) => phase * width + place + 1);

/** Empty where no such extreme is stored. */
const keptAt = (quantity: Quantity, end: 'least' | 'greatest'): number[] => {
  const place = extremeKinds.findIndex((kind) => kind.quantity === quantity && kind.end === end);
  return place < 0 ? [] : phasePlaces(place, extremeKinds.length);
};

const ofPhases = (aggregate: 'min' | 'max', places: readonly number[]): RawBuilder<unknown> =>
  places.length === 0
    ? sql`null::float8`
    : sql.join(places.map((place) => sql.raw(`${aggregate}(numbers[${place}])`)));
