// The alert rules of a site and its meters, with their limits.
import type { AlertRule, AlertRules } from '@ohmstead/contract';
import { type IncidentKind, incidentKind, incidentKinds } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { alertParametersOf } from '../analysis/alert-parameter-store.ts';
import { type AnalysedMeter, analysedMeters } from '../analysis/analysed-meters.ts';
import { type Outcome, refuse } from '../errors/outcome.ts';
import { defaultLimit } from '../ingest/alerts/default-limits.ts';
import { ruleInForce } from '../ingest/alerts/rule-in-force.ts';
import type { Database } from '../storage/schema.ts';
import { siteOf } from './list-incidents.ts';
import { storedRules } from './stored-rules.ts';

type Db = Kysely<Database>;

export const siteRules = async (db: Db, siteId: number, now: Date): Promise<Outcome<AlertRules>> => {
  const site = await siteOf(db, siteId);
  if (!site) return refuse('wrong_id');
  const meters = await analysedMeters(db, siteId);
  const stored = await storedRules(db, [siteId]);
  const limitOf = await usualLimits(db, siteId, meters);
  const rests = await restsOf(db, siteId, now);
  const present = (kind: IncidentKind, meterId: number | null): AlertRule => {
    const { unit, side } = incidentKind(kind);
    const snoozed = rests.find((rest) => rest.kind === kind && rest.meter_id === meterId);
    return {
      kind,
      meterId,
      ...ruleInForce(stored, kind, meterId),
      defaultLimit: limitOf(kind, meterId),
      unit,
      hasLimit: side !== 'fact',
      snoozedUntil: snoozed?.until.toISOString() ?? null,
    };
  };
  const ofMeters = stored.filter(({ meterId }) => meterId !== null);
  return {
    id: site.id,
    timeZone: site.time_zone,
    priceUnit: site.price_unit,
    meters: meters.map(({ id, name }) => ({ meterId: id, name })),
    rules: [
      ...incidentKinds.map((kind) => present(kind, null)),
      ...ofMeters.map(({ kind, meterId }) => present(kind, meterId)),
    ],
  };
};

/** Of a site as a whole where all its meters have the same. */
export const usualLimits = async (db: Db, siteId: number, meters: readonly AnalysedMeter[]) => {
  const parameters = await alertParametersOf(db, siteId);
  const ofMeter = (kind: IncidentKind, meter: AnalysedMeter): number | null =>
    defaultLimit(kind, parameters, { rating: meter.rating, phases: meter.type });
  return (kind: IncidentKind, meterId: number | null): number | null => {
    const meter = meters.find(({ id }) => id === meterId);
    if (meter) return ofMeter(kind, meter);
    const ofSite = defaultLimit(kind, parameters, null);
    if (ofSite !== null) return ofSite;
    const [first = null, ...others] = new Set(meters.map((one) => ofMeter(kind, one)));
    return others.length === 0 ? first : null;
  };
};

/** Until when kinds are at rest at the site and its meters. */
const restsOf = (db: Db, siteId: number, now: Date) =>
  db
    .selectFrom('incident')
    .where('site_id', '=', siteId)
    .where('snoozed_until', '>', now)
    .groupBy(['kind', 'meter_id'])
    .select(['kind', 'meter_id', sql<Date>`max(snoozed_until)`.as('until')])
    .execute();
