import { hourMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { inKwh } from './hour-heat.ts';
import { meansHeat, monthHeat } from './month-heat.ts';

const timeZone = 'Europe/Berlin';
const fromMs = Date.parse('2026-09-30T22:00:00Z');

/** October, with its 25-hour day, and November. */
const heatOf = (valueAt: (hour: number) => number | null, nowMs = Date.parse('2026-12-01T00:00:00Z')) => {
  const startsMs = Array.from({ length: 61 * 24 + 1 }, (_, hour) => fromMs + hour * hourMs);
  const times = startsMs.map((startMs) => new Date(startMs).toISOString());
  const kWh = startsMs.map((_, hour) => valueAt(hour));
  return monthHeat({ times, timeZone }, inKwh({ kWh, knownShare: kWh.map(() => 1) }), nowMs);
};

describe('monthHeat', () => {
  it('has a row a month and a cell for each hour of the clock', () => {
    const { rows, by } = heatOf(() => 2);
    expect(by).toBe('month');
    expect(rows.map(({ date, hours }) => [date, hours.length])).toEqual([
      ['2026-10-01', 24],
      ['2026-11-01', 24],
    ]);
    expect(
      rows.every(({ hours }) => hours.every(([cell, ...more]) => cell?.value === 2 && more.length === 0)),
    ).toBe(true);
  });

  it('is the mean of what is known, an hour that came twice counted twice', () => {
    const secondTwo = 24 * 24 + 3;
    const { rows } = heatOf((hour) => (hour === secondTwo ? 33 : hour < 24 ? null : 1));
    expect(rows[0]?.hours[2]?.[0]?.value).toBeCloseTo((30 + 33) / 31, 9);
    expect(rows[0]?.hours[3]?.[0]?.value).toBe(1);
  });

  it('leaves out the hours to come, and knows nothing of a month to come', () => {
    const { rows } = heatOf((hour) => (hour < 24 ? 4 : 0), fromMs + 24 * hourMs - 1);
    expect(rows[0]?.hours[5]?.[0]?.value).toBe(4);
    expect(rows[1]?.hours[5]?.[0]?.value).toBeNull();
  });
});

describe('meansHeat', () => {
  it('draws the means of the answer, none where the clock had no such hour', () => {
    const times = ['2026-10-01T10:00:00.000Z', null];
    const series = { measure: { unit: 'kWh' } as const, mean: [[1.5, null]], knownShare: [[0.5, 0]] };
    const { rows, by } = meansHeat({ timeZone, months: [{ month: '2026-10', times }] }, series, 0);
    expect(by).toBe('month');
    expect(rows).toEqual([
      {
        date: '2026-10-01',
        hours: [[{ startMs: Date.parse('2026-10-01T10:00:00Z'), value: 1.5, estimated: true }], []],
      },
    ]);
  });
});
