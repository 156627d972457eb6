// Pure: a bill over time to bars, in money or in energy.
import type { BillColumns } from '@ohmstead/contract';
import type { CalendarFormats } from '@ohmstead/i18n';
import { addDays } from '../../../model/dates/calendar.ts';
import type { Period, PeriodKind } from '../../../report/period.ts';
import type { BarChartData, BarSeries } from '../../../ui/charts/bars/bar-chart-data.ts';
import type { SeriesRole } from '../../../ui/charts/series-role.ts';

export type BillUnit = 'money' | 'kWh';
export type BillPart = 'offPeak' | 'standard' | 'peak' | 'charges' | 'credit' | 'unpriced';

type Part = { readonly key: BillPart; readonly role: SeriesRole; readonly below: boolean };

const bandsDrawn: readonly Part[] = [
  { key: 'offPeak', role: 'offPeak', below: false },
  { key: 'standard', role: 'standard', below: false },
  { key: 'peak', role: 'peak', below: false },
];
const drawnOf: Record<BillUnit, readonly Part[]> = {
  money: [
    ...bandsDrawn,
    { key: 'charges', role: 'fixed', below: false },
    { key: 'credit', role: 'export', below: true },
  ],
  kWh: [...bandsDrawn, { key: 'unpriced', role: 'fixed', below: false }],
};

type BarsQuery = {
  readonly unit: BillUnit;
  readonly kind: PeriodKind;
  readonly today: string;
  readonly calendar: CalendarFormats;
};

export const billBars = (
  { columns: known, whole, currency }: BillColumns,
  { unit, kind, today, calendar }: BarsQuery,
): BarChartData<BillPart> => {
  const columns = kind === 'month' ? [...known, ...daysToCome(known, whole.to)] : known;
  const slots = columns.map(({ from, to }) => ({
    startMs: Date.parse(`${from}T00:00:00Z`),
    ...labelsOf({ from, to }, kind, calendar),
  }));
  const running = columns.findIndex(({ from, to }) => from <= today && today < to);
  return {
    slots,
    ...(unit === 'money' ? { unit, currency } : { unit }),
    series: drawnOf[unit].map((part) => seriesOf(columns, part, unit)).filter(hasAmounts),
    nowSlot: running < 0 ? null : running,
  };
};

/** The rest of a billing period under way, of which nothing is known yet. */
const daysToCome = (known: BillColumns['columns'], end: string): Column[] => {
  const days: Column[] = [];
  for (let from = known.at(-1)?.to ?? end; from < end; from = addDays(from, 1))
    days.push({ ...unknown, from, to: addDays(from, 1) });
  return days;
};

const unknown: Omit<Column, 'from' | 'to'> = {
  kWh: { peak: null, standard: null, offPeak: null, unpriced: null },
  amount: { peak: null, standard: null, offPeak: null, charges: null, credit: null },
  net: null,
};

type Dates = { readonly from: string; readonly to: string };

const labelsOf = ({ from, to }: Dates, kind: PeriodKind, calendar: CalendarFormats) => {
  const longLabel = calendar.days(from, addDays(to, -1));
  if (kind === 'year') return { label: calendar.shortMonth(from), longLabel };
  if (kind === 'total') return { label: calendar.year(from), longLabel };
  return { label: calendar.dayOfMonth(from), longLabel: calendar.day(from) };
};

const seriesOf = (columns: readonly Column[], part: Part, unit: BillUnit): BarSeries<BillPart> => ({
  ...part,
  values: columns.map((column) =>
    unit === 'money' ? amountOf(column, part.key) : energyOf(column, part.key),
  ),
});

type Column = BillColumns['columns'][number];

const amountOf = ({ amount }: Column, key: BillPart): number | null =>
  key === 'unpriced' ? null : amount[key];

const energyOf = ({ kWh }: Column, key: BillPart): number | null =>
  key === 'charges' || key === 'credit' ? null : kWh[key];

const hasAmounts = ({ values }: BarSeries): boolean => values.some((value) => value !== null && value !== 0);

/** The sums of all columns, by part. */
export const billTotals = ({ whole }: BillColumns, unit: BillUnit): Record<BillPart, number | null> => {
  const value = (key: BillPart) => (unit === 'money' ? amountOf(whole, key) : energyOf(whole, key));
  return {
    offPeak: value('offPeak'),
    standard: value('standard'),
    peak: value('peak'),
    charges: value('charges'),
    credit: value('credit'),
    unpriced: value('unpriced'),
  };
};

/** The billing period or year a bar stands for. */
export const periodOfColumn = ({ columns }: BillColumns, kind: PeriodKind, slot: number): Period | null => {
  const from = columns[slot]?.from;
  if (from === undefined) return null;
  switch (kind) {
    case 'month':
    case 'range':
      return { kind: 'day', date: from };
    case 'year':
      return { kind: 'month', date: `${from.slice(0, 7)}-01` };
    case 'total':
      return { kind: 'year', date: `${from.slice(0, 4)}-01-01` };
    case 'day':
      return null;
  }
};
