import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import { buildSlots, buildVersion } from '../../test/build-tariff.ts';
import {
  type BillLine,
  billingPeriodOf,
  billOf,
  checkInvoice,
  type Invoice,
  type InvoiceLine,
  quarterHourMs,
} from '../index.ts';

const asInvoice = ({
  kind,
  name,
  band,
  season,
  tier,
  energyMwh,
  priceMicros,
  ratePpm,
  amount,
}: BillLine): InvoiceLine => ({
  kind,
  name,
  band,
  season,
  tier,
  energyMwh,
  priceMicros,
  ratePpm,
  amount,
});

const period = billingPeriodOf('Europe/Berlin', 1, '2026-06-01');
const imported = new Array<number>(period.days * 96).fill(100_000); // 288 kWh
const ours = billOf({
  slots: buildSlots(period.fromMs, { imported }),
  period,
  versions: [
    buildVersion({
      fixedCharges: [{ name: 'Basic charge', per: 'month', amountMicros: 10_000_000 }],
      taxes: [{ name: 'VAT', ratePpm: 190_000, on: ['energy', 'fixed'] }],
    }),
  ],
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  prices: {},
}).cost.lines;
// 288 kWh × 0.25 = 72.00; 10.00; VAT 15.58
const [energy, fixed, tax] = ours.map(asInvoice);
if (energy === undefined || fixed === undefined || tax === undefined) throw new Error('three lines');

const named = (invoice: Invoice) =>
  checkInvoice(ours, invoice, 'EUR').differences.map(({ code, amount }) => [code, amount]);

describe('checkInvoice', () => {
  it('finds nothing where nothing differs', () => {
    expect(checkInvoice(ours, { lines: [energy, fixed, tax], total: 9_758 }, 'EUR')).toEqual({
      difference: 0,
      differences: [],
    });
  });

  it.each<[string, InvoiceLine[], number | null, [string, number][]]>([
    ['more kWh', [{ ...energy, energyMwh: 300_000_000, amount: 7_500 }, fixed, tax], null, [['energy', 300]]],
    [
      'a higher price',
      [{ ...energy, priceMicros: 260_000, amount: 7_488 }, fixed, tax],
      null,
      [['price', 288]],
    ],
    [
      'both',
      [{ ...energy, energyMwh: 300_000_000, priceMicros: 260_000, amount: 7_800 }, fixed, tax],
      null,
      [
        ['energy', 300],
        ['price', 300],
      ],
    ],
    ['a cent', [{ ...energy, amount: 7_201 }, fixed, tax], null, [['rounding', 1]]],
    ['a wrong product', [{ ...energy, amount: 7_290 }, fixed, tax], null, [['amount', 90]]],
    ['no basic charge', [energy, tax], null, [['missingLine', -1_000]]],
    [
      'a charge of its own',
      [energy, fixed, tax, { ...fixed, kind: 'demand', amount: 250 }],
      null,
      [['extraLine', 250]],
    ],
    [
      'another basic charge under the supplier’s own word',
      [energy, { ...fixed, name: 'Grundpreis', priceMicros: 12_000_000, amount: 1_200 }, tax],
      null,
      [['price', 200]],
    ],
    ['a lower tax', [energy, fixed, { ...tax, ratePpm: 70_000, amount: 574 }], null, [['taxRate', -984]]],
    [
      'a tax on more',
      [{ ...energy, energyMwh: 300_000_000, amount: 7_500 }, fixed, { ...tax, amount: 1_615 }],
      null,
      [
        ['energy', 300],
        ['taxBase', 57],
      ],
    ],
    ['a sum that is wrong', [energy, fixed, tax], 9_858, [['invoiceTotal', 100]]],
    [
      'our line in two',
      [
        { ...energy, energyMwh: 200_000_000, amount: 5_000 },
        { ...energy, energyMwh: 88_000_000, amount: 2_200 },
        fixed,
        tax,
      ],
      null,
      [],
    ],
  ])('names %s', (_, lines, total, differences) => {
    expect(named({ lines, total })).toEqual(differences);
  });

  it('compares one line of an invoice with the two lines of a bill for two tariff versions', () => {
    const half = {
      versions: ['a', 'b'].map((id, index) =>
        buildVersion({ id, ...[{ validTo: '2026-06-16' }, { validFrom: '2026-06-16' }][index] }),
      ),
    };
    const lines = billOf({
      slots: buildSlots(period.fromMs, { imported }),
      period,
      ...half,
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      prices: {},
    }).cost.lines;
    expect(lines.map(({ amount }) => amount)).toEqual([3_600, 3_600]);
    expect(checkInvoice(lines, { lines: [energy], total: null }, 'EUR')).toEqual({
      difference: 0,
      differences: [],
    });
  });

  it('finds parts that sum to the whole difference, whatever the invoice states', () => {
    const change = fc.record({
      drop: fc.boolean(),
      energy: fc.integer({ min: -500_000, max: 500_000 }),
      price: fc.integer({ min: -5_000, max: 5_000 }),
      amount: fc.integer({ min: -300, max: 300 }),
      rate: fc.constantFrom(0, 0, 10_000),
      forgets: fc.boolean(),
    });
    fc.assert(
      fc.property(
        billScenario,
        fc.array(change),
        fc.option(fc.integer({ min: -5, max: 5 })),
        (scenario, changes, off) => {
          const lines = billOf(inputOf(scenario)).cost.lines;
          const theirs = lines.flatMap((line, index) => {
            const { drop, forgets, ...by } = changes[index] ?? {
              drop: false,
              forgets: false,
              energy: 0,
              price: 0,
              amount: 0,
              rate: 0,
            };
            const plus = (value: number | null, more: number): number | null =>
              value === null || forgets ? null : value + more;
            return drop
              ? []
              : [
                  {
                    ...asInvoice(line),
                    tier: forgets ? null : line.tier,
                    energyMwh: plus(line.energyMwh, by.energy),
                    priceMicros: plus(line.priceMicros, by.price),
                    ratePpm: plus(line.ratePpm, by.rate),
                    amount: line.amount + by.amount,
                  },
                ];
          });
          const sum = theirs.reduce((all, { amount }) => all + amount, 0);
          const check = checkInvoice(
            lines,
            { lines: theirs, total: off === null ? null : sum + off },
            scenario.currency,
          );
          assert.equal(
            check.difference,
            sum + (off ?? 0) - lines.reduce((all, { amount }) => all + amount, 0),
          );
          assert.equal(
            check.differences.reduce((all, { amount }) => all + amount, 0),
            check.difference,
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('finds nothing when a bill is typed in as an invoice', () => {
    fc.assert(
      fc.property(billScenario, (scenario) => {
        const { lines, total } = billOf(inputOf(scenario)).cost;
        const check = checkInvoice(lines, { lines: lines.map(asInvoice), total }, scenario.currency);
        assert.deepEqual(check.differences, []);
        assert.equal(check.difference, 0);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the period of these examples', () => {
  it('has no change of clocks', () => {
    expect((period.toMs - period.fromMs) / quarterHourMs).toBe(imported.length);
  });
});
