import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf, rowsOf, type Sample, slotsOf, withSample } from './recent-power.ts';

const at = (seconds: number, powerW: number | null = seconds): Sample => ({
  atMs: seconds * 1000,
  powerW,
  phasesW: [powerW],
});
const all = (seconds: number): Sample[] => {
  let samples: Sample[] = [];
  for (let second = 1; second <= seconds; second += 1) samples = withSample(samples, at(second));
  return samples;
};
const powerOf = ({ powerW }: Sample) => powerW;

describe('the last minutes', () => {
  it('are five, however long one looks', () => {
    const samples = all(1000);
    expect(samples).toHaveLength(300);
    expect(samples[0]).toEqual(at(701));
  });

  it('have a value for each two seconds, and none where nothing came', () => {
    const slots = slotsOf([at(600), at(604), at(605)], 605_000, powerOf);
    expect(slots).toHaveLength(150);
    expect(slots.slice(-4)).toEqual([null, 600, null, 605]);
    expect(slots.filter((value) => value !== null)).toEqual([600, 605]);
  });

  it('end with the newest value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), (seconds) => {
        expect(slotsOf(all(seconds), seconds * 1000, powerOf).at(-1)).toBe(seconds);
      }),
      { numRuns: 30 },
    );
  });

  it('lie between a least and a most power, or are unknown', () => {
    expect(rangeOf([at(1, -300), at(2, null), at(3, 20)])).toEqual({ leastW: -300, mostW: 20 });
    expect(rangeOf([at(1, null)])).toBeNull();
  });

  it('are listed four a minute, the newest first', () => {
    expect(rowsOf(all(46)).map(({ atMs }) => atMs / 1000)).toEqual([46, 44, 29, 14]);
  });
});
