import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { secondRing } from './second-ring.ts';

const grid = buildMeterLive({ id: 1, useType: 1 });
const load = (id: number, gl: number, change: Parameters<typeof buildMeterLive>[0] = {}) =>
  buildMeterLive({ id, useType: 3, name: `Load ${id}`, gl, ...change });
const ringOf = (meters: Parameters<typeof secondRing>[1], consumptionW = 1000, ranked: number[] = []) =>
  secondRing({ consumptionW }, meters, ranked).map(({ key, powerW }) => [key, powerW]);

describe('secondRing', () => {
  it('is none without load meters, nor where one is all that is known', () => {
    expect(ringOf([grid])).toEqual([]);
    expect(ringOf([load(2, 300)])).toEqual([]);
    expect(ringOf([grid, load(2, 0, { lastUpdate: null })])).toEqual([]);
  });

  it('ends with what no meter measures, and leaves out what stands behind a meter', () => {
    expect(ringOf([grid, load(2, 300), load(3, 100, { behindMeterId: 2 })])).toEqual([
      ['2', 300],
      ['notMeasured', 700],
    ]);
  });

  it('names those that used most, and sums up the others', () => {
    const meters = [grid, load(2, 10), load(3, 20), load(4, 30), load(5, 40)];
    expect(ringOf(meters, 1000, [5, 3, 2, 4])).toEqual([
      ['5', 40],
      ['3', 20],
      ['others', 40],
      ['notMeasured', 900],
    ]);
    expect(ringOf(meters.slice(1), 100).map(([key]) => key)).toEqual(['2', '3', '4', '5']);
  });

  it('does not know what is left where a meter is silent, or shows more than the house uses', () => {
    expect(ringOf([grid, load(2, 300, { isOnline: 0 })])).toEqual([
      ['2', null],
      ['notMeasured', null],
    ]);
    expect(ringOf([grid, load(2, 1005)])[1]).toEqual(['notMeasured', 0]);
    expect(ringOf([grid, load(2, 1300)])[1]).toEqual(['notMeasured', null]);
  });

  it('adds up to what the house uses, in at most four nodes', () => {
    const powers = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(powers, fc.integer({ min: 0, max: 5000 }), (watts, restW) => {
        const sum = watts.reduce((total, watt) => total + watt, restW);
        const ring = ringOf([grid, ...watts.map((watt, place) => load(place + 2, watt))], sum);
        expect(ring.length).toBeLessThanOrEqual(4);
        expect(ring.reduce((total, [, powerW]) => total + Number(powerW), 0)).toBe(sum);
      }),
    );
  });
});
