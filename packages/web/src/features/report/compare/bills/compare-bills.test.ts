import type { BillReport, ReportedBillLine } from '@ohmstead/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBill, buildLine } from '../../build-for-test.ts';
import { lineRows } from './line-rows.ts';
import { totalRows } from './total-rows.ts';

const minor = (amount: number): number => Math.round(amount * 100);
const sumOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + minor(amount), 0);

const billOf = (
  lines: ReportedBillLine[],
  income: ReportedBillLine[] = [],
  change: Partial<BillReport> = {},
) => {
  const [cost, brought] = [sumOf(lines) / 100, sumOf(income) / 100];
  return buildBill({
    lines,
    total: cost,
    income: { ...buildBill().income, lines: income, total: brought },
    net: (sumOf(lines) - sumOf(income)) / 100,
    ...change,
  });
};

const cents = fc.integer({ min: -500_000, max: 500_000 }).map((amount) => amount / 100);
const line = (kinds: readonly ReportedBillLine['kind'][]) =>
  fc
    .record({
      kind: fc.constantFrom(...kinds),
      band: fc.constantFrom('peak', 'offPeak', null),
      name: fc.constantFrom('Basic', 'VAT', null),
      tier: fc.constantFrom(1, 2, null),
      kWh: fc.option(fc.integer({ min: 0, max: 1_000 })),
      amount: cents,
    })
    .map(buildLine);
const bill = fc
  .tuple(fc.array(line(['energy', 'exportCredit', 'fixed', 'demand', 'tax'])), fc.array(line(['feedIn'])))
  .map(([lines, income]) => billOf(lines, income));

describe('lineRows', () => {
  it('differ by as much as the amounts due, to the cent', () => {
    fc.assert(
      fc.property(bill, bill, (first, second) => {
        const rows = lineRows(first, second);
        const differences = rows.reduce((sum, { difference }) => sum + minor(difference), 0);
        expect(differences).toBe(minor(first.net ?? 0) - minor(second.net ?? 0));
        for (const row of rows) {
          const [one, other] = [row.first?.amount ?? 0, row.second?.amount ?? 0];
          expect(minor(row.difference)).toBe(minor(one) - minor(other));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('sets lines of a kind beside one another, whatever their season and tier, and says where one is missing', () => {
    const first = billOf([
      buildLine({ tier: 1, kWh: 100, amount: 30 }),
      buildLine({ tier: 2, kWh: 50, amount: 20 }),
      buildLine({ kind: 'fixed', name: 'Basic', kWh: null, amount: 12 }),
    ]);
    const second = billOf(
      [buildLine({ season: 'summer', kWh: 80, amount: 24 })],
      [buildLine({ kind: 'feedIn', kWh: 40, amount: 3.2 })],
    );
    expect(lineRows(first, second)).toMatchObject([
      { kind: 'energy', first: { amount: 50, kWh: 150 }, second: { amount: 24, kWh: 80 }, difference: 26 },
      { kind: 'fixed', name: 'Basic', first: { amount: 12, kWh: null }, second: null, difference: 12 },
      { kind: 'feedIn', first: null, second: { amount: -3.2, kWh: 40 }, difference: 3.2 },
    ]);
  });
});

describe('totalRows', () => {
  const side = (kWh: number, amount: number, days: number, change: Partial<BillReport> = {}) => ({
    bill: billOf([buildLine({ kWh, amount })], [], change),
    days,
  });

  it('are of a day each where the bills are of different lengths', () => {
    expect(totalRows(side(310, 93, 31), side(240, 60, 30))).toEqual([
      { key: 'net', first: 93, second: 60, difference: 1, share: 0.5 },
      { key: 'cost', first: 93, second: 60, difference: 1, share: 0.5 },
      { key: 'bought', first: 310, second: 240, difference: 2, share: 0.25 },
    ]);
    expect(totalRows(side(310, 93, 30), side(240, 60, 30))[0]).toMatchObject({ difference: 33 });
  });

  it('do not set one currency against another', () => {
    const rows = totalRows(side(3, 1, 30), side(2, 1, 30, { currency: 'USD' }));
    expect(rows.map(({ key, difference }) => [key, difference])).toEqual([
      ['net', null],
      ['cost', null],
      ['bought', 1],
    ]);
  });
});
