import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quarterHourMs } from '../time/slot.ts';
import { wallQuarters } from '../time/wall-quarters.ts';
import { averageProfiles } from './average-profile.ts';
import { dayTypeOf, yearSeasonOf } from './day-kind.ts';
import { durationCurve, sortedLoads } from './duration-curve.ts';
import { loadFigures } from './load-figures.ts';
import { phaseImbalance } from './phase-imbalance.ts';
import { medianOf, quantileOf } from './quantile.ts';

const runs = { numRuns: 1000 };
const load = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { freq: 10 });
const loads = fc.array(load, { maxLength: 400 });
const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
/** Often around a change of clocks. */
const startMs = fc.oneof(
  fc.constantFrom('2026-03-28T20:00Z', '2026-10-24T20:00Z', '2026-04-04T10:00Z').map(Date.parse),
  fc.integer({ min: 0, max: 50_000 }).map((slot) => Date.parse('2025-01-01T00:00Z') + slot * quarterHourMs),
);

describe('durationCurve', () => {
  it('is a sorted permutation of what is known', () => {
    fc.assert(
      fc.property(loads, (column) => {
        const known = column.filter((value) => value !== null);
        const curve = durationCurve(sortedLoads(column), Math.max(2, known.length)).load;
        const expected = [...known].sort((a, b) => b - a);
        if (known.length < 2) return;
        for (const [index, value] of expected.entries()) expect(curve[index]).toBeCloseTo(value, 5);
      }),
      runs,
    );
  });

  it('goes from the highest load to the lowest, never up', () => {
    fc.assert(
      fc.property(loads, (column) => {
        const sorted = sortedLoads(column);
        const curve = durationCurve(sorted, 21).load;
        expect(curve).toEqual([...curve].sort((a, b) => b - a));
        expect([curve[0], curve.at(-1)]).toEqual([sorted.at(-1), sorted[0]]);
      }),
      runs,
    );
  });
});

describe('a point of the duration curve', () => {
  it('is the highest load reached or exceeded for its share of the known time', () => {
    fc.assert(
      fc.property(loads, fc.integer({ min: 2, max: 40 }), (column, points) => {
        const known = column.filter((value) => value !== null);
        const curve = durationCurve(sortedLoads(column), points);
        expect(curve.load).toHaveLength(known.length === 0 ? 0 : points);
        for (const [step, value] of curve.load.entries()) {
          const holds = (least: number) =>
            known.filter((other) => other >= least).length * (points - 1) >= step * known.length;
          expect(known).toContain(value);
          expect(holds(value)).toBe(true);
          expect(known.some((higher) => higher > value && holds(higher))).toBe(false);
        }
      }),
      runs,
    );
  });
});

describe('averageProfiles', () => {
  it('conserve energy: means times slots are what was there', () => {
    fc.assert(
      fc.property(loads, startMs, fc.constantFrom(...zones), (column, fromMs, zone) => {
        const wall = wallQuarters(zone, fromMs, column.length);
        const profiles = [...averageProfiles(column, wall, dayTypeOf).values()];
        const energy = profiles.flatMap(({ mean, slots }) =>
          mean.map((value, quarter) => (value ?? 0) * (slots[quarter] ?? 0)),
        );
        expect(sumOf(energy)).toBeCloseTo(sumOf(column), 3);
        const counted = profiles.flatMap(({ slots }) => slots);
        expect(sumOf(counted)).toBe(column.filter((value) => value !== null).length);
      }),
      runs,
    );
  });

  it.each([
    ['2026-03-28T23:00Z', 92, 0],
    ['2026-06-14T22:00Z', 96, 1],
    ['2026-10-24T22:00Z', 100, 2],
  ])('know of the day from %s how often 02:30 came', (from, slots, times) => {
    const wall = wallQuarters('Europe/Berlin', Date.parse(from), slots);
    const profile = averageProfiles(new Array(slots).fill(7), wall, () => 'any').get('any');
    expect(profile?.slots[10]).toBe(times);
    expect(profile?.mean[10]).toBe(times === 0 ? null : 7);
    expect(new Set(wall.dayNumber).size).toBe(1);
  });

  it('take seasons from the hemisphere', () => {
    const january = Date.parse('2026-01-15') / 86_400_000;
    expect(yearSeasonOf(january, false)).toBe('winter');
    expect(yearSeasonOf(january, true)).toBe('summer');
  });
});

