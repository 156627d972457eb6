import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zones } from '../../test/arbitrary-tariff.ts';
import { buildVersion } from '../../test/build-tariff.ts';
import { billingPeriodOf, billingPeriodsOf, dayAfter, localDay } from '../index.ts';
import { periodParts } from './period-part.ts';

const date = fc
  .integer({ min: 0, max: 365 * 20 })
  .map((days) => new Date(Date.UTC(2015, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const zone = fc.constantFrom(...zones);
const startDay = fc.integer({ min: 1, max: 31 });
const runs = { numRuns: 1_000 };

describe('billingPeriodOf', () => {
  it.each([
    [1, '2026-02-14', '2026-02-01', '2026-03-01', 28],
    [15, '2026-02-14', '2026-01-15', '2026-02-15', 31],
    [15, '2026-02-15', '2026-02-15', '2026-03-15', 28],
    [29, '2026-02-27', '2026-01-29', '2026-02-28', 30],
    [29, '2026-02-28', '2026-02-28', '2026-03-29', 29],
    [29, '2028-02-29', '2028-02-29', '2028-03-29', 29],
    [30, '2026-03-01', '2026-02-28', '2026-03-30', 30],
    [31, '2026-02-27', '2026-01-31', '2026-02-28', 28],
    [31, '2026-02-28', '2026-02-28', '2026-03-31', 31],
    [31, '2026-04-29', '2026-03-31', '2026-04-30', 30],
    [31, '2026-04-30', '2026-04-30', '2026-05-31', 31],
    [31, '2026-01-01', '2025-12-31', '2026-01-31', 31],
  ])('from day %i on, %s lies in %s to before %s, %i days', (day, at, fromDate, toDate, days) => {
    expect(billingPeriodOf('Europe/Berlin', day, at)).toMatchObject({ fromDate, toDate, days });
  });

  it('begins and ends with local days, which cover it without gaps or overlaps', () => {
    fc.assert(
      fc.property(zone, startDay, date, (timeZone, day, at) => {
        const period = billingPeriodOf(timeZone, day, at);
        assert.equal(period.fromDate <= at && at < period.toDate, true);
        let [ms, count, next] = [period.fromMs, 0, period.fromDate];
        for (; next < period.toDate; next = dayAfter(next), count += 1) {
          assert.equal(localDay(timeZone, next).fromMs, ms);
          ms = localDay(timeZone, next).toMs;
        }
        assert.deepEqual([ms, count], [period.toMs, period.days]);
      }),
      runs,
    );
  });

  it('is the same for every date in it', () => {
    fc.assert(
      fc.property(zone, startDay, date, fc.nat({ max: 30 }), (timeZone, day, at, later) => {
        const period = billingPeriodOf(timeZone, day, at);
        let other = at;
        for (let step = 0; step < later && dayAfter(other) < period.toDate; step += 1)
          other = dayAfter(other);
        assert.deepEqual(billingPeriodOf(timeZone, day, other), period);
      }),
      runs,
    );
  });
});

describe('billingPeriodsOf', () => {
  it('has periods that meet, twelve a year', () => {
    fc.assert(
      fc.property(zone, startDay, date, (timeZone, day, at) => {
        const first = billingPeriodOf(timeZone, day, at);
        const aYearOn = `${Number(first.fromDate.slice(0, 4)) + 1}${first.fromDate.slice(4)}`;
        const periods = billingPeriodsOf(timeZone, day, first.fromDate, aYearOn.replace('02-29', '02-28'));
        assert.equal(periods.length, 12);
        for (const [index, period] of periods.entries()) {
          const next = periods[index + 1];
          if (next !== undefined)
            assert.deepEqual([next.fromDate, next.fromMs], [period.toDate, period.toMs]);
        }
      }),
      runs,
    );
  });
});

describe('periodParts', () => {
  it('cover the period, gaps between versions included', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: -40, max: 70 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(zone, startDay, date, cuts, (timeZone, day, at, days) => {
        const period = billingPeriodOf(timeZone, day, at);
        const dates = days
          .toSorted((a, b) => a - b)
          .map((offset) => new Date(Date.parse(at) + offset * 86_400_000).toISOString().slice(0, 10));
        const versions = dates.flatMap((validFrom, index) =>
          index % 2 === 0
            ? [buildVersion({ id: `v${index}`, validFrom, validTo: dates[index + 1] ?? null })]
            : [],
        );
        const parts = periodParts(period, versions, timeZone);
        let [ms, from, count] = [period.fromMs, period.fromDate, 0];
        for (const part of parts) {
          assert.deepEqual([part.fromMs, part.fromDate], [ms, from]);
          assert.equal(part.fromMs, localDay(timeZone, part.fromDate).fromMs);
          const holding = versions.filter(
            ({ validFrom, validTo }) =>
              validFrom <= part.fromDate && (validTo === null || part.fromDate < validTo),
          );
          assert.deepEqual(part.version, holding[0] ?? null);
          [ms, from, count] = [part.toMs, part.toDate, count + part.days];
        }
        assert.deepEqual([ms, from, count], [period.toMs, period.toDate, period.days]);
      }),
      runs,
    );
  });
});
