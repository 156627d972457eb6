import { describe, expect, it } from 'vitest';
import type { SiteSlots } from '../site/site-slots.ts';
import { noTotals } from '../site/site-totals.ts';
import { quarterHourMs } from '../time/slot.ts';
import { addEmissions, emissionsByFactor, emissionsBySlots, noEmissions } from './emissions.ts';

const unknown = [null, null, null];
const slots: SiteSlots = {
  fromMs: 0,
  imported: [1_000_000, 2_000_000, null],
  exported: unknown,
  yielded: unknown,
  consumed: unknown,
  selfUsed: unknown,
  charged: unknown,
  discharged: unknown,
  quality: [0, 0, 0],
};

describe('emissions', () => {
  it('are those of one factor where the series has no other', () => {
    const energy = { ...noTotals.energy, imported: 3_000_000, yielded: null };
    const byFactor = emissionsByFactor({ energy }, 400);
    expect(byFactor).toEqual({ emittedG: 1200, avoidedG: null });
    expect(emissionsBySlots(slots, [{ fromMs: 0, gPerKwh: 400 }], null)).toEqual(byFactor);
    expect(emissionsBySlots(slots, [], 400)).toEqual(byFactor);
  });

  it('change with the factor of each quarter-hour', () => {
    const factors = [{ fromMs: quarterHourMs, gPerKwh: 100 }];
    expect(emissionsBySlots(slots, factors, null).emittedG).toBe(200);
    expect(emissionsBySlots(slots, factors, 50).emittedG).toBe(250);
  });

  it('are unknown where no factor or no energy is', () => {
    expect(emissionsBySlots(slots, [], null)).toEqual(noEmissions);
    expect(emissionsByFactor(noTotals, 400)).toEqual(noEmissions);
  });

  it('of parts add up, the unknown left out', () => {
    const one = { emittedG: 1, avoidedG: null };
    expect(addEmissions(one, { emittedG: 2, avoidedG: 5 })).toEqual({ emittedG: 3, avoidedG: 5 });
    expect(addEmissions(noEmissions, noEmissions)).toEqual(noEmissions);
  });
});
