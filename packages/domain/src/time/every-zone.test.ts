// Local days against the platform's own clock, in every zone it knows (other IANA names are links to these): each day
// within two of a change of clocks from 2015 to 2035, and 20,000 random days of half a century.

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAt, dayAfter, localDay, quarterHourMs, slotsOfDay } from '../index.ts';
import { dayMs } from './durations.ts';

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** The wall clock as the platform shows it: the second opinion. */
const wallClock = (options: Intl.DateTimeFormatOptions): ((zone: string, ms: number) => string) => {
  const formats = new Map(
    zones.map((zone) => [zone, new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: zone })]),
  );
  return (zone, ms) => formats.get(zone)?.format(ms) ?? '';
};
/** `yyyy-mm-dd` */
const wallDate = wallClock({ dateStyle: 'short' });
/** At instants a whole number of days apart, clocks that show another time have changed between. */
const timeOfDay = wallClock({ timeStyle: 'medium' });

/** The noons (UTC) after which, within a day, the zone's clocks change. No two changes lie within a fortnight. */
const noonsBeforeChanges = (zone: string): number[] => {
  const stepDays = 14;
  const found: number[] = [];
  const end = Date.UTC(2036, 0, 1, 12);
  let after = timeOfDay(zone, Date.UTC(2014, 11, 20, 12));
  for (let from = Date.UTC(2014, 11, 20, 12); from < end; from += stepDays * dayMs) {
    const before = after;
    let [low, high] = [0, stepDays];
    after = timeOfDay(zone, from + high * dayMs);
    if (after === before) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (timeOfDay(zone, from + middle * dayMs) === before) low = middle;
      else high = middle;
    }
    found.push(from + low * dayMs);
  }
  return found;
};

const problemOfDay = (zone: string, date: string): string | null => {
  const { fromMs, toMs } = localDay(zone, date);
  if (wallDate(zone, fromMs - 1) >= date) return 'has begun before';
  if (wallDate(zone, toMs) <= date) return 'goes on after its end';
  // A date the zone left out, when it crossed the date line, is no time at all.
  if (fromMs === toMs) return null;
  if (wallDate(zone, fromMs) !== date) return 'begins on another date';
  if (wallDate(zone, toMs - 1) !== date) return 'ends on another date';
  if (dateAt(zone, fromMs) !== date || dateAt(zone, toMs - 1) !== date) return 'differs from dateAt';
  const slots = slotsOfDay(zone, date);
  if (slots[0] !== fromMs || slots.length * quarterHourMs !== toMs - fromMs) return 'is not tiled by slots';
  return null;
};

const problemsOf = (zone: string, dates: readonly string[]): string[] =>
  dates.flatMap((date) => {
    const problem = problemOfDay(zone, date);
    return problem === null ? [] : [`${zone} ${date} ${problem}`];
  });

/** From two days before the change to two days after it. */
const datesAround = (zone: string, noonBefore: number): string[] => {
  const dates = [wallDate(zone, noonBefore - 2 * dayMs)];
  while (dates.length < 6) dates.push(dayAfter(dates.at(-1) ?? ''));
  return dates;
};

const hoursOf = (zone: string, date: string): number => {
  const { fromMs, toMs } = localDay(zone, date);
  return (toMs - fromMs) / 3_600_000;
};

describe('localDay, dateAt and slotsOfDay in every zone', () => {
  const changes = zones.flatMap((zone) => noonsBeforeChanges(zone).map((noon) => ({ zone, noon })));

  it('are right on every day within two of a change of clocks', () => {
    const problems = changes.flatMap(({ zone, noon }) => problemsOf(zone, datesAround(zone, noon)));
    expect(problems).toEqual([]);
  }, 60_000);

  it('met days of every length in that', () => {
    expect(changes.length).toBeGreaterThan(5000);
    const since2030 = changes.filter(({ noon }) => noon > Date.UTC(2030, 0, 1));
    const hours = since2030.flatMap(({ zone, noon }) =>
      datesAround(zone, noon).map((date) => hoursOf(zone, date)),
    );
    // Lord Howe changes by half an hour, Troll by two.
    expect([...new Set(hours)].sort((a, b) => a - b)).toEqual([22, 23, 23.5, 24, 24.5, 25, 26]);
  }, 60_000);

  it('are right on random days', () => {
    const day = fc.integer({ min: Date.UTC(1988, 0, 1) / dayMs, max: Date.UTC(2038, 0, 1) / dayMs });
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, (zone, number) => {
        const date = new Date(number * dayMs).toISOString().slice(0, 10);
        assert.deepEqual(problemsOf(zone, [date]), []);
      }),
      { numRuns: 20_000 },
    );
  }, 60_000);
});
