import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertWithin } from '../../test/assert-number.ts';
import { buildSlots } from '../../test/build-tariff.ts';
import { type SiteSlots, type SlotColumn, slotQualities, withBattery, withSolar } from '../index.ts';

const runs = { numRuns: 1_000 };

/** A site whose quarter-hours balance; some are unknown. */
const site: fc.Arbitrary<SiteSlots> = fc
  .array(
    fc.record({
      yielded: fc.integer({ min: 0, max: 2_000_000 }),
      consumed: fc.integer({ min: 0, max: 2_000_000 }),
      both: fc.integer({ min: 0, max: 300_000 }),
      known: fc.integer({ min: 0, max: 9 }).map((dice) => dice > 0),
    }),
    { maxLength: 200 },
  )
  .map((list) => {
    const column = (of: (slot: (typeof list)[number]) => number): SlotColumn =>
      list.map((slot) => (slot.known ? of(slot) : null));
    const exportedOf = ({ yielded, consumed, both }: (typeof list)[number]): number =>
      Math.min(yielded, Math.max(0, yielded - consumed) + both);
    return buildSlots(Date.UTC(2026, 5, 1), {
      imported: column((slot) => slot.consumed - slot.yielded + exportedOf(slot)),
      exported: column(exportedOf),
      yielded: column(({ yielded }) => yielded),
      consumed: column(({ consumed }) => consumed),
      selfUsed: column((slot) => slot.yielded - exportedOf(slot)),
      quality: list.map(({ known }) => (known ? slotQualities.measured : slotQualities.missing)),
    });
  });

const battery = fc.record({
  capacityWh: fc.integer({ min: 0, max: 20_000 }),
  chargeW: fc.integer({ min: 0, max: 6_000 }),
  dischargeW: fc.integer({ min: 0, max: 6_000 }),
  efficiencyPpm: fc.integer({ min: 500_000, max: 1_000_000 }),
});

const sum = (column: SlotColumn): number => column.reduce<number>((all, energy) => all + (energy ?? 0), 0);

/** consumption = import + yield − export + discharge − charge, where known. */
const balances = (slots: SiteSlots): void => {
  for (const [index, consumed] of slots.consumed.entries()) {
    const at = (column: SlotColumn): number | null => column[index] ?? null;
    const flows = [slots.imported, slots.exported, slots.yielded, slots.selfUsed].map(at);
    if (flows.includes(null)) {
      assert.deepEqual(flows, [null, null, null, null]);
      continue;
    }
    const [imported = 0, exported = 0, yielded = 0, selfUsed = 0] = flows.map((flow) => flow ?? 0);
    assertWithin(Math.min(imported, exported, yielded, selfUsed), 0);
    assert.equal(
      imported + yielded - exported + (at(slots.discharged) ?? 0) - (at(slots.charged) ?? 0),
      consumed,
    );
    assert.equal(selfUsed, yielded - exported);
  }
};

