// The name of each kind of incident.
import type { IncidentKind } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';

export const kindWords: Record<IncidentKind, TextKey> = {
  offline: 'incident.offline',
  overPower: 'incident.overPower',
  overVoltage: 'incident.overVoltage',
  underVoltage: 'incident.underVoltage',
  overCurrent: 'incident.overCurrent',
  phaseLoss: 'incident.phaseLoss',
  phaseFrozen: 'incident.phaseFrozen',
  dayConsumption: 'incident.dayConsumption',
  monthConsumption: 'incident.monthConsumption',
  budgetPace: 'incident.budgetPace',
  unusualConsumption: 'incident.unusualConsumption',
  noYield: 'incident.noYield',
  baseLoadRisen: 'incident.baseLoadRisen',
  demandNearLimit: 'incident.demandNearLimit',
  priceBelow: 'incident.priceBelow',
  priceAbove: 'incident.priceAbove',
  counterJudged: 'incident.counterJudged',
  meterReplaced: 'incident.meterReplaced',
};
