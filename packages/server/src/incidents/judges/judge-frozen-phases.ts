// Phases whose readings stood still for a whole day of UTC, by the extremes that are kept of packed days.
import { extremeKinds, frozenPhases, incidentKind, type PhaseExtremes } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { isRuleOn } from '../../ingest/alerts/rule-is-on.ts';
import type { Database } from '../../storage/schema.ts';
import { beganOf, endOf } from './meter-incident-store.ts';

type Db = Kysely<Database>;

type PackedDay = {
  readonly siteId: number;
  readonly meterId: number;
  readonly fromAt: Date;
  /** Those of a phase one after another, in the order of `extremeKinds`. */
  readonly extremes: readonly (number | null)[];
};

const perPhase = extremeKinds.length;
const placeOf = (quantity: 'voltageV' | 'powerW', end: 'least' | 'greatest'): number =>
  extremeKinds.findIndex((kind) => kind.quantity === quantity && kind.end === end);
const places = {
  leastV: placeOf('voltageV', 'least'),
  greatestV: placeOf('voltageV', 'greatest'),
  leastW: placeOf('powerW', 'least'),
  greatestW: placeOf('powerW', 'greatest'),
};
/** Fewer readings say nothing of a day. */
const leastReadings = 24;
const lookedBackDays = 3;
const atOnce = 5_000;

/** The newest packed day of each three-phase meter. Safe to run twice. */
export const judgeFrozenPhases = async (db: Db, now: Date): Promise<void> => {
  let afterId = 0;
  for (;;) {
    const days = await newestDays(db, { now, afterId });
    await judgePage(db, days, now);
    const last = days.at(-1);
    if (!last || days.length < atOnce) return;
    afterId = last.meterId;
  }
};

const isPhaseRuleOn = isRuleOn("'phaseFrozen'", String(incidentKind('phaseFrozen').isOnAtFirst));

/** Of meters whose rule for it is on. */
const newestDays = async (
  db: Db,
  { now, afterId }: { readonly now: Date; readonly afterId: number },
): Promise<readonly PackedDay[]> => {
  const { rows } = await sql<PackedDay>`
    select distinct on (meter.id) meter.id as "meterId", meter.site_id as "siteId",
      reading_day.from_at as "fromAt", reading_day.extremes
    from meter join reading_day on reading_day.meter_id = meter.id
    where meter.type = 3 and meter.id > ${afterId} and ${sql.raw(isPhaseRuleOn)}
      and reading_day.day >= (${now}::timestamptz at time zone 'UTC')::date - ${lookedBackDays}::int
      and reading_day.count >= ${leastReadings}
    order by meter.id, reading_day.day desc
    limit ${atOnce}`.execute(db);
  return rows;
};

const judgePage = async (db: Db, days: readonly PackedDay[], now: Date): Promise<void> => {
  const open = await openIncidents(db, days);
  for (const { siteId, meterId, fromAt, extremes } of days) {
    const frozen = frozenPhases(phasesOf(extremes));
    const known = open.filter((incident) => incident.meterId === meterId);
    for (const phase of frozen) {
      if (known.some((incident) => incident.phase === phase)) continue;
      const worst = extremes[(phase - 1) * perPhase + places.leastV] ?? null;
      await beganOf(db, { siteId, meterId, kind: 'phaseFrozen', phase, startedAt: fromAt, worst, now });
    }
    for (const { id, phase } of known)
      if (!frozen.includes(phase)) await endOf(db, { incidentId: id, endedAt: fromAt, now });
  }
};

const phasesOf = (extremes: readonly (number | null)[]): PhaseExtremes[] =>
  Array.from({ length: Math.floor(extremes.length / perPhase) }, (_, index) => {
    const of = (place: number) => extremes[index * perPhase + place] ?? null;
    return {
      leastV: of(places.leastV),
      greatestV: of(places.greatestV),
      leastW: of(places.leastW),
      greatestW: of(places.greatestW),
    };
  });

const openIncidents = async (db: Db, days: readonly PackedDay[]) => {
  const { rows } = await sql<{ id: number; meterId: number; phase: number }>`
    select id, meter_id as "meterId", phase from incident
    where kind = 'phaseFrozen' and ended_at is null and corrected_at is null
      and meter_id = any(${days.map(({ meterId }) => meterId)}::bigint[])`.execute(db);
  return rows;
};
