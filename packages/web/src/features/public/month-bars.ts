// Pure: the days of a month as bars: what was used, by where it came from.
import type { EnergyColumns, EnergyFigures } from '@ohmstead/contract';
import { columnValues, sourceTotals } from '../../model/energy/column-values.ts';
import type { BarChartData, BarSeries } from '../../ui/charts/bars/bar-chart-data.ts';

export type MonthKey = 'directUse' | 'storageUse' | 'gridUse' | 'consumption';

type Words = { readonly label: (ms: number) => string; readonly longLabel: (ms: number) => string };

export const monthBars = (columns: EnergyColumns, nowMs: number, words: Words): BarChartData<MonthKey> => {
  const starts = columns.times.map((time) => Date.parse(time));
  return {
    slots: starts.map((startMs) => ({
      startMs,
      label: words.label(startMs),
      longLabel: words.longLabel(startMs),
    })),
    unit: 'kWh',
    series: seriesOf(columns),
    nowSlot: nowMs < Date.parse(columns.to) ? starts.findLastIndex((startMs) => startMs <= nowMs) : null,
  };
};

/** Where it is not known where it came from, all of it as one. */
const seriesOf = (columns: EnergyColumns): BarSeries<MonthKey>[] => {
  const sources = (['directUse', 'storageUse', 'gridUse'] as const).flatMap((key) => barOf(columns, key));
  return sources.length > 0 ? sources : barOf(columns, 'consumption');
};

const roles = {
  directUse: 'solar',
  storageUse: 'discharge',
  gridUse: 'import',
  consumption: 'load',
} as const;

const barOf = (columns: EnergyColumns, key: MonthKey): BarSeries<MonthKey>[] => {
  const values = columnValues(columns, key);
  if (values.every((value) => value === null)) return [];
  const estimated = columns.coverage.map((coverage) => coverage.estimated > worthHatching);
  return [{ key, role: roles[key], below: false, values, estimated }];
};

/** A smaller missing share of a day is not worth a mark. */
const worthHatching = 0.01;

export const monthTotals = (month: EnergyFigures): Record<MonthKey, number | null> => ({
  ...sourceTotals(month),
  consumption: month.consumptionKwh,
});
