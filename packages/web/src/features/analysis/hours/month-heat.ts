// Pure: values by hour of many days as a heat map with a row a month: each hour of the clock by its mean.
import type { HourMonths } from '@ohmstead/contract';
import { hoursByMonth, meanOfHours } from '@ohmstead/domain';
import type { HeatCell, HeatMeasure, HeatmapData } from '../../../ui/charts/heat/heat-data.ts';
import type { HourSpan, MeasuredHours } from './hour-heat.ts';

/** More days than this are no picture any more. */
export const mostDayRows = 92;

export const monthHeat = (
  { times, timeZone }: HourSpan,
  hours: MeasuredHours,
  nowMs: number,
): HeatmapData => {
  const startsMs = times.map((time) => Date.parse(time));
  const cellsOf = (places: readonly number[]): HeatCell[] => {
    const startMs = startsMs[places[0] ?? -1];
    const begun = places.filter((place) => (startsMs[place] ?? 0) <= nowMs);
    const { mean, knownShare } = meanOfHours(hours, begun);
    return startMs === undefined ? [] : [{ startMs, value: mean, estimated: knownShare < 1 }];
  };
  const months = hoursByMonth(timeZone, startsMs);
  const rows = months.map(({ month, places }) => ({ date: `${month}-01`, hours: places.map(cellsOf) }));
  return { measure: hours.measure, timeZone, nowMs, by: 'month', rows };
};

type Means = Pick<HourMonths['series'][number], 'mean' | 'knownShare'> & { readonly measure: HeatMeasure };

export const meansHeat = (
  { months, timeZone }: Pick<HourMonths, 'months' | 'timeZone'>,
  { measure, mean, knownShare }: Means,
  nowMs: number,
): HeatmapData => {
  const cellsOf = (time: string | null, row: number, hour: number): HeatCell[] => {
    const value = mean[row]?.[hour] ?? null;
    const estimated = (knownShare[row]?.[hour] ?? 0) < 1;
    return time === null ? [] : [{ startMs: Date.parse(time), value, estimated }];
  };
  const rows = months.map(({ month, times }, row) => ({
    date: `${month}-01`,
    hours: times.map((time, hour) => cellsOf(time, row, hour)),
  }));
  return { measure, timeZone, nowMs, by: 'month', rows };
};