describe('loadFigures', () => {
  const fromMs = Date.parse('2026-06-01T00:00Z');
  const figuresOf = (column: (number | null)[]) =>
    loadFigures({ fromMs, loads: column }, wallQuarters('UTC', fromMs, column.length));

  it('have no load factor and no base load where more is given than taken', () => {
    const column = Array.from({ length: 96 }, (_, slot) => (slot < 40 ? 300 : -900));
    expect(figuresOf(column)).toMatchObject({ loadFactor: null, base: null, max: { load: 300 } });
  });

  it('find mean, extremes with their times, load factor and base load', () => {
    const column = new Array<number | null>(192).fill(400);
    column[10] = 1200;
    column[20] = null;
    column.fill(100, 100, 104);
    const figures = figuresOf(column);
    expect(figures.max).toEqual({ load: 1200, slotMs: fromMs + 10 * quarterHourMs });
    expect(figures.min).toEqual({ load: 100, slotMs: fromMs + 100 * quarterHourMs });
    expect(figures.knownSlots).toBe(191);
    expect(figures.mean).toBeCloseTo((186 * 400 + 1200 + 4 * 100) / 191);
    expect(figures.loadFactor).toBeCloseTo((figures.mean ?? 0) / 1200);
    // One day's lowest hour is 400, the other's 100.
    expect(figures.base).toBe(250);
  });

  it('find the lowest hour of a day wherever it begins, within the day', () => {
    const column = new Array<number | null>(192).fill(400);
    column.fill(100, 9, 13);
    // The second day’s low hour reaches over midnight from the first: only half of it is the second’s.
    column.fill(0, 94, 98);
    expect(figuresOf(column).base).toBe((100 + 200) / 2);
  });

  it('know nothing of nothing', () => {
    expect(figuresOf([null, null])).toMatchObject({ mean: null, max: null, loadFactor: null, base: null });
  });

  it('keep the mean between the extremes, and the base load too', () => {
    fc.assert(
      fc.property(loads, (column) => {
        const { mean, min, max, base } = figuresOf(column);
        if (mean === null || !min || !max) return;
        expect(min.load <= mean + 1e-6 && mean <= max.load + 1e-6).toBe(true);
        if (base !== null) expect(base >= min.load - 1e-6 && base <= max.load + 1e-6).toBe(true);
      }),
      runs,
    );
  });
});

describe('phaseImbalance', () => {
  it('is the greatest distance from the mean by the mean, weighed by load', () => {
    const found = phaseImbalance({
      phases: [
        [100, 300, 5, null],
        [100, 100, 1, 9],
        [100, 200, 0, 9],
      ],
      leastLoad: 50,
    });
    expect(found.worst).toEqual({ imbalance: 0.5, step: 1 });
    expect(found.mean).toBeCloseTo((0.5 * 200) / 300);
    expect(found.phaseMeans).toEqual([135, 52.5, 77.25]);
  });

  it('is 0 where the phases are alike and at most phases − 1', () => {
    const phases = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(phases, ([a = 1, b = 1, c = 1]) => {
        const found = phaseImbalance({ phases: [[a], [b], [c]], leastLoad: 0 });
        expect(found.mean ?? 0).toBeLessThan(2);
        expect(phaseImbalance({ phases: [[a], [a], [a]], leastLoad: 0 }).mean).toBe(0);
      }),
      runs,
    );
  });
});

describe('quantileOf', () => {
  it('is between its neighbours', () => {
    expect([0, 0.25, 0.5, 1].map((share) => quantileOf([1, 2, 4, 8, 100], share))).toEqual([1, 2, 4, 100]);
    expect(medianOf([9, 1])).toBe(5);
  });
});
