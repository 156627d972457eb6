// A site's grams of CO2 per kWh: its usual factor, and its series of factors where it has one.
import type { EmissionFactor, EmissionFactors, LocalSpan } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export const emissionSettings = (db: Db, siteId: number) =>
  db
    .selectFrom('site')
    .select('emission_g_per_kwh as factor')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('emission_series').select('at').where('site_id', '=', siteId).limit(1)).as(
        'hasSeries',
      ),
    )
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();

/** The first factor is the one that applies at the start. */
export const factorsIn = async (
  db: Db,
  siteId: number,
  { fromMs, toMs }: LocalSpan,
): Promise<EmissionFactor[]> => {
  const ofSite = db.selectFrom('emission_series').select(['at', 'g_per_kwh']).where('site_id', '=', siteId);
  const before = await ofSite.where('at', '<=', new Date(fromMs)).orderBy('at', 'desc').limit(1).execute();
  const within = await ofSite
    .where('at', '>', new Date(fromMs))
    .where('at', '<', new Date(toMs))
    .orderBy('at')
    .execute();
  return [...before, ...within].map(({ at, g_per_kwh }) => ({ fromMs: at.getTime(), gPerKwh: g_per_kwh }));
};

export const emissionFactorsIn = async (
  db: Db,
  siteId: number,
  span: LocalSpan,
): Promise<EmissionFactors> => {
  const { factor } = await emissionSettings(db, siteId);
  return { factors: await factorsIn(db, siteId, span), usualGPerKwh: factor };
};
