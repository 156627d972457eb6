import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integratedEnergy, marginMinutes } from './integrated-energy.ts';

const slots = 8;
const count = slots * 15 + 2 * marginMinutes;
const power = fc.integer({ min: -20_000, max: 20_000 });

describe('integratedEnergy', () => {
  it('is the sum of the minutes, direction by direction, and its balance is that of the powers', () => {
    fc.assert(
      fc.property(fc.array(power, { minLength: count, maxLength: count }), (powersW) => {
        for (const [slot, energy] of integratedEnergy(powersW, slots).entries()) {
          const ofSlot = powersW.slice(marginMinutes + slot * 15, marginMinutes + slot * 15 + 15);
          const mwh = (sumW: number) => (sumW * 1000) / 60;
          const [into, outOf] = [1, -1].map((sign) =>
            mwh(ofSlot.reduce((sum, powerW) => sum + Math.max(0, sign * powerW), 0)),
          );
          expect(energy?.imported).toBeCloseTo(into ?? 0, 3);
          expect(energy?.exported).toBeCloseTo(outOf ?? 0, 3);
          const balance = mwh(ofSlot.reduce((sum, powerW) => sum + powerW, 0));
          expect((energy?.imported ?? 0) - (energy?.exported ?? 0)).toBeCloseTo(balance, 3);
        }
      }),
    );
  });

  it('is exact for a power on a line that is reported every five minutes or more often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.nat(4),
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 0, max: 30 }),
        (every, first, startW, riseW) => {
          const line = Array.from({ length: count }, (_, minute) => startW + minute * riseW);
          const integrated = line.map((powerW, minute) => ((minute - first) % every === 0 ? powerW : null));
          const known = integratedEnergy(integrated, slots);
          const whole = integratedEnergy(line, slots);
          for (const [slot, energy] of known.entries())
            expect(energy?.imported).toBeCloseTo(whole[slot]?.imported ?? -1, 3);
        },
      ),
    );
  });

  it('is unknown in the quarter-hours that a longer silence touches, and in no other', () => {
    fc.assert(
      fc.property(fc.nat(count), fc.integer({ min: 0, max: 40 }), (from, minutes) => {
        const powersW = Array.from({ length: count }, (_, minute) =>
          minute >= from && minute < from + minutes ? null : 400,
        );
        const isSilent = (minute: number) => powersW[minute] === null;
        const isShort = minutes < 6 && from > 0 && from + minutes < count;
        for (const [slot, energy] of integratedEnergy(powersW, slots).entries()) {
          const own = Array.from({ length: 15 }, (_, minute) => marginMinutes + slot * 15 + minute);
          expect(energy === null).toBe(!isShort && own.some(isSilent));
        }
      }),
    );
  });
});
