// Pure: the months of a file as bars, each beside what is stored of it.
import type { ImportOutcome } from '@ohmstead/contract';
import type { BarChartData, BarSeries } from '../../../../ui/charts/bars/bar-chart-data.ts';

export type MonthKey = 'fileImport' | 'storedImport' | 'fileExport' | 'storedExport';
type Months = ImportOutcome['months'];

type MonthWords = { readonly label: (date: string) => string; readonly longLabel: (date: string) => string };

export const monthBars = (months: Months, words: MonthWords): BarChartData<MonthKey> => ({
  slots: months.map(({ month }) => {
    const date = `${month}-01`;
    return { startMs: Date.parse(date), label: words.label(date), longLabel: words.longLabel(date) };
  }),
  unit: 'kWh',
  series: series(months).filter(({ values }) => values.some((value) => value !== null)),
  nowSlot: null,
});

/** Stored energy has no colour of its own, so that the file's stands out. */
const series = (months: Months): BarSeries<MonthKey>[] => [
  {
    key: 'fileImport',
    role: 'import',
    below: false,
    values: months.map(({ importKwh }) => importKwh),
  },
  {
    key: 'storedImport',
    role: 'fixed',
    below: false,
    isBeside: true,
    values: months.map(({ storedImportKwh }) => storedImportKwh),
  },
  {
    key: 'fileExport',
    role: 'export',
    below: true,
    values: months.map(({ exportKwh }) => exportKwh),
  },
  {
    key: 'storedExport',
    role: 'fixed',
    below: true,
    isBeside: true,
    values: months.map(({ storedExportKwh }) => storedExportKwh),
  },
];

export const monthTotals = (months: Months): Record<MonthKey, number | null> => ({
  fileImport: sumOf(months.map(({ importKwh }) => importKwh)),
  storedImport: sumOf(months.map(({ storedImportKwh }) => storedImportKwh)),
  fileExport: sumOf(months.map(({ exportKwh }) => exportKwh)),
  storedExport: sumOf(months.map(({ storedExportKwh }) => storedExportKwh)),
});

/** What is known, or null where nothing is. */
const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
