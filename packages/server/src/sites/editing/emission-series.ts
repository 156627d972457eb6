// The series of grams of CO2 that a kWh from the grid emits.
import { type Kysely, sql } from 'kysely';
import { raiseRevision } from '../../rollups/raise-revision.ts';
import { instantOf } from '../../storage/instants.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

/** One entry of each column is a value and its time. */
export type EmissionColumns = Readonly<Record<'atMicros' | 'gramsPerKwh', Float64Array>>;

/** Few enough rows that other answers are given between two steps. */
const stepRows = 2_000;

/** Of several values at one instant the last counts. */
export const storeEmissions = async (
  db: Db,
  siteId: number,
  { atMicros, gramsPerKwh }: EmissionColumns,
): Promise<void> => {
  const rows = new Map<number, number>();
  for (const [index, at] of atMicros.entries()) rows.set(at, gramsPerKwh[index] ?? 0);
  try {
    await storeInSteps(db, siteId, [...rows]);
  } finally {
    // The revision is raised last, even where a step failed: what was computed meanwhile belongs to the revision
    // before.
    await raiseRevision(db, siteId);
  }
};

type Emission = readonly [atMicros: number, gramsPerKwh: number];

const storeInSteps = async (db: Db, siteId: number, all: readonly Emission[]): Promise<void> => {
  for (let from = 0; from < all.length; from += stepRows) {
    const step = all.slice(from, from + stepRows);
    await sql`
      insert into emission_series (site_id, at, g_per_kwh)
      select ${siteId}, ${instantOf(sql.ref('at_micros'))}, g_per_kwh
      from unnest(${step.map(([at]) => at)}::int8[], ${step.map(([, grams]) => grams)}::float8[])
        as emission (at_micros, g_per_kwh)
      on conflict (site_id, at) do update set g_per_kwh = excluded.g_per_kwh`.execute(db);
  }
};

export type EmissionSeries = {
  readonly from: Date;
  readonly to: Date;
  readonly values: number;
  readonly leastGramsPerKwh: number;
  readonly mostGramsPerKwh: number;
};

/** Null when the site has no series. */
export const emissionSeries = async (db: Db, siteId: number): Promise<EmissionSeries | null> => {
  const { rows } = await sql<EmissionSeries>`
    select min(at) as "from", max(at) as "to", count(*)::int4 as "values",
      min(g_per_kwh) as "leastGramsPerKwh", max(g_per_kwh) as "mostGramsPerKwh"
    from emission_series where site_id = ${siteId} having count(*) > 0`.execute(db);
  return rows[0] ?? null;
};

export const deleteEmissions = async (db: Db, siteId: number): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('emission_series')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await raiseRevision(db, siteId);
};
