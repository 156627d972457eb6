// The lowest limit that says anything: below it there would be an incident all the time.
import { leastOfflineMinutes } from '../analysis/alert-parameters.ts';
import { type IncidentKind, type IncidentUnit, incidentKind } from './incident-kinds.ts';

const ofUnit: Readonly<Partial<Record<IncidentUnit, number>>> = {
  minutes: leastOfflineMinutes,
  score: 1,
  // A price may be negative.
  price: Number.NEGATIVE_INFINITY,
};

export const leastLimit = (kind: IncidentKind): number => ofUnit[incidentKind(kind).unit] ?? 0;
