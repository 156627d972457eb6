import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type UseType, useTypes } from '../meter.ts';
import { highestPower, lowestPower } from './extremes.ts';
import type { MinuteAverages } from './minute-averages.ts';
import { type PoweredMeter, sitePowers } from './site-powers.ts';

const averagesOf = (powers: readonly (number | null)[]): MinuteAverages => {
  const known = powers.flatMap((powerW, minute) => (powerW === null ? [] : [{ powerW, minute }]));
  return {
    minutes: Int32Array.from(known.map(({ minute }) => minute)),
    powersW: Float64Array.from(known.map(({ powerW }) => powerW)),
    // Several readings a minute: nothing is held.
    reads: new Uint32Array(known.length).fill(2),
  };
};

const plain = (useType: UseType, powers: readonly (number | null)[]): PoweredMeter => ({
  useType,
  isCalculated: false,
  importKwh: 0,
  exportKwh: 1,
  parts: [{ sign: 1, averages: averagesOf(powers) }],
});

const calculated = (useType: UseType, ...parts: PoweredMeter['parts']): PoweredMeter => ({
  useType,
  isCalculated: true,
  importKwh: 0,
  exportKwh: 1,
  parts,
});

const minutes = 20;
const anyPowers = (min: number, max: number) =>
  fc.array(fc.option(fc.integer({ min, max })), { minLength: minutes, maxLength: minutes });

describe('sitePowers', () => {
  it('balances every minute in which all meters are known', () => {
    fc.assert(
      fc.property(anyPowers(0, 5000), anyPowers(-9000, 0), (grid, sun) => {
        const { series } = sitePowers([plain(useTypes.grid, grid), plain(useTypes.inverter, sun)], minutes);
        for (let minute = 0; minute < minutes; minute += 1) {
          const [bought, yielded] = [grid[minute] ?? null, sun[minute] ?? null];
          const consumed = bought === null || yielded === null ? null : bought - yielded;
          expect(series.get('consumption')?.[minute]).toBe(consumed);
        }
      }),
    );
  });

  it('measures as much of the time as its worst meter does', () => {
    fc.assert(
      fc.property(anyPowers(0, 5000), anyPowers(-9000, 0), (grid, sun) => {
        const { coverage } = sitePowers([plain(useTypes.grid, grid), plain(useTypes.inverter, sun)], minutes);
        const known = grid.filter((powerW, minute) => powerW !== null && sun[minute] !== null).length;
        expect(coverage.measured).toBe(known / minutes);
        expect(coverage.measured + coverage.estimated + coverage.missing).toBeCloseTo(1, 12);
      }),
    );
  });

  it('takes a calculated meter for the sum of its parts, unknown as soon as one part is', () => {
    const averages = [averagesOf([300, 200, null]), averagesOf([100, 50, 10])] as const;
    const difference = calculated(
      useTypes.load,
      { sign: 1, averages: averages[0] },
      { sign: -1, averages: averages[1] },
    );
    expect(sitePowers([difference], 3).series.get('consumption')).toEqual([200, 150, null]);
  });

  it('rounds a calculated meter to 15 digits, though it has only one part, and keeps the power of any other', () => {
    const averageW = 2009.5320000000002;
    const ofOnePart = calculated(useTypes.load, { sign: 1, averages: averagesOf([averageW]) });
    expect(sitePowers([ofOnePart], 1).series.get('consumption')).toEqual([2009.532]);
    expect(sitePowers([plain(useTypes.load, [averageW])], 1).series.get('consumption')).toEqual([averageW]);
  });

  it('knows nothing of a site without meters', () => {
    expect(sitePowers([], 3)).toEqual({
      series: new Map(),
      coverage: { measured: 0, estimated: 0, missing: 1 },
    });
  });
});

describe('extremes', () => {
  it('are the first of the highest and the lowest known minutes', () => {
    const series = [null, 5, 9, 9, 1, 1, null];
    expect(highestPower(series)).toEqual({ powerW: 9, minute: 2 });
    expect(lowestPower(series)).toEqual({ powerW: 1, minute: 4 });
    expect(highestPower([null])).toBeNull();
  });
});
