import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  packMeterSlots,
  packSiteSlots,
  type SiteSlots,
  type SlotQuality,
  unpackMeterSlots,
  unpackSiteSlots,
} from '../index.ts';

const amount = fc.oneof(
  fc.constantFrom(0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32, 2 ** 53 - 2),
  fc.integer({ min: 0, max: 5_000_000 }),
);
const column = (slots: number): fc.Arbitrary<(number | null)[]> =>
  fc.oneof(
    fc.constant(new Array<null>(slots).fill(null)),
    amount.map((value) => new Array<number>(slots).fill(value)),
    fc.array(fc.option(amount), { minLength: slots, maxLength: slots }),
  );
const qualities = (slots: number): fc.Arbitrary<SlotQuality[]> =>
  fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3), { minLength: slots, maxLength: slots });

const siteSlots: fc.Arbitrary<SiteSlots> = fc.constantFrom(0, 1, 92, 94, 96, 98, 100).chain((slots) =>
  fc.record({
    fromMs: fc.constant(Date.UTC(2026, 2, 28, 23)),
    imported: column(slots),
    exported: column(slots),
    yielded: column(slots),
    consumed: column(slots),
    selfUsed: column(slots),
    charged: column(slots),
    discharged: column(slots),
    quality: qualities(slots),
  }),
);

describe('packed slots', () => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(siteSlots, (slots) => {
        expect(unpackSiteSlots(packSiteSlots(slots), slots.fromMs)).toEqual(slots);
        const { imported, exported, quality } = slots;
        expect(unpackMeterSlots(packMeterSlots({ imported, exported, quality }))).toEqual({
          imported,
          exported,
          quality,
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('take little room', () => {
    const slots = 96;
    const busy = Array.from({ length: slots }, (_, slot) => 60_000 + 997 * slot);
    const none = new Array<null>(slots).fill(null);
    const bytes = packSiteSlots({
      fromMs: 0,
      imported: busy,
      exported: new Array<number>(slots).fill(0),
      consumed: busy,
      yielded: none,
      selfUsed: none,
      charged: none,
      discharged: none,
      quality: new Array<SlotQuality>(slots).fill(0),
    });
    expect(bytes.length).toBeLessThan(600);
  });

  it('are refused when they are cut off', () => {
    expect(() => unpackMeterSlots(Uint8Array.of(4, 0))).toThrow(RangeError);
  });
});
