import type { IncidentKind } from '@ohmstead/domain';
import type { IconName } from '../ui/Icon.tsx';

export const incidentIcons: Record<IncidentKind, IconName> = {
  offline: 'cloudOff',
  overPower: 'alert',
  overVoltage: 'alert',
  underVoltage: 'alert',
  overCurrent: 'alert',
  phaseLoss: 'alert',
  phaseFrozen: 'alert',
  dayConsumption: 'house',
  monthConsumption: 'house',
  budgetPace: 'house',
  unusualConsumption: 'house',
  noYield: 'sun',
  baseLoadRisen: 'house',
  demandNearLimit: 'grid',
  priceBelow: 'sum',
  priceAbove: 'sum',
  counterJudged: 'meter',
  meterReplaced: 'meter',
};
