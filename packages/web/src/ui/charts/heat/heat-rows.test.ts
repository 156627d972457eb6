import { hourMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { heatRows } from './heat-rows.ts';

const rowsFrom = (from: string, hours: number, timeZone = 'Europe/Berlin') =>
  heatRows({
    timeZone,
    startsMs: Array.from({ length: hours }, (_, i) => Date.parse(from) + i * hourMs),
    values: Array.from({ length: hours }, (_, i) => i),
  });

const counts = (from: string, hours: number) => rowsFrom(from, hours)[0]?.hours.map((cells) => cells.length);

describe('heatRows', () => {
  it('gives each day a row with an hour a column', () => {
    const rows = rowsFrom('2026-11-19T23:00:00Z', 48);
    expect(rows).toHaveLength(2);
    expect(rows.every((row) => row.hours.every((cells) => cells.length === 1))).toBe(true);
    expect(rows[1]?.hours[3]?.[0]?.value).toBe(27);
  });

  it('leaves the skipped hour of a short day empty, and keeps the rest under their clock times', () => {
    const hours = rowsFrom('2026-03-28T23:00:00Z', 23)[0]?.hours;
    expect(hours?.[2]).toEqual([]);
    expect(hours?.[3]?.[0]?.value).toBe(2);
  });

  it('puts both of a long day’s repeated hours into one column', () => {
    expect(counts('2026-10-24T22:00:00Z', 25)?.slice(0, 4)).toEqual([1, 1, 2, 1]);
  });

  it('shows a value that is missing as unknown', () => {
    const [row] = heatRows({ timeZone: 'UTC', startsMs: [0], values: [] });
    expect(row?.hours[0]).toEqual([{ startMs: 0, value: null, estimated: false }]);
  });
});
