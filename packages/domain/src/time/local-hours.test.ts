import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertWithin } from '../../test/assert-number.ts';
import { localDay, localHours } from '../index.ts';

const hoursOf = (zone: string, date: string) => localHours(zone, localDay(zone, date));

describe('localHours', () => {
  it.each([
    ['Europe/Berlin', '2026-06-15', 24],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Asia/Kathmandu', '2026-06-15', 24],
    // Half an hour is skipped, and comes twice.
    ['Australia/Lord_Howe', '2026-10-04', 24],
    ['Australia/Lord_Howe', '2026-04-05', 25],
  ])('%s has on %s %i of them', (zone, date, count) => {
    expect(hoursOf(zone, date)).toHaveLength(count);
  });

  it('has one of half an hour where clocks change by that', () => {
    const lengths = hoursOf('Australia/Lord_Howe', '2026-10-04').map(
      ({ fromMs, toMs }) => (toMs - fromMs) / 60_000,
    );
    expect(lengths.filter((minutes) => minutes !== 60)).toEqual([30]);
  });

  it('tile the day in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2037-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, (zone, at) => {
        const span = localDay(zone, at.toISOString().slice(0, 10));
        let reached = span.fromMs;
        for (const { fromMs, toMs } of localHours(zone, span)) {
          assert.equal(fromMs, reached);
          assertWithin(toMs - fromMs, 0, 3_600_000);
          reached = toMs;
        }
        assert.equal(reached, span.toMs);
      }),
      { numRuns: 1000 },
    );
  });
});
