// The values around an incident. Of one that a meter's readings show they are read again while the readings are there; else
// they are those that were kept with it.
import {
  type EvidencePoint,
  evidenceOf,
  type FlatValues,
  formatInstantMicros,
  minuteMicros,
  type ReadingKind,
  readingKinds,
  watchedValue,
} from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readReadings } from '../readings/read-readings.ts';
import type { Database } from '../storage/schema.ts';
import type { ShownIncident } from './incident-row.ts';

const aroundMicros = 30 * minuteMicros;
/** Of a long one its beginning is shown. */
const longestMicros = 24 * 60 * minuteMicros;

type Shown = Pick<ShownIncident, 'kind' | 'phase' | 'meter_id' | 'started_at' | 'ended_at' | 'evidence'>;

export const incidentEvidence = async (
  db: Kysely<Database>,
  incident: Shown,
  now: Date,
): Promise<ShownIncident['evidence']> => {
  const measure = measureOf(incident);
  if (measure === null || incident.meter_id === null) return incident.evidence;
  const fromMicros = incident.started_at.getTime() * 1000 - aroundMicros;
  const endMicros = (incident.ended_at ?? now).getTime() * 1000 + aroundMicros;
  const toMicros = Math.min(endMicros, fromMicros + longestMicros);
  const found = await readReadings(db, [incident.meter_id], { fromMicros, toMicros });
  const points = (found.get(incident.meter_id) ?? []).map(({ atMicros, values }) => ({
    atMicros,
    value: measure(values),
  }));
  return points.length === 0 ? incident.evidence : evidenceOf(points).map(presentPoint);
};

/** Kept with the incident, for when the readings are there no more. Of a silence there is nothing to keep. */
export const keepEvidence = async (
  trx: Kysely<Database>,
  { incident_id, ...incident }: Omit<Shown, 'evidence'> & { readonly incident_id: number },
  now: Date,
): Promise<void> => {
  if (!isReadingKind(incident.kind)) return;
  const evidence = await incidentEvidence(trx, { ...incident, evidence: [] }, now);
  await trx
    .updateTable('incident')
    .set({ evidence: JSON.stringify(evidence) })
    .where('id', '=', incident_id)
    .execute();
};

export const presentPoint = ({ atMicros, value }: EvidencePoint) => ({
  at: formatInstantMicros(atMicros),
  value,
});

const isReadingKind = (kind: string): kind is ReadingKind =>
  (readingKinds as readonly string[]).includes(kind); // widened for `includes`

/** Of a silence the power that was drawn before. */
const measureOf = ({ kind, phase }: Shown): ((values: FlatValues) => number | null) | null => {
  if (kind === 'offline') return (values) => watchedValue({ kind: 'overPower', phase: null }, values);
  return isReadingKind(kind) ? (values) => watchedValue({ kind, phase }, values) : null;
};
