// Pure: what a meter tells, in the words of its use.
import { type UseType, useTypes } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';

export type MeterWords = {
  readonly power: TextKey;
  readonly importCounter: TextKey;
  readonly exportCounter: TextKey;
};

/** What an inverter gives, its meter counts as exported: to people it is the sun's yield. */
export const meterWords = (useType: UseType): MeterWords => ({
  power: useType === useTypes.inverter ? 'overview.solarPower' : 'overview.power',
  importCounter: 'overview.importCounter',
  exportCounter: useType === useTypes.inverter ? 'overview.yieldCounter' : 'overview.exportCounter',
});

/** + import, − export at any other meter; what an inverter gives is positive. */
export const shownPowerW = (useType: UseType, powerW: number | null): number | null =>
  powerW !== null && useType === useTypes.inverter ? 0 - powerW : powerW;
