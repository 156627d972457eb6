// Pure: a meter's newest values under names of their own, and the words for them, which depend on its use.
import type { MeterLive } from '@ohmstead/contract';
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

export type MeterFigures = {
  readonly siteName: string;
  readonly voltageV: number | null;
  readonly currentA: number | null;
  /** The sign is the one shown: an inverter's production is positive. */
  readonly powerW: number | null;
  /** The meter's own counters, of all its time. */
  readonly importKwh: number | null;
  readonly exportKwh: number | null;
};

/** The short names of the wire end here. */
export const meterFigures = (meter: MeterLive): MeterFigures => ({
  siteName: meter.placeName,
  voltageV: meter.dy,
  currentA: meter.dl,
  powerW: shownPowerW(meter.useType, meter.gl),
  importKwh: meter.ydl,
  exportKwh: meter.kdl,
});

/** + import, − export at any other meter; what an inverter gives is positive. */
export const shownPowerW = (useType: UseType, powerW: number | null): number | null =>
  powerW !== null && useType === useTypes.inverter ? 0 - powerW : powerW;
