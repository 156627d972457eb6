// The meters of a site that an analysis looks at, with what they are rated for.
import { type MeterRating, nominalVoltage } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Outcome, refuseField } from '../errors/outcome.ts';
import { withLatest } from '../sites/latest-of-meters.ts';
import { meterTypeOf } from '../sites/meter-type.ts';
import type { Database } from '../storage/schema.ts';

/** Callers have checked that the account may see the site. Calculated meters measure nothing themselves. */
export const analysedMeters = async (db: Kysely<Database>, siteId: number): Promise<AnalysedMeter[]> =>
  (await metersWithRatings(db, siteId)).map(meterOf);

/** All of the site where the query names none. */
export const metersOfQuery = async (
  db: Kysely<Database>,
  siteId: number,
  sensorids = '',
): Promise<Outcome<AnalysedMeter[]>> => {
  const meters = await analysedMeters(db, siteId);
  const ids = new Set(sensorids.split(',').filter(Boolean).map(Number));
  if (ids.size === 0) return meters;
  const chosen = meters.filter(({ id }) => ids.has(id));
  return chosen.length < ids.size ? refuseField('sensorids', 'id_invalid') : chosen;
};

export type AnalysedMeter = ReturnType<typeof meterOf>;

const mostMeters = 200;

const metersWithRatings = async (db: Kysely<Database>, siteId: number) => {
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'name', 'type', 'use_type', 'rated_power_w', 'rated_current_a', 'rated_voltage_v'])
    .where('site_id', '=', siteId)
    .where('parts', 'is', null)
    .orderBy('id')
    .limit(mostMeters)
    .execute();
  return withLatest(db, meters);
};

type Row = Awaited<ReturnType<typeof metersWithRatings>>[number];

const meterOf = (row: Row) => {
  const type = meterTypeOf(row);
  const rating: MeterRating = {
    powerW: row.rated_power_w,
    currentA: row.rated_current_a,
    voltageV: row.rated_voltage_v ?? nominalVoltage(row.phase_values?.[0] ?? null),
  };
  return {
    id: row.id,
    name: row.name,
    type,
    useType: row.use_type,
    rating,
    isVoltageRated: row.rated_voltage_v !== null,
    newestMs: row.at?.getTime() ?? null,
  };
};
