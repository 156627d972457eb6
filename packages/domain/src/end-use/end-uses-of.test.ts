import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillScenario, billScenario, inputOf } from '../../test/arbitrary-tariff.ts';
import {
  type EndUse,
  type EndUses,
  endUsesOf,
  gridOfUses,
  minorDigits,
  priceAt,
  quarterHourMs,
  type SiteSlots,
  type Unmeasured,
} from '../index.ts';
import { sourcesAt } from '../site/sources-at.ts';
import { dateAt } from '../time/local-day.ts';

const runs = { numRuns: 1_000 };

const energies = fc.array(fc.option(fc.integer({ min: 0, max: 2_500_000 }), { freq: 8 }), {
  minLength: 1,
  maxLength: 40,
});

/** Up to six load meters, some behind others, even in circles. */
const loads = fc.array(fc.record({ energies, behind: fc.option(fc.integer({ min: 1, max: 7 })) }), {
  maxLength: 6,
});

const factors = fc.array(
  fc.record({ slot: fc.integer({ min: -9, max: 400 }), mgPerKwh: fc.integer({ min: 0, max: 900_000 }) }),
  { maxLength: 8 },
);
const usual = fc.option(fc.integer({ min: 0, max: 10_000_000 }));

const cases = fc.record({ scenario: billScenario, loads, factors, usual });

type Case = {
  readonly scenario: BillScenario;
  readonly loads: readonly {
    readonly energies: readonly (number | null)[];
    readonly behind: number | null;
  }[];
  readonly factors: readonly { readonly slot: number; readonly mgPerKwh: number }[];
  /** In milligrams per kWh. */
  readonly usual: number | null;
};

const usesOf = ({ scenario, loads, factors, usual }: Case) => {
  const input = inputOf(scenario);
  const { slots, versions, prices, timeZone, currency } = input;
  const meters = loads.map(({ energies, behind }, place) => ({
    id: place + 1,
    behindId: behind,
    parts: [{ meterId: place + 1, sign: 1 as const }],
    imported: slots.consumed.map((_, slot) => energies[slot % energies.length] ?? null),
  }));
  const tariffs = { versions, prices: prices ?? {}, timeZone };
  const emission = {
    factors: factors
      .toSorted((a, b) => a.slot - b.slot)
      .map(({ slot, mgPerKwh }) => ({
        fromMs: slots.fromMs + slot * quarterHourMs,
        gPerKwh: mgPerKwh / 1000,
      })),
    usualGPerKwh: usual === null ? null : usual / 1000,
  };
  return { input, meters, emission, uses: endUsesOf({ slots, meters, tariffs, currency, emission }) };
};

const parts = ({ uses, notMeasured }: EndUses): Unmeasured[] => [...uses, notMeasured];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const knownSlots = ({ consumed }: SiteSlots): number[] =>
  consumed.flatMap((energy, slot) => (energy === null ? [] : [slot]));

const everyUse = (uses: readonly EndUse[]): EndUse[] => uses.flatMap((use) => [use, ...everyUse(use.within)]);

