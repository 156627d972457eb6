import { hourMs } from '@ohmstead/domain';
import { calendarFormatsOf, formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { nowSlotOf, periodOfSlot, placesIn, reportSlots } from './report-slots.ts';

const words = {
  formats: formatsOf('en', 'one', { clock: '24', regions: [] }),
  calendar: calendarFormatsOf('en'),
};

const hoursFrom = (from: string, count: number) => {
  const start = Date.parse(from);
  return {
    timeZone: 'Europe/Berlin',
    times: Array.from({ length: count }, (_, hour) => new Date(start + hour * hourMs).toISOString()),
    to: new Date(start + count * hourMs).toISOString(),
  };
};

describe('the slots of a report', () => {
  it('are the hours a day’s clocks show, one of them twice in autumn', () => {
    const slots = reportSlots(hoursFrom('2026-10-24T22:00:00Z', 25), 'day', words);
    expect(slots.map(({ label }) => label).slice(0, 5)).toEqual(['0', '1', '2', '2', '3']);
    expect(slots.at(-1)?.longLabel).toBe('23:00–00:00');
  });

  it('skip one in spring', () => {
    const slots = reportSlots(hoursFrom('2026-03-28T23:00:00Z', 23), 'day', words);
    expect(slots.map(({ label }) => label).slice(0, 4)).toEqual(['0', '1', '3', '4']);
  });

  it('lead to the period they stand for', () => {
    const columns = {
      timeZone: 'Europe/Berlin',
      times: ['2025-12-31T23:00:00Z'],
      to: '2026-12-31T23:00:00Z',
    };
    expect(periodOfSlot(columns, 'total', 0)).toEqual({ kind: 'year', date: '2026-01-01' });
    expect(periodOfSlot(columns, 'year', 0)).toEqual({ kind: 'month', date: '2026-01-01' });
    expect(periodOfSlot(columns, 'range', 0)).toEqual({ kind: 'day', date: '2026-01-01' });
    expect(periodOfSlot(columns, 'day', 0)).toBeNull();
    expect(periodOfSlot(columns, 'month', 7)).toBeNull();
  });

  it('hold now only while it lies among them', () => {
    const columns = hoursFrom('2026-11-19T23:00:00Z', 24);
    expect(nowSlotOf(columns, Date.parse('2026-11-20T01:30:00Z'))).toBe(2);
    expect(nowSlotOf(columns, Date.parse('2026-11-20T23:00:00Z'))).toBeNull();
    expect(nowSlotOf(columns, Date.parse('2026-11-19T22:59:00Z'))).toBeNull();
  });
});

describe('the counterparts of slots', () => {
  const autumn = reportSlots(hoursFrom('2026-10-24T22:00:00Z', 25), 'day', words);
  const usual = reportSlots(hoursFrom('2026-10-25T23:00:00Z', 24), 'day', words);
  const spring = reportSlots(hoursFrom('2026-03-28T23:00:00Z', 23), 'day', words);

  it('are the hours of the same name, the second one of a name with the second', () => {
    expect(placesIn(usual, autumn, 'day').slice(0, 6)).toEqual([0, 1, 2, -1, 3, 4]);
    expect(placesIn(autumn, usual, 'day').slice(0, 5)).toEqual([0, 1, 2, 4, 5]);
    expect(placesIn(spring, usual, 'day').slice(0, 5)).toEqual([0, 1, -1, 2, 3]);
    expect(placesIn(autumn, autumn, 'day')).toEqual(autumn.map((_, place) => place));
  });

  it('are the days of a span by place', () => {
    expect(placesIn(usual.slice(0, 2), usual.slice(4, 7), 'range')).toEqual([0, 1, -1]);
  });
});
