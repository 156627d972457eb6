import { describe, expect, it } from 'vitest';
import {
  dateWithin,
  newestOf,
  type Period,
  periodAt,
  periodKinds,
  periodOfShortcut,
  spanOf,
  stepped,
} from './period.ts';

/** A Friday. */
const newest = newestOf('2026-11-20');
const lastWeek = { kind: 'range', from: '2026-11-09', to: '2026-11-16' } as const;

describe('a period', () => {
  it.each<[Period, Period | null, Period | null]>([
    [
      { kind: 'day', date: '2026-03-01' },
      { kind: 'day', date: '2026-02-28' },
      { kind: 'day', date: '2026-03-02' },
    ],
    [{ kind: 'day', date: '2026-11-20' }, { kind: 'day', date: '2026-11-19' }, null],
    [{ kind: 'month', date: '2026-11-01' }, { kind: 'month', date: '2026-10-01' }, null],
    [
      { kind: 'year', date: '2025-01-01' },
      { kind: 'year', date: '2024-01-01' },
      { kind: 'year', date: '2026-01-01' },
    ],
    [
      lastWeek,
      { kind: 'range', from: '2026-11-02', to: '2026-11-09' },
      { kind: 'range', from: '2026-11-16', to: '2026-11-23' },
    ],
    [{ kind: 'total' }, null, null],
  ])('%o has neighbours, none of them in the future', (period, before, after) => {
    expect(stepped(period, -1, newest)).toEqual(before);
    expect(stepped(period, 1, newest)).toEqual(after);
  });

  it('steps there and back', () => {
    for (const kind of periodKinds) {
      const period = periodAt(kind, '2026-05-17', newest);
      const before = stepped(period, -1, newest);
      if (before) expect(stepped(before, 1, newest)).toEqual(period);
    }
  });

  it('has the shortcuts’ meaning', () => {
    expect(periodOfShortcut('today', newest, 1)).toEqual({ kind: 'day', date: '2026-11-20' });
    expect(periodOfShortcut('yesterday', newest, 1)).toEqual({ kind: 'day', date: '2026-11-19' });
    expect(periodOfShortcut('lastWeek', newest, 1)).toEqual(lastWeek);
    expect(periodOfShortcut('lastWeek', newest, 0)).toMatchObject({ from: '2026-11-08', to: '2026-11-15' });
    expect(periodOfShortcut('lastMonth', newest, 1)).toEqual({ kind: 'month', date: '2026-10-01' });
    expect(periodOfShortcut('lastYear', newest, 1)).toEqual({ kind: 'year', date: '2025-01-01' });
  });

  it('is sent to the calls with its end excluded', () => {
    expect(spanOf({ kind: 'day', date: '2026-12-31' })).toEqual({
      starttime: '2026-12-31',
      endtime: '2027-01-01',
    });
    expect(spanOf({ kind: 'month', date: '2026-02-01' }).endtime).toBe('2026-03-01');
    expect(spanOf({ kind: 'year', date: '2026-01-01' }).endtime).toBe('2027-01-01');
    expect(spanOf({ kind: 'total' })).toEqual({});
  });

  it('of another kind is the one around its last day, now at the latest', () => {
    const from = (period: Period, kind: 'day' | 'month') =>
      periodAt(kind, dateWithin(period, newest), newest);
    expect(from({ kind: 'month', date: '2026-09-01' }, 'day')).toEqual({ kind: 'day', date: '2026-09-30' });
    expect(from({ kind: 'year', date: '2026-01-01' }, 'day')).toEqual({ kind: 'day', date: '2026-11-20' });
    expect(from(lastWeek, 'month')).toEqual({ kind: 'month', date: '2026-11-01' });
    expect(from({ kind: 'total' }, 'month')).toEqual({ kind: 'month', date: '2026-11-01' });
  });
});