describe('endUsesOf', { timeout: 60_000 }, () => {
  it('has each kilowatt-hour of the consumption once: uses and what is not measured are all of it', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { input, uses } = usesOf(one);
        const consumed = sum(knownSlots(input.slots).map((slot) => input.slots.consumed[slot] ?? 0));
        assert.equal(uses.consumedMwh, consumed);
        assert.equal(sum(parts(uses).map(({ energyMwh }) => energyMwh)), consumed);
      }),
      runs,
    );
  });

  it('shares out each source once', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { input, uses } = usesOf(one);
        const sources = knownSlots(input.slots).map((slot) => sourcesAt(input.slots, slot));
        const of = parts(uses);
        assert.equal(
          sum(of.map(({ gridMwh }) => gridMwh)),
          sum(sources.map(({ gridUsed }) => gridUsed ?? 0)),
        );
        assert.equal(
          sum(of.map(({ directMwh }) => directMwh)),
          sum(sources.map((all) => all.directUsed ?? 0)),
        );
        assert.equal(
          sum(of.map(({ storageMwh }) => storageMwh)),
          sum(sources.map((all) => all.storageUsed ?? 0)),
        );
        for (const use of [...everyUse(uses.uses), uses.notMeasured]) {
          assert.equal(use.gridMwh + use.directMwh + use.storageMwh + use.unsourcedMwh, use.energyMwh);
          assert(Math.min(use.gridMwh, use.directMwh, use.storageMwh) >= 0);
        }
      }),
      runs,
    );
  });

  it('says of each meter, quarter-hour by quarter-hour, what came from the grid', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { input, meters, uses } = usesOf(one);
        const grid = gridOfUses({ slots: input.slots, meters });
        for (const { meterId, gridMwh } of everyUse(uses.uses))
          assert.equal(sum((grid.get(meterId) ?? []).map((mwh) => mwh ?? 0)), gridMwh);
        for (const column of grid.values())
          for (const [slot, mwh] of column.entries()) {
            if (input.slots.consumed[slot] === null) assert.equal(mwh, null);
            assert(mwh === null || mwh >= 0);
          }
      }),
      { numRuns: 300 },
    );
  });

  it('has what stands behind a meter within it, and every meter once', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { meters, uses } = usesOf(one);
        const found = everyUse(uses.uses);
        assert.deepEqual(
          found.map(({ meterId }) => meterId).sort(),
          meters.map(({ id }) => id),
        );
        for (const { within, rest, ...use } of found) {
          if (rest === null) continue;
          const parts = [...within, rest];
          assert.equal(sum(parts.map(({ energyMwh }) => energyMwh)), use.energyMwh);
          if (use.amount !== null) assert.equal(sum(parts.map(({ amount }) => amount ?? 0)), use.amount);
          if (use.emittedMg !== null)
            assert.equal(sum(parts.map(({ emittedMg }) => emittedMg ?? 0)), use.emittedMg);
        }
      }),
      runs,
    );
  });

  it('costs what the energy from the grid costs at its quarter-hours’ prices, with the taxes on energy', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { input, uses } = usesOf(one);
        const { slots, versions, prices = {}, timeZone, currency } = input;
        let micros = 0n;
        let unpriced = 0;
        for (const slot of knownSlots(slots)) {
          const { gridUsed, gridStored } = sourcesAt(slots, slot);
          const grid = (gridUsed ?? 0) + (gridStored ?? 0);
          const atMs = slots.fromMs + slot * quarterHourMs;
          const price = priceAt({ versions, prices, timeZone }, atMs);
          if (price === null) unpriced += grid;
          else micros += BigInt(grid) * BigInt(price) * BigInt(1_000_000 + taxAt(input, atMs));
        }
        assert.equal(uses.unpricedMwh, unpriced);
        const amounts = [...parts(uses), uses.storage].map(({ amount }) => amount);
        if (amounts.includes(null)) assert.equal(micros, 0n);
        else {
          const minor = Number((micros * 10n ** BigInt(minorDigits(currency))) / 10n ** 12n) / 1e6;
          assert(Math.abs(sum(amounts.map((amount) => amount ?? 0)) - minor) <= 0.51);
        }
      }),
      runs,
    );
  });

  it('emits what the energy from the grid emits at its quarter-hours’ factors', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { input, emission, uses } = usesOf(one);
        let nanograms = 0n;
        for (const slot of knownSlots(input.slots)) {
          const { gridUsed, gridStored } = sourcesAt(input.slots, slot);
          const atMs = input.slots.fromMs + slot * quarterHourMs;
          const factor = emission.factors.findLast(({ fromMs }) => fromMs <= atMs);
          const gPerKwh = factor?.gPerKwh ?? emission.usualGPerKwh ?? 0;
          nanograms += BigInt((gridUsed ?? 0) + (gridStored ?? 0)) * BigInt(Math.round(gPerKwh * 1000));
        }
        const masses = [...parts(uses), uses.storage].map(({ emittedMg }) => emittedMg);
        const isUnknown = emission.factors.length === 0 && emission.usualGPerKwh === null;
        if (isUnknown) assert(masses.every((mass) => mass === null));
        else assert.equal(sum(masses.map((mass) => mass ?? 0)), Number((nanograms + 500_000n) / 1_000_000n));
      }),
      runs,
    );
  });

  it('is always on for no more than it used', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { uses } = usesOf(one);
        for (const { alwaysOnMwh, energyMwh } of everyUse(uses.uses))
          assert(alwaysOnMwh >= 0 && alwaysOnMwh <= energyMwh);
      }),
      { numRuns: 200 },
    );
  });
});

