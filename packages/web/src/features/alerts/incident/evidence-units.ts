// What the values are measured in that show an incident: not always what it is judged by.
import { type IncidentKind, incidentKind } from '@ohmstead/domain';

export type EvidenceUnit = 'W' | 'V' | 'A' | 'kWh' | 'price';

export const evidenceUnits: Record<IncidentKind, EvidenceUnit> = {
  offline: 'W',
  overPower: 'W',
  overVoltage: 'V',
  underVoltage: 'V',
  overCurrent: 'A',
  phaseLoss: 'V',
  phaseFrozen: 'V',
  dayConsumption: 'kWh',
  monthConsumption: 'kWh',
  budgetPace: 'kWh',
  unusualConsumption: 'kWh',
  noYield: 'kWh',
  baseLoadRisen: 'W',
  demandNearLimit: 'W',
  priceBelow: 'price',
  priceAbove: 'price',
  counterJudged: 'kWh',
  meterReplaced: 'kWh',
};

/** Their values are the parts of a period, each far below the period's limit. */
const judgedAsSums: ReadonlySet<IncidentKind> = new Set(['dayConsumption', 'monthConsumption']);

/** Whether limit and worst value are of what is drawn. */
export const isJudgedByEvidence = (kind: IncidentKind): boolean =>
  incidentKind(kind).unit === evidenceUnits[kind] && !judgedAsSums.has(kind);
