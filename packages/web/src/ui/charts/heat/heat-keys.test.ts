import { describe, expect, it } from 'vitest';
import type { HeatmapData } from './heat-data.ts';
import { heatPlaceAfterKey } from './heat-keys.ts';

const hours = (count: (hour: number) => number) =>
  Array.from({ length: 24 }, (_, hour) =>
    Array.from({ length: count(hour) }, (_, part) => ({ startMs: hour + part, value: 1, estimated: false })),
  );

const data: HeatmapData = {
  measure: { unit: 'kWh' },
  timeZone: 'Europe/Berlin',
  nowMs: 0,
  rows: [
    { date: '2026-03-29', hours: hours((hour) => (hour === 2 ? 0 : 1)) },
    { date: '2026-10-25', hours: hours((hour) => (hour === 2 ? 2 : 1)) },
  ],
};

const press = (key: string, row: number, hour: number, part = 0) => {
  const place = heatPlaceAfterKey(key, { row, hour, part }, data);
  return place && [place.row, place.hour, place.part];
};

describe('heatPlaceAfterKey', () => {
  it('begins at the first hour', () => {
    expect(heatPlaceAfterKey('ArrowRight', null, data)).toEqual({ row: 0, hour: 0, part: 0 });
  });

  it('steps over the skipped hour', () => {
    expect(press('ArrowRight', 0, 1)).toEqual([0, 3, 0]);
    expect(press('ArrowLeft', 0, 3)).toEqual([0, 1, 0]);
  });

  it('reads the repeated hour twice', () => {
    expect(press('ArrowRight', 1, 2)).toEqual([1, 2, 1]);
    expect(press('ArrowRight', 1, 2, 1)).toEqual([1, 3, 0]);
    expect(press('ArrowLeft', 1, 3)).toEqual([1, 2, 1]);
  });

  it('goes from day to day and stays at the ends', () => {
    expect(press('ArrowRight', 0, 23)).toEqual([1, 0, 0]);
    expect(press('ArrowLeft', 0, 0)).toEqual([0, 0, 0]);
    expect(press('ArrowRight', 1, 23)).toEqual([1, 23, 0]);
    expect(press('ArrowDown', 0, 5)).toEqual([1, 5, 0]);
    expect(press('ArrowUp', 0, 5)).toEqual([0, 5, 0]);
  });

  it('leaves other keys alone', () => {
    expect(press('Enter', 0, 0)).toBeNull();
  });
});
