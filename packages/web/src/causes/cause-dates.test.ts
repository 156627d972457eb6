import { daysBetween } from '@ohmstead/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../model/dates/calendar.ts';
import { causeDates, causeDay, datesOfSearch, isDay, newestDays } from './cause-dates.ts';

const date = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
const mostDays = 400;

describe('causeDates', () => {
  it('are those asked for, or the newest of more than can be asked for at once', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 5000 }), (from, days) => {
        const to = addDays(from, days);
        const dates = causeDates(from, to);
        expect(dates.to).toBe(to);
        expect(daysBetween(dates.from ?? '', to)).toBe(Math.min(days, mostDays));
      }),
    );
  });

  it('up to today hold today', () => {
    expect(newestDays('2026-11-20')).toEqual({ from: '2026-10-21', to: '2026-11-21' });
  });

  it('of a day are one', () => {
    expect(causeDay('2026-12-31')).toEqual({ from: '2026-12-31', to: '2027-01-01' });
    expect(isDay(causeDay('2026-12-31'))).toBe(true);
    expect(isDay({ from: '2026-12-30', to: '2027-01-01' })).toBe(false);
  });
});

describe('datesOfSearch', () => {
  it('takes whole spans only', () => {
    expect(datesOfSearch({ from: '2026-11-01', to: '2026-12-01', kind: 'dip' })).toEqual({
      from: '2026-11-01',
      to: '2026-12-01',
    });
  });

  it.each([
    [{}],
    [{ from: '2026-11-01' }],
    [{ to: '2026-11-01' }],
    [{ from: '2026-11-01', to: '2026-11-01' }],
    [{ from: '2026-11-02', to: '2026-11-01' }],
    [{ from: '2026-02-30', to: '2026-11-01' }],
    [{ from: 20261101, to: true }],
  ])('takes %j for none', (search) => {
    expect(datesOfSearch(search)).toEqual({});
  });
});
