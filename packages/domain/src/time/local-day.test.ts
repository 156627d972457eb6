import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateAt,
  datesOfMonth,
  dayBefore,
  localDay,
  localMonth,
  quarterHourMs,
  sameWallClock,
  slotsOfDay,
} from '../index.ts';

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** The wall clock as the platform shows it, `yyyy-mm-dd hh:mm:ss`: the second opinion. */
const wallClocks = new Map<string, Intl.DateTimeFormat>();
const wallClock = (zone: string, ms: number): string => {
  const format =
    wallClocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  wallClocks.set(zone, format);
  return format.format(ms);
};

describe('localDay', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', 92],
    ['Europe/Berlin', '2026-06-15', 96],
    ['Europe/Berlin', '2026-10-25', 100],
    ['Australia/Lord_Howe', '2026-10-04', 94],
    ['Australia/Lord_Howe', '2026-04-05', 98],
    ['America/New_York', '2026-03-08', 92],
    ['Africa/Cairo', '2026-04-24', 92],
    ['Asia/Kathmandu', '2026-01-01', 96],
    ['Asia/Shanghai', '2026-07-01', 96],
    ['Antarctica/Troll', '2026-03-29', 88],
    ['Antarctica/Troll', '2026-10-25', 104],
    ['Pacific/Apia', '2011-12-30', 0],
  ])('%s has on %s %i quarter-hours', (zone, date, count) => {
    const slots = slotsOfDay(zone, date);
    expect(slots).toHaveLength(count);
    expect(localDay(zone, date).toMs - localDay(zone, date).fromMs).toBe(count * quarterHourMs);
  });

  it('begins at midnight, or at the first moment after it where midnight is skipped', () => {
    expect(localDay('Europe/Berlin', '2026-03-29').fromMs).toBe(Date.UTC(2026, 2, 28, 23));
    expect(wallClock('Africa/Cairo', localDay('Africa/Cairo', '2026-04-24').fromMs)).toBe(
      '2026-04-24 01:00:00',
    );
  });

  it.each(['2026-02-30', 'today', '2026-1-1'])('throws on %s', (date) => {
    expect(() => localDay('Europe/Berlin', date)).toThrow(RangeError);
  });
});

describe('localMonth', () => {
  it('is tiled by its days, in every zone and month', () => {
    const month = fc.tuple(fc.integer({ min: 1990, max: 2040 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.constantFrom(...zones), month, (zone, [year, number]) => {
        const dates = datesOfMonth(`${year}-${String(number).padStart(2, '0')}-17`);
        const span = localMonth(zone, dates[3] ?? '');
        let reached = span.fromMs;
        for (const date of dates) {
          const day = localDay(zone, date);
          assert.deepEqual([date, day.fromMs], [date, reached]);
          reached = day.toMs;
        }
        assert.equal(reached, span.toMs);
      }),
    );
  });
});

describe('sameWallClock', () => {
  const at = (zone: string, text: string, date: string) =>
    wallClock(zone, sameWallClock(zone, Date.parse(text), date));

  it.each([
    ['2026-03-30T12:30:00Z', '2026-03-29', '2026-03-29 14:30:00'],
    ['2026-03-30T12:30:00Z', '2026-03-28', '2026-03-28 14:30:00'],
    // 02:30 does not exist on the 29th, and comes twice on 25 October.
    ['2026-03-30T00:30:00Z', '2026-03-29', '2026-03-29 03:30:00'],
    ['2026-10-26T01:30:00Z', '2026-10-25', '2026-10-25 02:30:00'],
  ])('of %s on %s is %s in Berlin', (text, date, expected) => {
    expect(at('Europe/Berlin', text, date)).toBe(expected);
  });

  it('stays within the day', () => {
    const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2037, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, ms) => {
        const date = dayBefore(dateAt(zone, ms));
        const { fromMs, toMs } = localDay(zone, date);
        const same = sameWallClock(zone, ms, date);
        assert.equal(same >= fromMs && same <= toMs, true);
      }),
    );
  });
});

describe('dateAt', () => {
  it('is what the platform says', () => {
    const instant = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2037, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, ms) => {
        assert.equal(dateAt(zone, ms), wallClock(zone, ms).slice(0, 10));
      }),
      { numRuns: 1000 },
    );
  });
});
