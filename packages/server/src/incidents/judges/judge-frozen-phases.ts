// Phases whose readings stood still for a whole day of UTC, by the extremes that are kept of packed days.
import { extremeKinds, frozenPhases, type PhaseExtremes } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';
import { beganOf, endOf } from './meter-incident-store.ts';
import { judgedMeters, metersAtOnce, newestDays, type PackedDay } from './newest-packed-days.ts';

type Db = Kysely<Database>;

const perPhase = extremeKinds.length;
const placeOf = (quantity: 'voltageV' | 'powerW', end: 'least' | 'greatest'): number =>
  extremeKinds.findIndex((kind) => kind.quantity === quantity && kind.end === end);
const places = {
  leastV: placeOf('voltageV', 'least'),
  greatestV: placeOf('voltageV', 'greatest'),
  leastW: placeOf('powerW', 'least'),
  greatestW: placeOf('powerW', 'greatest'),
};

/** The newest packed day of each three-phase meter. Safe to run twice. */
export const judgeFrozenPhases = async (db: Db, now: Date): Promise<void> => {
  let afterId = 0;
  for (;;) {
    const meters = await judgedMeters(db, afterId);
    await judgePage(db, await newestDays(db, meters, now), now);
    const last = meters.at(-1);
    if (!last || meters.length < metersAtOnce) return;
    afterId = last.id;
  }
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
