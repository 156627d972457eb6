import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumberOf } from '../index.ts';
import { type ConsumedDay, usualDay } from './usual-day.ts';

const sunday = '2026-11-22';
const weeksBefore = (weeks: number, consumedMwh: number | null, knownShare = 1): ConsumedDay => ({
  date: dateOfDayNumber(dayNumberOf(sunday) - 7 * weeks),
  consumedMwh,
  knownShare,
});

describe('usualDay', () => {
  it('is the median of the same weekdays before', () => {
    const days = [weeksBefore(1, 8), weeksBefore(2, 30), weeksBefore(3, 9)];
    expect(usualDay(days, sunday)).toEqual({ consumedMwh: 9, days: 3 });
    expect(usualDay([...days, weeksBefore(4, 10)], sunday)).toEqual({ consumedMwh: 9.5, days: 4 });
  });

  it('leaves out the day itself, other weekdays, and days of which some is unknown', () => {
    const others = [
      weeksBefore(0, 99),
      { ...weeksBefore(1, 99), date: '2026-11-16' },
      weeksBefore(4, 99, 0.9),
      weeksBefore(5, null),
    ];
    const days = [weeksBefore(1, 8), weeksBefore(2, 8), weeksBefore(3, 8)];
    expect(usualDay([...others, ...days], sunday)).toEqual({ consumedMwh: 8, days: 3 });
  });

  it('is nothing known by fewer than three', () => {
    expect(usualDay([weeksBefore(1, 8), weeksBefore(2, 8)], sunday)).toBeNull();
  });

  it('is the same in any order, within the least and the most, by the last eight', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.integer(), (all, seed) => {
        const days = all.map((amount, place) => weeksBefore(place + 1, amount));
        const shuffled = days.toSorted(
          (a, b) => ((seed ^ a.date.length ^ (a.consumedMwh ?? 0)) % 7) - ((b.consumedMwh ?? 0) % 7),
        );
        const usual = usualDay(days, sunday);
        expect(usualDay(shuffled, sunday)).toEqual(usual);
        const last = all.slice(0, 8);
        expect(usual?.days).toBe(last.length);
        expect(usual?.consumedMwh).toBeGreaterThanOrEqual(Math.min(...last));
        expect(usual?.consumedMwh).toBeLessThanOrEqual(Math.max(...last));
      }),
    );
  });
});
