import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import { buildSlots, buildVersion } from '../../test/build-tariff.ts';
import {
  type EnergyValue,
  emissionsBySlots,
  energyValues,
  feedInPriceAt,
  priceAt,
  quarterHourMs,
} from '../index.ts';
import { dateAt } from '../time/local-day.ts';

const factors = fc.array(
  fc.record({ slot: fc.integer({ min: -9, max: 400 }), gPerKwh: fc.integer({ max: 900, min: 0 }) }),
);
const cuts = fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 12 });
const usual = fc.option(fc.integer({ min: 0, max: 900 }));
const cases = fc.record({ scenario: billScenario, factors, cuts, usual });

type Case = typeof cases extends fc.Arbitrary<infer One> ? One : never;

const valuesOf = ({ scenario, factors, cuts, usual }: Case) => {
  const { slots, versions, prices = {}, timeZone } = inputOf(scenario);
  const tariffs = { versions, prices, timeZone };
  const at = (slot: number) => slots.fromMs + slot * quarterHourMs;
  const emission = {
    factors: factors
      .toSorted((a, b) => a.slot - b.slot)
      .map(({ slot, gPerKwh }) => ({ fromMs: at(slot), gPerKwh })),
    usualGPerKwh: usual,
  };
  const input = { slots, tariffs, emission };
  const count = slots.imported.length;
  const bounds = [...new Set([0, count, ...cuts.map((cut) => Math.min(cut, count))])].sort((a, b) => a - b);
  const spans = bounds.slice(1).map((to, place) => ({ fromMs: at(bounds[place] ?? 0), toMs: at(to) }));
  const [whole] = energyValues(input, [{ fromMs: at(0), toMs: at(count) }]);
  assert(whole);
  return { input, spans, whole, columns: energyValues(input, spans) };
};

const sumOf = (columns: readonly EnergyValue[], key: keyof EnergyValue): number | null =>
  columns.reduce<number | null>((sum, one) => (one[key] === null ? sum : (sum ?? 0) + one[key]), null);

const near = (one: number | null, other: number | null): void => {
  if (one === null || other === null) assert.equal(one, other);
  else assert(Math.abs(one - other) <= 0.02 + 1e-9 * Math.abs(one), `${one} ${other}`);
};

describe('energyValues', { timeout: 60_000 }, () => {
  it('are those of the whole, however it is divided', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { whole, columns } = valuesOf(one);
        for (const key of ['costMicros', 'incomeMicros', 'unpricedMwh', 'emittedG', 'avoidedG'] as const)
          near(sumOf(columns, key), whole[key]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are each quarter-hour’s energy at its price, with the taxes on energy', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { input, whole } = valuesOf(one);
        const { slots, tariffs, emission } = input;
        let [cost, income, unpriced] = [0, 0, 0];
        for (const [slot, imported] of slots.imported.entries()) {
          const atMs = slots.fromMs + slot * quarterHourMs;
          const date = dateAt(tariffs.timeZone, atMs);
          const version = tariffs.versions.find(
            ({ validFrom, validTo }) => validFrom <= date && (validTo === null || date < validTo),
          );
          const taxes = (version?.taxes ?? []).filter(({ on }) => on.includes('energy'));
          const tax = taxes.reduce((sum, { ratePpm }) => sum + ratePpm, 0);
          const price = priceAt(tariffs, atMs);
          if (price === null) unpriced += imported ?? 0;
          else cost += ((imported ?? 0) * price * (1_000_000 + tax)) / 1e12;
          const fedIn = version?.exportCredit ? null : feedInPriceAt(tariffs, atMs);
          income += ((slots.exported[slot] ?? 0) * (fedIn ?? 0)) / 1e6;
        }
        near(whole.costMicros ?? 0, cost);
        near(whole.incomeMicros ?? 0, income);
        assert.equal(whole.unpricedMwh, unpriced);
        const emitted = emissionsBySlots(slots, emission.factors, emission.usualGPerKwh);
        assert.deepEqual([whole.emittedG, whole.avoidedG], [emitted.emittedG, emitted.avoidedG]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are unknown without a tariff and without a factor', () => {
    const slots = buildSlots(Date.UTC(2026, 2, 10), {
      imported: [1_000_000, 2_000_000],
      exported: [0, 500_000],
    });
    const span = { fromMs: slots.fromMs, toMs: slots.fromMs + 2 * quarterHourMs };
    const without = { versions: [], prices: {}, timeZone: 'Europe/Berlin' };
    const emission = { factors: [], usualGPerKwh: null };
    expect(energyValues({ slots, tariffs: without, emission }, [span])).toEqual([
      { costMicros: null, incomeMicros: null, unpricedMwh: 3_000_000, emittedG: null, avoidedG: null },
    ]);
    const tariffs = { ...without, versions: [buildVersion()] };
    const [value] = energyValues({ slots, tariffs, emission: { ...emission, usualGPerKwh: 400 } }, [span]);
    expect(value).toMatchObject({ unpricedMwh: 0, emittedG: 1_200 });
  });
});
