// Pure: how an incident stands, and the one that is worth a banner now.
import type { ListedIncident } from '@ohmstead/contract';
import { type IncidentKind, incidentKind } from '@ohmstead/domain';

/** `normal`: somebody has said that it is. */
export type IncidentState = 'ongoing' | 'over' | 'normal';

export const stateOf = ({ endedAt, isNormal }: ListedIncident): IncidentState => {
  if (isNormal) return 'normal';
  return endedAt === null ? 'ongoing' : 'over';
};

/** Wires and devices may suffer. */
export const isSerious = (incident: ListedIncident): boolean =>
  incident.urgency === 'urgent' && incident.kind !== 'offline' && stateOf(incident) === 'ongoing';

export const isPaused = ({ snoozedUntil }: ListedIncident, nowMs: number): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > nowMs;

export type Standing = { readonly worst: ListedIncident; readonly others: number };

/** Of what goes on, the worst, and how much more there is. What is paused was seen already. */
export const standingIncident = (incidents: readonly ListedIncident[], nowMs: number): Standing | null => {
  const [worst, ...others] = incidents
    .filter((incident) => stateOf(incident) === 'ongoing' && !isPaused(incident, nowMs))
    .sort((a, b) => severityOf(a) - severityOf(b));
  return worst ? { worst, others: others.length } : null;
};

/** The worst first; what is not listed follows, faults of devices and data before the rest. */
const severity: readonly IncidentKind[] = [
  'overVoltage',
  'overCurrent',
  'overPower',
  'phaseLoss',
  'underVoltage',
  'demandNearLimit',
  'offline',
];

const severityOf = ({ kind }: ListedIncident): number => {
  const place = severity.indexOf(kind);
  if (place >= 0) return place;
  return severity.length + (incidentKind(kind).isFault ? 0 : 1);
};
