// Pure: energies by hour of many days as a heat map with a row a month: each hour of the clock by its mean.
import type { HeatCell, HeatmapData, HeatRow } from '../../ui/charts/heat-data.ts';

/** More days than this are no picture any more. */
export const mostDayRows = 92;

export const monthHeat = ({ rows, timeZone, nowMs }: HeatmapData): HeatmapData => {
  const months = [...new Set(rows.map(({ date }) => date.slice(0, 7)))];
  return {
    timeZone,
    nowMs,
    by: 'month',
    rows: months.map((month) => ({
      date: `${month}-01`,
      hours: hoursOf(
        rows.filter(({ date }) => date.startsWith(month)),
        nowMs,
      ),
    })),
  };
};

const hoursOf = (days: readonly HeatRow[], nowMs: number): HeatCell[][] =>
  Array.from({ length: 24 }, (_, hour) => {
    const cells = days.flatMap(({ hours }) => hours[hour] ?? []);
    const [first] = cells;
    const begun = cells.filter(({ startMs }) => startMs <= nowMs);
    return first === undefined ? [] : [{ ...meanOf(begun), startMs: first.startMs }];
  });

const meanOf = (cells: readonly HeatCell[]): Omit<HeatCell, 'startMs'> => {
  const known = cells.flatMap(({ value }) => value ?? []);
  const sum = known.reduce((all, value) => all + value, 0);
  return {
    value: known.length === 0 ? null : sum / known.length,
    estimated: cells.some(({ estimated }) => estimated),
  };
};
