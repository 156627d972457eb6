import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWorkedBill } from '../../test/worked-bill.ts';
import {
  type BillLine,
  billOf,
  energyTariffTypes,
  minorDigits,
  type UnpricedSpan,
  validateVersions,
} from '../index.ts';

const folder = join(import.meta.dirname, '../../../../docs/bills');
const others = ['README.md', 'rules.md', 'why-higher.md'];
const names = readdirSync(folder).filter((name) => name.endsWith('.md') && !others.includes(name));
const read = (name: string) => readWorkedBill(readFileSync(join(folder, name), 'utf8'));

const statements = ['cost', 'income', 'saving'] as const;
const millionths = (value: number): string => String(value / 1e6);
const cell = (value: string | number | null): string => (value === null ? '-' : String(value));

const moneyIn = (currency: string) => {
  const digits = minorDigits(currency);
  return (amount: number | null): string => (amount === null ? '-' : (amount / 10 ** digits).toFixed(digits));
};

const priceCell = (line: BillLine, money: (amount: number | null) => string): string => {
  if (line.ratePpm !== null) return `${line.ratePpm / 1e4} % of ${money(line.baseAmount)}`;
  if (line.priceMicros === null) return '-';
  return `${line.averaged ? '≈ ' : ''}${millionths(line.priceMicros)}`;
};

const rowOf = (statement: string, line: BillLine, money: (amount: number | null) => string) => ({
  statement,
  line: line.kind,
  name: cell(line.name),
  version: cell(line.versionId),
  band: cell(line.band),
  season: cell(line.season),
  tier: cell(line.tier),
  kWh: line.energyMwh === null ? '-' : millionths(line.energyMwh),
  kW: line.demandMilliwatts === null ? '-' : millionths(line.demandMilliwatts),
  price: priceCell(line, money),
  days: String(line.days),
  amount: money(line.amount),
});

const minute = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`;

const spanRow = (statement: string, { reason, fromMs, toMs, energyMwh }: UnpricedSpan) => ({
  statement,
  reason,
  from: minute(fromMs),
  to: minute(toMs),
  kWh: millionths(energyMwh),
});

describe('the bills worked by hand in docs/bills', () => {
  it.each(names)('%s', (name) => {
    const { input, lines, totals, unpriced } = read(name);
    expect(validateVersions(input.versions)).toEqual([]);
    const bill = billOf(input);
    const money = moneyIn(input.currency);
    expect(statements.flatMap((side) => bill[side].lines.map((line) => rowOf(side, line, money)))).toEqual(
      lines,
    );
    expect(statements.map((side) => ({ statement: side, total: money(bill[side].total) }))).toEqual(totals);
    expect(statements.flatMap((side) => bill[side].unpriced.map((span) => spanRow(side, span)))).toEqual(
      unpriced,
    );
  });

  it('show every type of tariff, and the README lists them all', () => {
    const types = names.flatMap((name) => read(name).input.versions.map(({ buying }) => buying.type));
    expect(new Set(types)).toEqual(new Set(energyTariffTypes));
    const listed = readFileSync(join(folder, 'README.md'), 'utf8').match(/\([a-z-]+\.md\)/g) ?? [];
    const bills = listed.map((link) => link.slice(1, -1)).filter((name) => !others.includes(name));
    expect(bills.toSorted()).toEqual(names.toSorted());
  });
});
