import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../time/durations.ts';
import { dateAt } from '../time/local-day.ts';
import { clockChanges, offsetAt } from '../time/zone-clock.ts';
import { newestDue, newestOver, reportKinds, skippedReports } from './report-period.ts';

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
const zone = fc.constantFrom(...zones);
const kind = fc.constantFrom(...reportKinds);
const instant = fc.integer({ min: Date.UTC(2013, 0, 1), max: Date.UTC(2037, 0, 1) });

const clocks = new Map(
  zones.map((name) => [
    name,
    new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);
/** The platform's own wall clock, the second opinion. */
const wallClock = (name: string, ms: number): string => clocks.get(name)?.format(ms) ?? '';

describe('newestDue', () => {
  it('is due at seven in the morning after its last day, in every zone', () => {
    fc.assert(
      fc.property(zone, kind, instant, (name, of, nowMs) => {
        const { dueMs, toDate } = newestDue(name, of, nowMs);
        expect(dueMs).toBeLessThanOrEqual(nowMs);
        const isSkipped = clockChanges(name, dueMs - 4 * hourMs, dueMs + 1).length > 0;
        if (!isSkipped) expect(wallClock(name, dueMs)).toBe(`${toDate} 07:00:00`);
      }),
      { numRuns: 4_000 },
    );
  });

  it('comes once a period: nothing is left out and nothing comes twice', () => {
    fc.assert(
      fc.property(zone, kind, instant, (name, of, nowMs) => {
        const now = newestDue(name, of, nowMs);
        const before = newestDue(name, of, now.dueMs - 1);
        expect(before.dueMs).toBeLessThan(now.dueMs);
        const isDateLine = Math.abs(offsetAt(name, now.dueMs) - offsetAt(name, before.dueMs)) > 12 * hourMs;
        if (!isDateLine) expect(before.toDate).toBe(now.fromDate);
      }),
      { numRuns: 4_000 },
    );
  });

  it.each([
    // Clocks go forward on the night before, back on the night before, and stand at a quarter of an hour.
    ['Europe/Berlin', '2026-03-29T05:00:00Z'],
    ['Europe/Berlin', '2026-10-25T06:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T20:00:00Z'],
    ['Asia/Kathmandu', '2026-03-10T01:15:00Z'],
    ['Pacific/Kiritimati', '2026-03-09T17:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-10T18:00:00Z'],
    ['Pacific/Chatham', '2026-03-09T17:15:00Z'],
  ])('is due in %s at %s', (name, due) => {
    expect(newestDue(name, 'daily', Date.parse(due)).dueMs).toBe(Date.parse(due));
    expect(newestDue(name, 'daily', Date.parse(due) - 1).dueMs).toBeLessThan(Date.parse(due) - 20 * hourMs);
  });

  it('is of the week from Monday to Sunday, and of the calendar month', () => {
    const nowMs = Date.parse('2026-06-01T05:00:00Z');
    expect(newestDue('Europe/Berlin', 'weekly', nowMs)).toMatchObject({
      fromDate: '2026-05-25',
      toDate: '2026-06-01',
    });
    expect(newestDue('Europe/Berlin', 'monthly', nowMs)).toMatchObject({
      fromDate: '2026-05-01',
      toDate: '2026-06-01',
    });
    expect(newestDue('Europe/Berlin', 'monthly', nowMs - 1)).toMatchObject({ fromDate: '2026-04-01' });
  });

  it('leaves out a day that a zone left out', () => {
    // Samoa had no 30 December 2011.
    const nowMs = Date.parse('2011-12-31T00:00:00Z');
    const period = newestOver('Pacific/Apia', 'daily', nowMs);
    expect(dateAt('Pacific/Apia', nowMs)).toBe('2011-12-31');
    expect(period).toEqual({ fromDate: '2011-12-29', toDate: '2011-12-30' });
  });
});

describe('skippedReports', () => {
  it('counts those between the last one and this one', () => {
    expect(skippedReports('daily', '2026-03-10', { fromDate: '2026-03-10' })).toBeNull();
    expect(skippedReports('daily', '2026-03-10', { fromDate: '2026-03-13' })).toEqual({
      fromDate: '2026-03-10',
      toDate: '2026-03-13',
      count: 3,
    });
    expect(skippedReports('weekly', '2026-03-02', { fromDate: '2026-03-16' })?.count).toBe(2);
    expect(skippedReports('monthly', '2025-11-01', { fromDate: '2026-02-01' })?.count).toBe(3);
  });

  it('counts every period that has come due since', () => {
    fc.assert(
      fc.property(kind, instant, fc.integer({ min: 0, max: 200 }), (of, fromMs, days) => {
        const first = newestDue('Europe/Berlin', of, fromMs);
        const last = newestDue('Europe/Berlin', of, fromMs + days * dayMs);
        let between = 0;
        for (let at = last; at.dueMs > first.dueMs; at = newestDue('Europe/Berlin', of, at.dueMs - 1))
          between += 1;
        expect(skippedReports(of, first.toDate, last)?.count ?? 0).toBe(Math.max(0, between - 1));
      }),
      { numRuns: 200 },
    );
  });
});
