// Pure: the last twelve months as bars: what was used by where it came from, and under zero what was exported.
import type { AreaEnergy, EnergyColumns } from '@ohmstead/contract';
import { columnValues, sourceTotals } from '../../model/energy/column-values.ts';
import type { BarChartData, BarSeries, BarSlot } from '../../ui/charts/bars/bar-chart-data.ts';

export type HistoryKey = 'directUse' | 'storageUse' | 'gridUse' | 'export' | 'consumption';

/** A month of the site, and the columns it comes from. */
type Month = { readonly date: string; readonly columns: EnergyColumns; readonly place: number };

export type History = {
  readonly thisYear: EnergyColumns;
  readonly yearBefore: EnergyColumns;
};

const shownMonths = 12;

/** The running month and the eleven before it. */
export const lastMonths = ({ thisYear, yearBefore }: History, today: string): Month[] => {
  const year = Number(today.slice(0, 4));
  const running = Number(today.slice(5, 7));
  return [...monthsOf(yearBefore, year - 1), ...monthsOf(thisYear, year)].slice(
    running,
    running + shownMonths,
  );
};

/** The span begins on the first day of the first month, so that the sums cover the same time. */
export const historySpan = (today: string): { starttime: string; endtime: string } => {
  const year = Number(today.slice(0, 4));
  const running = Number(today.slice(5, 7));
  const dateOf = (month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return { starttime: dateOf(running - shownMonths), endtime: dateOf(running) };
};

const monthsOf = (columns: EnergyColumns, year: number): Month[] =>
  columns.times.map((_, place) => ({
    date: `${year}-${String(place + 1).padStart(2, '0')}-01`,
    columns,
    place,
  }));

export type SlotWords = {
  readonly label: (date: string) => string;
  readonly longLabel: (date: string) => string;
  readonly href: (date: string) => string;
};

export const historyBars = (months: readonly Month[], words: SlotWords): BarChartData<HistoryKey> => ({
  slots: months.map((month) => slotOf(month, words)),
  unit: 'kWh',
  series: seriesOf(months),
  nowSlot: months.length - 1,
});

export const isEmptyHistory = ({ series }: BarChartData<HistoryKey>): boolean =>
  series.every(({ values }) => values.every((value) => value === null));

/** The totals of all the months together. */
export const historyTotals = (area: AreaEnergy): Record<HistoryKey, number | null> => ({
  ...sourceTotals(area),
  export: area.exportKwh,
  consumption: area.consumptionKwh,
});

const slotOf = ({ date, columns, place }: Month, { label, longLabel, href }: SlotWords): BarSlot => ({
  startMs: Date.parse(columns.times[place] ?? ''),
  label: label(date),
  longLabel: longLabel(date),
  href: href(date),
});

const looks: readonly Pick<BarSeries<HistoryKey>, 'key' | 'role' | 'below'>[] = [
  { key: 'directUse', role: 'solar', below: false },
  { key: 'storageUse', role: 'discharge', below: false },
  { key: 'gridUse', role: 'import', below: false },
  { key: 'export', role: 'export', below: true },
];

/** Where no meter stands at the grid, only the whole use is known; where nothing ever left, nothing is said of it. */
const seriesOf = (months: readonly Month[]): BarSeries<HistoryKey>[] => {
  const found = looks
    .map((look) => ({ ...look, values: valuesOf(months, look.key), estimated: months.map(isEstimated) }))
    .filter(({ values, below }) => values.some((value) => value !== null && !(below && value === 0)));
  if (found.some(({ below }) => !below)) return found;
  const values = valuesOf(months, 'consumption');
  return [{ key: 'consumption', role: 'load', below: false, values }, ...found];
};

const valuesOf = (months: readonly Month[], key: HistoryKey): (number | null)[] =>
  months.map(({ columns, place }) => columnValues(columns, key)[place] ?? null);

/** Whether a month is hatched. */
export const hasEstimates = ({ series }: BarChartData<HistoryKey>): boolean =>
  series.some(({ estimated }) => estimated?.includes(true));

/** Less than this is not worth a hatching. */
const worthHatching = 0.01;

const isEstimated = ({ columns, place }: Month): boolean =>
  (columns.coverage[place]?.estimated ?? 0) > worthHatching;
