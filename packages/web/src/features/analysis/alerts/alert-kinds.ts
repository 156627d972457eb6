// The words of abnormal data, and what is asked for of it.

import type { AlertKind, AlertParameters } from '@ohmstead/domain';
import { alertKinds } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import type { AlertsQuery } from '../queries.ts';
import type { AlertItem } from './alert-rows.ts';

export const alertLabels: Record<AlertKind, TextKey> = {
  gap: 'alert.gap',
  offline: 'alert.offline',
  overVoltage: 'alert.overVoltage',
  underVoltage: 'alert.underVoltage',
  overCurrent: 'alert.overCurrent',
  overPower: 'alert.overPower',
  lowPowerFactor: 'alert.lowPowerFactor',
  unusualConsumption: 'alert.unusualConsumption',
};

export const limitLabels: Record<keyof AlertParameters, TextKey> = {
  gapMinutes: 'alert.gapMinutes',
  offlineMinutes: 'alert.offlineMinutes',
  overVoltagePercent: 'alert.overVoltagePercent',
  underVoltagePercent: 'alert.underVoltagePercent',
  overCurrentPercent: 'alert.overCurrentPercent',
  overPowerPercent: 'alert.overPowerPercent',
  lowPowerFactor: 'alert.powerFactorBelow',
  unusualScore: 'alert.unusualScore',
};

export const unitDigits: Record<AlertItem['unit'], number> = { V: 1, A: 2, W: 0, kWh: 2, minutes: 0, '': 2 };

/** Empty lists stand for everything, which also is what the site as a whole is looked into by. */
export const alertsAsked = (kinds: readonly AlertKind[], meterIds: readonly number[]): AlertsQuery => ({
  kinds: kinds.length === alertKinds.length ? '' : kinds.join(','),
  sensorids: meterIds.join(','),
});