describe('withBattery', () => {
  it('conserves energy, in every quarter-hour and altogether', () => {
    fc.assert(
      fc.property(site, battery, (slots, kind) => {
        const { slots: after, chargedMwh, dischargedMwh, lostMwh, storedMwh } = withBattery(slots, kind);
        balances(after);
        assert.deepEqual(after.consumed, slots.consumed);
        assert.deepEqual(after.yielded, slots.yielded);
        assert.equal(chargedMwh, storedMwh + dischargedMwh + lostMwh);
        assert.deepEqual([chargedMwh, dischargedMwh], [sum(after.charged), sum(after.discharged)]);
        assert.equal(sum(slots.exported) - sum(after.exported), chargedMwh);
        assert.equal(sum(slots.imported) - sum(after.imported), dischargedMwh);
        assertWithin(Math.min(storedMwh, lostMwh), 0);
      }),
      runs,
    );
  });

  it('keeps to its capacity and power, and never charges and discharges at once', () => {
    fc.assert(
      fc.property(site, battery, (slots, kind) => {
        const { charged, discharged } = withBattery(slots, kind).slots;
        let stored = 0;
        for (const [index, energy] of charged.entries()) {
          const out = discharged[index] ?? 0;
          const taken = energy ?? 0;
          assert.equal(Math.min(taken, out), 0);
          assertWithin(taken, 0, kind.chargeW * 250);
          assertWithin(out, 0, kind.dischargeW * 250);
          stored += Math.floor((taken * kind.efficiencyPpm) / 1_000_000) - out;
          assertWithin(stored, 0, kind.capacityWh * 1000);
        }
      }),
      runs,
    );
  });

  it('gives at night what it took by day, less its loss', () => {
    const slots = buildSlots(0, {
      imported: [0, 0, 400_000, 900_000],
      exported: [1_000_000, 1_000_000, 0, 0],
      selfUsed: [0, 0, 0, 0],
    });
    const kind = { capacityWh: 1_200, chargeW: 4_000, dischargeW: 2_000, efficiencyPpm: 900_000 };
    expect(withBattery(slots, kind).slots).toMatchObject({
      charged: [1_000_000, 333_333, 0, 0],
      discharged: [0, 0, 400_000, 500_000],
      exported: [0, 666_667, 0, 0],
      imported: [0, 0, 0, 400_000],
    });
  });
});

describe('withSolar', () => {
  const own = { kind: 'own', installedWattsPeak: 5_000 } as const;
  const place = { latitude: 52.5, longitude: 13.4 };

  it('conserves energy: what is added replaces import or is exported', () => {
    fc.assert(
      fc.property(site, fc.integer({ min: 1, max: 20_000 }), (slots, wattsPeak) => {
        const after = withSolar(slots, { wattsPeak, profile: own });
        balances(after);
        assert.deepEqual(after.consumed, slots.consumed);
        for (const [index, energy] of slots.yielded.entries()) {
          assert.equal(after.quality[index], slots.quality[index]);
          if (energy === null) continue;
          assert.equal((after.yielded[index] ?? 0) - energy, Math.round((energy * wattsPeak) / 5_000));
        }
      }),
      runs,
    );
  });

  it('by clear sky balances too, for a site without solar, and calls itself an estimate', () => {
    const count = 96;
    const imported = new Array<number>(count).fill(50_000);
    const slots = buildSlots(Date.UTC(2026, 5, 21), {
      imported,
      exported: imported.map(() => 0),
      consumed: imported,
    });
    const after = withSolar(slots, { wattsPeak: 3_000, profile: { kind: 'clearSky', place } });
    balances(after);
    expect(new Set(after.quality)).toEqual(new Set([slotQualities.estimated]));
    // 21 June in Berlin: the sun is highest a little after 11 UTC and down at 22 UTC.
    const highest = after.yielded.indexOf(Math.max(...after.yielded.map((energy) => energy ?? 0)));
    expect(highest).toBeGreaterThanOrEqual(43);
    expect(highest).toBeLessThanOrEqual(45);
    expect(after.yielded[88]).toBe(0);
  });

  it.each([
    ['Berlin', place, 900, 1_100],
    ['Sydney', { latitude: -33.9, longitude: 151.2 }, 1_250, 1_550],
    ['Singapore', { latitude: 1.3, longitude: 103.8 }, 1_350, 1_650],
    ['Tromsø', { latitude: 69.6, longitude: 18.9 }, 550, 800],
  ])('brings %s a believable year: kWh of a kilowatt peak', (_, at, least, most) => {
    const none = new Array<number>(365 * 96).fill(0);
    const slots = buildSlots(Date.UTC(2026, 0, 1), { imported: none, exported: none });
    const kwh =
      sum(withSolar(slots, { wattsPeak: 1_000, profile: { kind: 'clearSky', place: at } }).yielded) / 1e6;
    expect(kwh).toBeGreaterThan(least);
    expect(kwh).toBeLessThan(most);
  });
});
