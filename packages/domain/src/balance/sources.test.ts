import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useTypes } from '../meter.ts';
import { balanceOf } from './balance.ts';
import type { MeterFlow } from './meter-flow.ts';
import { ownUse, sourcesOf } from './sources.ts';

const runs = { numRuns: 2_000 };
const energy = fc.integer({ min: 0, max: 3_000_000 });
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 });

/** What flows between the parts of a site, so that its meters agree. */
const site = fc.record({
  gridToHouse: energy,
  gridToStorage: energy,
  yieldToHouse: energy,
  yieldToStorage: energy,
  yieldToGrid: energy,
  storageToHouse: energy,
  storageToGrid: energy,
});

type Flows = typeof site extends fc.Arbitrary<infer Value> ? Value : never;

const metersOf = (flows: Flows): MeterFlow[] => [
  {
    useType: useTypes.grid,
    imported: flows.gridToHouse + flows.gridToStorage,
    exported: flows.yieldToGrid + flows.storageToGrid,
  },
  {
    useType: useTypes.inverter,
    imported: 0,
    exported: flows.yieldToHouse + flows.yieldToStorage + flows.yieldToGrid,
  },
  {
    useType: useTypes.storage,
    imported: flows.gridToStorage + flows.yieldToStorage,
    exported: flows.storageToHouse + flows.storageToGrid,
  },
];

/** Meters that need not agree, some unknown. */
const anyMeters = fc.array(
  fc.record({
    useType: fc.constantFrom(...Object.values(useTypes)),
    imported: perhaps(energy),
    exported: perhaps(energy),
  }),
  { maxLength: 4 },
);

describe('the sources of a consumption', () => {
  it('sum up to it, and none is negative, whatever the meters show', () => {
    fc.assert(
      fc.property(anyMeters, (meters) => {
        const balance = balanceOf(meters, 'energy');
        const { gridUsed, directUsed, storageUsed, gridStored } = sourcesOf(balance);
        const known = [gridUsed, directUsed, storageUsed, gridStored].filter((value) => value !== null);
        for (const value of known) expect(value).toBeGreaterThanOrEqual(0);
        if (gridUsed === null) {
          expect(known).toEqual([]);
          return;
        }
        expect(gridUsed + (directUsed ?? 0) + (storageUsed ?? 0)).toBe(balance.consumed);
        expect(gridUsed).toBeLessThanOrEqual(balance.imported ?? 0);
        expect(directUsed ?? 0).toBeLessThanOrEqual(balance.yielded ?? 0);
        expect(storageUsed ?? 0).toBeLessThanOrEqual(balance.discharged ?? 0);
        expect(gridStored ?? 0).toBeLessThanOrEqual(balance.charged ?? 0);
      }),
      runs,
    );
  });

  it('are what flowed where the storage only charges or only supplies the house', () => {
    fc.assert(
      fc.property(site, fc.constantFrom('charges', 'supplies', 'chargesFromGrid'), (any, what) => {
        const flows = { ...any, storageToGrid: 0 };
        if (what !== 'supplies') flows.storageToHouse = 0;
        if (what !== 'chargesFromGrid') flows.gridToStorage = 0;
        // Import that charges the storage while the yield supplies the house is counted as if it had been consumed.
        if (what === 'chargesFromGrid') Object.assign(flows, { yieldToHouse: 0, yieldToStorage: 0 });
        if (what === 'supplies') flows.yieldToStorage = 0;
        const balance = balanceOf(metersOf(flows), 'energy');
        expect(balance.kind).toBe('ok');
        expect(sourcesOf(balance)).toEqual({
          gridUsed: flows.gridToHouse,
          directUsed: flows.yieldToHouse,
          storageUsed: flows.storageToHouse,
          gridStored: flows.gridToStorage,
        });
      }),
      runs,
    );
  });

  it('are self-use and import without a storage', () => {
    const balance = { imported: 3, consumed: 10, selfUsed: 7, charged: null, discharged: null };
    const sources = sourcesOf(balance);
    expect(sources).toEqual({ gridUsed: 3, directUsed: 7, storageUsed: null, gridStored: null });
    expect(ownUse(sources)).toBe(7);
  });

  it('have nothing of their own where nothing produces or stores', () => {
    const sources = sourcesOf({ imported: 3, consumed: 3, selfUsed: null, charged: null, discharged: null });
    expect(sources.gridUsed).toBe(3);
    expect(ownUse(sources)).toBeNull();
  });

  it('are unknown where the consumption or the import is', () => {
    const stored = { selfUsed: 1, charged: 2, discharged: 3 };
    expect(sourcesOf({ ...stored, imported: 3, consumed: null }).gridUsed).toBeNull();
    expect(sourcesOf({ ...stored, imported: null, consumed: 4 }).gridUsed).toBeNull();
  });
});
