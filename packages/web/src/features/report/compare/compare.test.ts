import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceBars, type PairedSide, pairBars, sumOf } from './compare-bars.ts';
import { type Compared, compareRows } from './compare-rows.ts';

const quantity = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100));

const compared: fc.Arbitrary<Compared> = fc.record({
  figures: fc.record({
    consumptionKwh: quantity,
    importKwh: quantity,
    exportKwh: quantity,
    yieldKwh: quantity,
  }),
  values: fc.record({
    currency: fc.constantFrom('EUR', 'USD', null),
    whole: fc.record({
      from: fc.constant(''),
      to: fc.constant(''),
      cost: quantity,
      income: quantity,
      emittedG: quantity,
      avoidedG: quantity,
    }),
  }),
  days: fc.integer({ min: 1, max: 400 }),
});

const values = fc.array(quantity, { minLength: 1, maxLength: 31 });

describe('compareRows', () => {
  it('change their sign when the sides are exchanged', () => {
    fc.assert(
      fc.property(compared, compared, (first, second) => {
        const [there, back] = [compareRows(first, second), compareRows(second, first)];
        expect(there.map(({ key }) => key)).toEqual(back.map(({ key }) => key));
        for (const [place, row] of there.entries()) {
          const { difference = null } = back[place] ?? {};
          if (row.difference === null) expect(difference).toBeNull();
          else expect((difference ?? 0) + row.difference).toBeCloseTo(0, 9);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('are of a day each where the sides are of different lengths', () => {
    const side = (consumptionKwh: number, days: number): Compared => ({
      figures: { consumptionKwh, importKwh: null, exportKwh: null, yieldKwh: null },
      values: {
        currency: null,
        whole: { from: '', to: '', cost: null, income: null, emittedG: null, avoidedG: null },
      },
      days,
    });
    expect(compareRows(side(310, 31), side(240, 30))).toEqual([
      { key: 'consumption', first: 310, second: 240, difference: 2, share: 0.25 },
    ]);
    expect(compareRows(side(310, 30), side(240, 30))[0]).toMatchObject({ difference: 70 });
  });

  it('do not set one currency against another', () => {
    const side = (currency: string): Compared => ({
      figures: { consumptionKwh: 1, importKwh: null, exportKwh: null, yieldKwh: null },
      values: {
        currency,
        whole: { from: '', to: '', cost: 5, income: null, emittedG: 7, avoidedG: null },
      },
      days: 30,
    });
    const rows = compareRows(side('EUR'), side('USD'));
    expect(rows.map(({ key, difference }) => [key, difference])).toEqual([
      ['consumption', 0],
      ['cost', null],
      ['emitted', 0],
    ]);
  });
});

const side = (values: readonly (number | null)[], length: number): PairedSide => {
  const slots = Array.from({ length }, (_, slot) => slot);
  return {
    values: slots.map((slot) => values[slot] ?? null),
    estimated: slots.map(() => false),
    isOver: slots.map((slot) => slot % 7 !== 6),
  };
};

describe('the bars of two sides', () => {
  it('differ by as much as their sums, where both are known and over', () => {
    fc.assert(
      fc.property(values, values, (ones, others) => {
        const length = Math.max(ones.length, others.length);
        const slots = Array.from({ length }, (_, slot) => ({
          startMs: slot,
          label: `${slot}`,
          longLabel: `${slot}`,
        }));
        const [first, second] = [side(ones, length), side(others, length)];
        const paired = { slots, first, second, unit: 'kWh', currency: null } as const;
        const [more, less] = differenceBars(paired).series.map((series) => sumOf(series.values) ?? 0);
        const both = slots.filter(
          (_, slot) => first.isOver[slot] && ones[slot] != null && others[slot] != null,
        );
        const sum = (of: readonly (number | null)[]) =>
          both.reduce((total, { startMs }) => total + (of[startMs] ?? 0), 0);
        expect((more ?? 0) - (less ?? 0)).toBeCloseTo(sum(ones) - sum(others), 6);
        expect(pairBars(paired).series.map((series) => sumOf(series.values))).toEqual([
          sumOf(ones),
          sumOf(others),
        ]);
      }),
      { numRuns: 500 },
    );
  });
});
