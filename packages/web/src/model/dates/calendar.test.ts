import { dateAt } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDate, monthStart, weekStart } from './calendar.ts';

describe('calendar dates', () => {
  it('step over months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-01');
    expect(addMonths('2026-01-01', -1)).toBe('2025-12-01');
    expect(monthStart('2026-11-20')).toBe('2026-11-01');
  });

  it.each([
    [1, '2026-11-16'],
    [0, '2026-11-15'],
    [5, '2026-11-20'],
    [6, '2026-11-14'],
  ])('are in the week that began on weekday %i', (firstWeekday, start) => {
    expect(weekStart('2026-11-20', firstWeekday)).toBe(start);
  });

  it.each(['2026-02-30', '2026-13-01', '20-1-1', 'today', '', 7, undefined])('%s is none', (value) => {
    expect(calendarDate(value)).toBeNull();
  });

  it('are all there is to count: another text stays as it is', () => {
    expect(addDays('', 1)).toBe('');
    expect(addDays('2026-1', -1)).toBe('2026-1');
  });

  it('are the zone’s, wherever the reader is', () => {
    const at = Date.parse('2026-11-20T12:00:00Z');
    expect(dateAt('Pacific/Kiritimati', at)).toBe('2026-11-21');
    expect(dateAt('Pacific/Niue', at)).toBe('2026-11-20');
    expect(dateAt('Asia/Bangkok', Date.parse('2026-12-31T17:00:00Z'))).toBe('2027-01-01');
  });
});
