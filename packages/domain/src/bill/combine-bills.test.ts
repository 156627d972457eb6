import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import { assertNear } from '../../test/assert-number.ts';
import { buildSlots, buildVersion } from '../../test/build-tariff.ts';
import { type Bill, type BillLine, billingPeriodsOf, billOf, combineBills, quarterHourMs } from '../index.ts';

const runs = { numRuns: 1_000 };
const bills: fc.Arbitrary<[Bill, ...Bill[]]> = fc
  .tuple(billScenario, fc.array(billScenario, { maxLength: 2 }))
  .map(([first, others]) => [billOf(inputOf(first)), ...others.map((other) => billOf(inputOf(other)))]);

const sums = (lines: readonly BillLine[]) => ({
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  energyMwh: lines.reduce((sum, { energyMwh }) => sum + (energyMwh ?? 0), 0),
  days: lines.reduce((sum, { days }) => sum + days, 0),
});

describe('combineBills', () => {
  it('adds amounts, energy and days, and prices nothing again', () => {
    fc.assert(
      fc.property(bills, (list) => {
        const combined = combineBills(list);
        for (const side of ['cost', 'income', 'saving'] as const) {
          assert.deepEqual(sums(combined[side].lines), sums(list.flatMap((bill) => bill[side].lines)));
          const totals = list.flatMap((bill) => bill[side].total ?? []);
          assert.equal(combined[side].total, totals.length === 0 ? null : totals.reduce((a, b) => a + b, 0));
          const { measured, estimated, missing, unpriced } = combined[side].coverage;
          assertNear(measured + estimated + missing + unpriced, 1, 9);
        }
      }),
      runs,
    );
  });

  it('makes a year of one tariff one line for each charge, and keeps every period’s demand', () => {
    const timeZone = 'Europe/Berlin';
    const periods = billingPeriodsOf(timeZone, 1, '2026-01-01', '2027-01-01');
    const fromMs = periods[0]?.fromMs ?? 0;
    const count = ((periods.at(-1)?.toMs ?? 0) - fromMs) / quarterHourMs;
    const version = buildVersion({
      fixedCharges: [{ name: 'Basic charge', per: 'month', amountMicros: 10_000_000 }],
      demandCharge: { priceMicrosPerKw: 5_000_000 },
      taxes: [{ name: 'VAT', ratePpm: 190_000, on: ['energy', 'fixed', 'demand'] }],
    });
    const slots = buildSlots(fromMs, { imported: new Array<number>(count).fill(100_000) });
    const [first, ...others] = periods.map((period) =>
      billOf({ slots, period, versions: [version], timeZone, currency: 'EUR', prices: {} }),
    );
    if (first === undefined) throw new Error('a year has periods');
    const { cost, demand, quarterHours } = combineBills([first, ...others]);
    expect(cost.lines.map(({ kind }) => kind).toSorted()).toEqual([
      ...new Array<string>(12).fill('demand'),
      'energy',
      'fixed',
      'tax',
    ]);
    expect(cost.lines.find(({ kind }) => kind === 'energy')).toMatchObject({
      energyMwh: count * 100_000,
      amount: 87_600,
      days: 365,
      fromDate: '2026-01-01',
      toDate: '2027-01-01',
    });
    expect(demand).toEqual({ atMs: fromMs, milliwatts: 400_000 });
    expect(quarterHours).toBe(count);
  });
});
