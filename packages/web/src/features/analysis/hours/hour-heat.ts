// Pure: energies by hour as a heat map, with the highest of them.
import type { SiteHours } from '@ohmstead/contract';
import type { HourEnergies } from '@ohmstead/domain';
import type { HeatmapData } from '../../../ui/charts/heat/heat-data.ts';
import { heatRows } from '../../../ui/charts/heat/heat-rows.ts';

export type HourSpan = Pick<SiteHours, 'times' | 'timeZone'>;

export const hourHeat = (
  { times, timeZone }: HourSpan,
  { kWh, knownShare }: HourEnergies,
  nowMs: number,
): HeatmapData => ({
  timeZone,
  nowMs,
  rows: heatRows({
    timeZone,
    startsMs: times.map((time) => Date.parse(time)),
    values: kWh,
    estimated: knownShare.map((share) => share < 1),
  }),
});

export type HighestHour = { readonly startMs: number; readonly kWh: number };

/** The first of equal ones; null where nothing is known. */
export const highestHour = ({ times }: HourSpan, { kWh }: HourEnergies): HighestHour | null => {
  let highest: HighestHour | null = null;
  for (const [hour, energy] of kWh.entries()) {
    const time = times[hour];
    if (energy === null || time === undefined || (highest !== null && energy <= highest.kWh)) continue;
    highest = { startMs: Date.parse(time), kWh: energy };
  }
  return highest;
};

export const sumOfHours = ({ kWh }: HourEnergies): number | null => {
  const known = kWh.filter((energy) => energy !== null);
  return known.length === 0 ? null : known.reduce((sum, energy) => sum + energy, 0);
};
