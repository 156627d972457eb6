import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFault, faultyMeter } from '../../test/build-faulty-meter.ts';
import { counterRulesOf, effectMwh, ledgerOf, quarterHourMicros, type Reading } from '../index.ts';

/** One read in each slot, so that slots show the count at each of them. */
const spaced = (readings: readonly Reading[]): Reading[] =>
  readings.map(({ claimedMicros: _, ...reading }, place) => ({
    ...reading,
    atMicros: Date.UTC(2026, 2, 1) * 1000 + place * quarterHourMicros,
  }));

it('is by how much the corrected count rises at the read', () => {
  fc.assert(
    fc.property(fc.array(anyFault, { minLength: 1, maxLength: 4 }), (faults) => {
      const { slots, events } = ledgerOf(null, spaced(faultyMeter(faults).readings), counterRulesOf(null));
      for (const event of events) {
        const place = slots.findIndex(({ firstAtMicros }) => firstAtMicros === event.atMicros);
        const [before, at] = [slots[place - 1], slots[place]];
        const { register } = event;
        if (register < 0 || !before || !at) continue;
        const risen = (at.lastCounts[register] ?? 0) - (before.lastCounts[register] ?? 0);
        expect(effectMwh(event)).toBe(risen);
      }
    }),
  );
});

it('is nothing of a gap, and of what was taken back', () => {
  expect(effectMwh({ reason: 'silence', bookedMwh: null })).toBeNull();
  expect(effectMwh({ reason: 'returned', bookedMwh: 0, takesBack: [{ fromMicros: 1, mwh: 5 }] })).toBe(0);
});