const taxAt = ({ versions, timeZone }: ReturnType<typeof inputOf>, atMs: number): number => {
  const date = dateAt(timeZone, atMs);
  const version = versions.find(
    ({ validFrom, validTo }) => validFrom <= date && (validTo === null || date < validTo),
  );
  return sum((version?.taxes ?? []).map(({ on, ratePpm }) => (on.includes('energy') ? ratePpm : 0)));
};

describe('what exceeds the consumption', () => {
  const fromMs = Date.UTC(2026, 2, 10);
  const column = (energy: number | null) => new Array<number | null>(8).fill(energy);
  const slots: SiteSlots = {
    fromMs,
    imported: column(100),
    exported: column(0),
    yielded: column(null),
    consumed: column(100),
    selfUsed: column(null),
    charged: column(null),
    discharged: column(null),
    quality: new Array(8).fill(0),
  };
  const meter = (id: number, energy: number | null, behindId: number | null = null) => ({
    id,
    behindId,
    parts: [{ meterId: id, sign: 1 as const }],
    imported: column(energy),
  });
  const tariffs = { versions: [], prices: {}, timeZone: 'UTC' };
  const emission = { factors: [], usualGPerKwh: null };
  const of = (...meters: ReturnType<typeof meter>[]) =>
    endUsesOf({ slots, meters, tariffs, currency: 'EUR', emission });

  it('is shown as that, and never cut off', () => {
    const { uses, notMeasured } = of(meter(1, 90), meter(2, 30));
    expect(uses.map(({ energyMwh }) => energyMwh)).toEqual([720, 240]);
    expect(notMeasured).toMatchObject({ energyMwh: -160, gridMwh: 0, unsourcedMwh: -160, amount: null });
    expect(sum(uses.map(({ gridMwh }) => gridMwh))).toBe(800);
  });

  it('is at a meter whose own parts exceed it', () => {
    const { uses, notMeasured } = of(meter(1, 50), meter(2, 60, 1));
    expect(uses).toMatchObject([
      { meterId: 1, energyMwh: 400, within: [{ energyMwh: 480 }], rest: { energyMwh: -80 } },
    ]);
    expect(notMeasured.energyMwh).toBe(400);
  });

  it('lets what is known behind an unknown meter stand for it', () => {
    const { uses } = of(meter(1, null), meter(2, 60, 1));
    expect(uses).toMatchObject([
      { meterId: 1, energyMwh: 480, unknownSlots: 8, within: [{ energyMwh: 480 }] },
    ]);
  });

  it('counts nothing where the consumption is unknown', () => {
    const unknown = { ...slots, consumed: column(null) };
    const { uses, outsideMwh, knownSlots } = endUsesOf({
      slots: unknown,
      meters: [meter(1, 10)],
      tariffs,
      currency: 'EUR',
      emission,
    });
    expect(uses).toMatchObject([{ energyMwh: 0 }]);
    expect([outsideMwh, knownSlots]).toEqual([80, 0]);
  });
});
