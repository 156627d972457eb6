import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertWithin } from '../../test/assert-number.ts';
import { hoursByMonth, localHours, localMonth, meanOfHours } from '../index.ts';

const hoursOf = (zone: string, month: string) =>
  localHours(zone, localMonth(zone, `${month}-01`)).map(({ fromMs }) => fromMs);

const counts = (zone: string, month: string) =>
  hoursByMonth(zone, hoursOf(zone, month))[0]?.places.map(({ length }) => length) ?? [];

describe('hoursByMonth', () => {
  it.each([
    ['Europe/Berlin', '2026-06', 30, 30],
    ['Europe/Berlin', '2026-03', 30, 31],
    ['Europe/Berlin', '2026-10', 32, 31],
    ['Asia/Kathmandu', '2026-10', 31, 31],
  ])('in %s, %s, has the hour after two %i times, others %i times', (zone, month, atTwo, atNoon) => {
    expect([counts(zone, month)[2], counts(zone, month)[12]]).toEqual([atTwo, atNoon]);
  });

  it('puts every hour of every zone into one place of its month', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const years = fc.integer({ min: 2000, max: 2037 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), years, fc.integer({ min: 1, max: 12 }), (zone, year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const startsMs = hoursOf(zone, month);
        const found = hoursByMonth(zone, startsMs);
        assert.deepEqual(
          found.map((one) => one.month),
          [month],
        );
        const places = found.flatMap((one) => one.places.flat()).sort((a, b) => a - b);
        assert.deepEqual(places, [...startsMs.keys()]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('meanOfHours', () => {
  it('is of what is known, its share of all', () => {
    const energies = { values: [1, null, 2, 100], knownShare: [1, 0, 0.5, 1] };
    expect(meanOfHours(energies, [0, 1, 2])).toEqual({ mean: 1.5, knownHours: 2, knownShare: 0.5 });
    expect(meanOfHours(energies, [1])).toEqual({ mean: null, knownHours: 0, knownShare: 0 });
    expect(meanOfHours(energies, [])).toEqual({ mean: null, knownHours: 0, knownShare: 0 });
  });

  it('times the known hours is the energy of all, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const energy = fc.option(fc.integer({ min: 0, max: 50_000 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.array(energy, { minLength: 1, maxLength: 60 }),
        (zone, some) => {
          const startsMs = hoursOf(zone, '2026-10').concat(hoursOf(zone, '2026-11'));
          const values = startsMs.map((_, hour) => some[hour % some.length] ?? null);
          const energies = { values, knownShare: values.map((one) => (one === null ? 0 : 1)) };
          const means = hoursByMonth(zone, startsMs).flatMap(({ places }) =>
            places.map((ofHour) => meanOfHours(energies, ofHour)),
          );
          const ofMeans = means.reduce((sum, { mean, knownHours }) => sum + (mean ?? 0) * knownHours, 0);
          const all = values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
          assertWithin(ofMeans, all - 0.001, all + 0.001);
        },
      ),
      { numRuns: 200 },
    );
  });
});
