// Pure: the days of a month as bars: what was used, by where it came from.
import type { EnergyColumns, EnergyFigures } from '@ohmstead/contract';
import { columnValues, sourceTotals } from '../../model/energy/column-values.ts';
import type { BarChartData, BarSeries } from '../../ui/charts/bars/bar-chart-data.ts';
import { monthSlots, nowSlotOf, type SlotWords } from './month-slots.ts';

export type MonthKey = 'directUse' | 'storageUse' | 'gridUse' | 'consumption';

export const monthBars = (
  columns: EnergyColumns,
  nowMs: number,
  words: SlotWords,
): BarChartData<MonthKey> => {
  const starts = columns.times.map((time) => Date.parse(time));
  return {
    slots: monthSlots(starts, words),
    unit: 'kWh',
    series: seriesOf(columns),
    nowSlot: nowSlotOf(starts, Date.parse(columns.to), nowMs),
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
