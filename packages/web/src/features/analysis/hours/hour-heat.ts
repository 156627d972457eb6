// Pure: values by hour as a heat map, with the highest of them.
import type { SiteHours } from '@ohmstead/contract';
import type { HourValues } from '@ohmstead/domain';
import type { HeatMeasure, HeatmapData } from '../../../ui/charts/heat/heat-data.ts';
import { heatRows } from '../../../ui/charts/heat/heat-rows.ts';

export type HourSpan = Pick<SiteHours, 'times' | 'timeZone'>;

/** Values in kWh, in money or in grams. */
export type MeasuredHours = HourValues & { readonly measure: HeatMeasure };

type Energies = { readonly kWh: HourValues['values']; readonly knownShare: HourValues['knownShare'] };

export const inKwh = ({ kWh, knownShare }: Energies): MeasuredHours => ({
  measure: { unit: 'kWh' },
  values: kWh,
  knownShare,
});

export const hourHeat = (
  { times, timeZone }: HourSpan,
  { measure, values, knownShare }: MeasuredHours,
  nowMs: number,
): HeatmapData => ({
  measure,
  timeZone,
  nowMs,
  rows: heatRows({
    timeZone,
    startsMs: times.map((time) => Date.parse(time)),
    values,
    estimated: knownShare.map((share) => share < 1),
  }),
});

export type HighestHour = { readonly startMs: number; readonly value: number };

/** The first of equal ones; null where nothing is known. */
export const highestHour = ({ times }: HourSpan, { values }: HourValues): HighestHour | null => {
  let highest: HighestHour | null = null;
  for (const [hour, value] of values.entries()) {
    const time = times[hour];
    if (value === null || time === undefined || (highest !== null && value <= highest.value)) continue;
    highest = { startMs: Date.parse(time), value };
  }
  return highest;
};

export const sumOfHours = ({ values }: HourValues): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};
