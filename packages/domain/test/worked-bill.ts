// A bill worked by hand (docs/bills), read from its document.
import {
  type BillInput,
  billingPeriodOf,
  type MicroSpan,
  type PriceSlots,
  quarterHourMs,
  type TariffVersion,
} from '../src/index.ts';
import { buildSlots } from './build-tariff.ts';

type Row = Readonly<Record<string, string>>;
type Table = readonly Row[];

/** Rows by the names of their columns. */
const tableOf = (lines: readonly string[]): Table => {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
};

/** The tables under a heading of the second level. */
const tablesUnder = (text: string, heading: string): Table[] => {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return (section.match(/(?:^\|.*\n)+/gm) ?? []).map((table) => tableOf(table.trimEnd().split('\n')));
};

const versionsOf = (text: string): TariffVersion[] => {
  const json = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '[]';
  return JSON.parse(json) as TariffVersion[]; // validated by the test
};

/** Date and time of a quarter-hour as the platform shows them. */
const clockOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (ms: number): { date: string; time: string } => {
    const [date = '', time = ''] = format.format(ms).split(' ');
    return { date, time };
  };
};

const covers = (row: Row, { date, time }: { date: string; time: string }): boolean =>
  (row['from date'] ?? '') <= date &&
  date < (row['to date'] ?? '') &&
  (row.from ?? '') <= time &&
  time < (row.to ?? '');

/** The columns that a saving is made of; without columns of charge and discharge there is no storage. */
const consumptionOf = (column: (name: string) => number[], hasStorage: boolean) => {
  const [imported, selfUsed] = [column('import'), column('self-use')];
  const without = imported.map((energy, slot) => energy + (selfUsed[slot] ?? 0));
  if (!hasStorage) return { imported, selfUsed, consumed: without };
  const [charged, discharged] = [column('charge'), column('discharge')];
  const consumed = without.map((energy, slot) => energy + (discharged[slot] ?? 0) - (charged[slot] ?? 0));
  return { imported, selfUsed, consumed, charged, discharged };
};

/** From and to are instants. */
const spanOfRow = (row: Row): MicroSpan => ({
  fromMicros: Date.parse(row.from ?? '') * 1000,
  toMicros: Date.parse(row.to ?? '') * 1000,
});

export type WorkedBill = {
  readonly input: BillInput;
  readonly lines: Table;
  readonly totals: Table;
  readonly unpriced: Table;
};

export const readWorkedBill = (text: string): WorkedBill => {
  const [site] = tablesUnder(text, 'Site')[0] ?? [];
  const [zone = '', currency = ''] = [site?.zone, site?.currency];
  const period = billingPeriodOf(zone, Number(site?.['billing start day']), site?.date ?? '');
  const clock = clockOf(zone);
  const times = Array.from({ length: (period.toMs - period.fromMs) / quarterHourMs }, (_, index) =>
    clock(period.fromMs + index * quarterHourMs),
  );
  const [energy = []] = tablesUnder(text, 'Energy');
  const column = (name: string): number[] =>
    times.map((at) =>
      energy.reduce((sum, row) => sum + (covers(row, at) ? Math.round(Number(row[name]) * 1e6) : 0), 0),
    );
  const [prices = []] = tablesUnder(text, 'Prices');
  const spot: PriceSlots = {
    fromMs: period.fromMs,
    priceMicros: times.map((at) => {
      const price = prices.findLast((row) => covers(row, at))?.price ?? '-';
      return price === '-' ? null : Math.round(Number(price) * 1e6);
    }),
  };
  const [lines = [], totals = []] = tablesUnder(text, 'Bill');
  return {
    input: {
      slots: buildSlots(period.fromMs, {
        ...consumptionOf(
          column,
          energy.some((row) => 'charge' in row),
        ),
        exported: column('export'),
      }),
      period,
      versions: versionsOf(text),
      timeZone: zone,
      currency,
      prices: { spot },
      unconfirmed: tablesUnder(text, 'Unconfirmed')[0]?.map(spanOfRow) ?? [],
    },
    lines,
    totals,
    unpriced: tablesUnder(text, 'Without a price')[0] ?? [],
  };
};
