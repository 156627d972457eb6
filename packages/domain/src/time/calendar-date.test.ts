import { describe, expect, it } from 'vitest';
import { datesOfMonth, dayAfter, dayBefore, isLocalDate } from '../index.ts';

describe('isLocalDate', () => {
  it.each(['2024-02-29', '2026-12-31', '1000-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(isLocalDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0999-01-01',
    '2026-1-1',
    '2026-01-01Z',
    '',
  ])('refuses %j', (text) => {
    expect(isLocalDate(text)).toBe(false);
  });
});

describe('calendar dates', () => {
  it('step over months and leap days', () => {
    expect(dayBefore('2024-03-01')).toBe('2024-02-29');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  });

  it('list a month', () => {
    expect(datesOfMonth('2024-02-10')).toHaveLength(29);
    expect(datesOfMonth('2024-02-10')[0]).toBe('2024-02-01');
    expect(datesOfMonth('2024-02-10').at(-1)).toBe('2024-02-29');
  });
});
