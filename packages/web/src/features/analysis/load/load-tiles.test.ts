import { describe, expect, it } from 'vitest';
import { buildLoad } from '../build-for-test.ts';
import { isEmptyLoad, loadTiles } from './load-tiles.ts';

describe('loadTiles', () => {
  it('shows all powers in the unit of the highest', () => {
    const { unit, tiles } = loadTiles(buildLoad(), undefined);
    expect(unit).toBe('kW');
    expect(tiles.map(({ key, powerW }) => [key, powerW])).toEqual([
      ['average', 500],
      ['max', 2000],
      ['min', 90],
      ['base', 120],
    ]);
    expect(
      loadTiles(buildLoad({ max: { powerW: 900, at: '2026-11-03T17:00:00.000Z' } }), undefined).unit,
    ).toBe('W');
  });

  it('says when the extremes were', () => {
    const [, max, min, base] = loadTiles(buildLoad(), undefined).tiles;
    expect([max?.atMs, min?.atMs, base?.atMs]).toEqual([
      Date.parse('2026-11-03T17:00:00Z'),
      Date.parse('2026-11-04T02:15:00Z'),
      null,
    ]);
  });

  it('sets what is compared beside it, unknown too', () => {
    const { tiles } = loadTiles(buildLoad(), buildLoad({ averageW: 450, max: null }));
    expect(tiles.map(({ comparedW }) => comparedW)).toEqual([450, null, 90, 120]);
  });

  it('has nothing to show of a time of which nothing is known', () => {
    expect(isEmptyLoad(buildLoad({ averageW: null, max: null, min: null }))).toBe(true);
    expect(isEmptyLoad(buildLoad({ averageW: 0 }))).toBe(false);
  });
});
