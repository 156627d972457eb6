import { describe, expect, it } from 'vitest';
import type { HeatmapData } from './heat-data.ts';
import {
  heatBegin,
  heatBoxes,
  heatCellAt,
  heatMost,
  heatPath,
  heatPlaceAt,
  heatStep,
} from './heat-geometry.ts';

const cell = (startMs: number, value: number | null) => ({ startMs, value, estimated: false });

const data: HeatmapData = {
  measure: { unit: 'kWh' },
  timeZone: 'UTC',
  nowMs: 3,
  rows: [
    { date: '1970-01-01', hours: [[cell(0, 2)], [cell(1, 7), cell(2, null)], []] },
    { date: '1970-01-02', hours: [[cell(3, 1)], [cell(4, null)], []] },
  ],
};

describe('heatBoxes', () => {
  it('shares the column of an hour that comes twice, and leaves out what is still to come', () => {
    expect(heatBoxes(data).map(({ x, y, width }) => [x, y, width])).toEqual([
      [0, 0, 1],
      [1, 0, 0.5],
      [1.5, 0, 0.5],
      [0, 1, 1],
    ]);
  });
});

describe('heatStep', () => {
  it.each([
    [null, null],
    [-9, 0],
    [0, 0],
    [0.9, 0],
    [1, 1],
    [35.9, 5],
    [36, 6],
    [49, 6],
  ])('of %s among 49 is %s', (value, step) => {
    expect(heatStep(value, 49)).toBe(step);
  });

  it('begins where it should', () => {
    expect(heatBegin(4, 49)).toBeCloseTo(16);
  });

  it('is the lowest where there is nothing at all', () => {
    expect(heatStep(0, 0)).toBe(0);
  });
});

describe('heatMost', () => {
  it('is the highest value', () => {
    expect(heatMost(data)).toBe(7);
    expect(heatMost({ ...data, rows: [{ date: '1970-01-01', hours: [[cell(0, -3)]] }] })).toBe(0);
  });
});

describe('heatPath', () => {
  it('is one closed box a cell', () => {
    expect(heatPath(heatBoxes(data).slice(1, 2), { width: 20, height: 18 })).toBe('M20 0h10v18h-10z');
  });
});

describe('heatPlaceAt', () => {
  it('finds the half of a repeated hour', () => {
    const place = heatPlaceAt(data, 1.7, 0.2);
    expect(place).toEqual({ row: 0, hour: 1, part: 1 });
    expect(heatCellAt(data, place)?.startMs).toBe(2);
  });

  it('stays inside, and finds nothing in a skipped hour', () => {
    const place = heatPlaceAt(data, 99, -1);
    expect(place).toEqual({ row: 0, hour: 23, part: 0 });
    expect(heatCellAt(data, place)).toBeNull();
  });
});
