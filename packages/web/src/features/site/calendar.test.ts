import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, chosenDate } from './calendar.ts';

describe('addDays', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 1, '2026-03-30'],
  ])('%s %+d is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        expect(addDays(addDays('2026-03-29', days), -days)).toBe('2026-03-29');
      }),
    );
  });
});

describe('calendarDate', () => {
  it.each([['2026-02-29'], ['2026-13-01'], ['20260101'], ['today'], [''], [20260101], [undefined]])(
    'refuses %j',
    (value) => {
      expect(calendarDate(value)).toBeNull();
    },
  );

  it('takes a day of the calendar', () => {
    expect(calendarDate('2028-02-29')).toBe('2028-02-29');
  });
});

describe('chosenDate', () => {
  it.each([
    ['2026-11-19', '2026-11-19'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-20'],
    ['nonsense', '2026-11-20'],
    [undefined, '2026-11-20'],
  ])('of %s on 2026-11-20 is %s', (wanted, date) => {
    expect(chosenDate(wanted, '2026-11-20')).toBe(date);
  });
});
