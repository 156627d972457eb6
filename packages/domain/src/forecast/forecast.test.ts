import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertNear, assertWithin } from '../../test/assert-number.ts';
import { dateOfDayNumber } from '../time/day-number.ts';
import { quarterHourMs } from '../time/slot.ts';
import { wallQuarters } from '../time/wall-quarters.ts';
import { forecastError, naiveErrors } from './back-test-error.ts';
import { bandOf } from './band.ts';
import { dayFeatures } from './day-features.ts';
import type { HistoryDay } from './day-history.ts';
import { forecastFigure } from './figure-forecast.ts';
import { dayShapes, fillSlots } from './fill-slots.ts';
import { targetVerdict } from './target.ts';
import type { WeatherDeviations } from './weather-deviation.ts';

const firstDay = Date.parse('2024-03-01') / 86_400_000;

const dayOf = (index: number, energy: Partial<HistoryDay['energyMwh']>, known = 1): HistoryDay => ({
  date: dateOfDayNumber(firstDay + index),
  known: { consumption: known, import: known, export: known, yield: known },
  energyMwh: { consumption: null, import: null, export: null, yield: null, ...energy },
});
const history = (energies: readonly number[]): HistoryDay[] =>
  energies.map((consumption, index) => dayOf(index, { consumption }));

const next = (days: readonly HistoryDay[], count: number, weather: WeatherDeviations | null = null) => {
  const from = firstDay + days.length;
  const dates = Array.from({ length: count }, (_, index) => dateOfDayNumber(from + index));
  return {
    history: days,
    dates,
    today: dates[0] ?? '',
    features: dayFeatures(weather),
    testDays: count,
  };
};

/** Weekends, seasons and noise of a household, without chance. */
const household = (days: number): number[] =>
  Array.from({ length: days }, (_, day) => {
    const season = 1 + 0.5 * Math.cos((2 * Math.PI * day) / 365.25);
    const weekend = (day + 5) % 7 < 2 ? 1.3 : 1;
    return Math.round(9_000_000 * season * weekend * (1 + 0.2 * Math.sin(day * day)));
  });

describe('forecastFigure', () => {
  it('of constant days is constant', () => {
    const constant = fc.record({
      energy: fc.integer({ min: 0, max: 100_000_000 }),
      days: fc.integer({ min: 1, max: 60 }),
      count: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(constant, ({ energy, days, count }) => {
        const found = forecastFigure('consumption', next(history(new Array(days).fill(energy)), count));
        for (const day of found?.energyMwh ?? []) assertNear(day / (energy || 1), energy ? 1 : 0, 1);
        assert.equal(found?.energyMwh.length, count);
      }),
      { numRuns: 1000 },
    );
  });

  it('is none without a whole day', () => {
    expect(forecastFigure('consumption', next([], 3))).toBeNull();
    expect(forecastFigure('consumption', next([dayOf(0, { consumption: 5 }, 0.5)], 3))).toBeNull();
    expect(forecastFigure('yield', next(history([1, 2]), 3))).toBeNull();
  });

  it('is finite and never negative, from the first day on', () => {
    const energies = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 45 });
    fc.assert(
      fc.property(energies, (values) => {
        const found = forecastFigure('consumption', next(history(values), 31));
        for (const day of found?.energyMwh ?? []) assertWithin(day, 0, Number.MAX_VALUE);
      }),
      { numRuns: 1000 },
    );
  });

  it('knows weekdays, and seasons after a year', () => {
    const found = forecastFigure('consumption', next(history(household(730)), 365));
    const energies = found?.energyMwh ?? [];
    const mean = (days: readonly number[]) =>
      days.reduce((sum, day) => sum + (energies[day] ?? 0), 0) / days.length;
    const weeks = Array.from({ length: 10 }, (_, week) => week * 7);
    const isWeekend = (day: number) => (730 + day + 5) % 7 < 2;
    const first = Array.from({ length: 70 }, (_, day) => day);
    expect(mean(first.filter(isWeekend)) / mean(first.filter((day) => !isWeekend(day)))).toBeGreaterThan(
      1.15,
    );
    expect(mean(weeks) / mean(weeks.map((day) => day + 180))).toBeGreaterThan(1.8);
  });

  it('beats both naive forecasts on a household', () => {
    const found = forecastFigure('consumption', next(history(household(730)), 30));
    for (const kind of ['sameWeekdays', 'lastYear'] as const) {
      const errors = naiveErrors(found?.backTest ?? [], kind);
      expect(errors?.forecast.wape).toBeLessThan(errors?.naive.wape ?? 0);
    }
    expect(forecastError(found?.backTest ?? [])?.spans).toBeGreaterThan(50);
  });

  it('keeps figures that balance every day balanced', () => {
    const day = fc.record({
      import: fc.integer({ min: 5e6, max: 9e6 }),
      export: fc.integer({ min: 1e6, max: 2e6 }),
      yield: fc.integer({ min: 5e6, max: 9e6 }),
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 30 }), (days) => {
        const asked = next(
          days.map((energy, index) =>
            dayOf(index, { ...energy, consumption: energy.import + energy.yield - energy.export }),
          ),
          7,
        );
        const of = (figure: keyof HistoryDay['energyMwh']) =>
          forecastFigure(figure, asked)?.energyMwh[6] ?? Number.NaN;
        assertNear(of('consumption') / (of('import') + of('yield') - of('export')), 1, 6);
      }),
      { numRuns: 1000 },
    );
  });

  it('is not led astray by gaps: days hardly known teach nothing', () => {
    const days = history(household(60));
    const gaps = days.map((day, index) => (index % 9 === 4 ? dayOf(index, day.energyMwh, 0.3) : day));
    const holes = days.filter((_, index) => index % 9 !== 4);
    const asked = next(days, 10);
    expect(forecastFigure('consumption', { ...asked, history: gaps })).toEqual(
      forecastFigure('consumption', { ...asked, history: holes }),
    );
  });

  it('learns what the weather does where it is known', () => {
    const colder = (day: number) => Math.sin(day * day);
    const days = history(Array.from({ length: 120 }, (_, day) => Math.round(1e6 * (8 + 4 * colder(day)))));
    const weather = new Map(
      Array.from({ length: 150 }, (_, day) => [
        firstDay + day,
        { heating: colder(day), cooling: 0, radiation: 0 },
      ]),
    );
    const error = (known: WeatherDeviations | null, count: number) =>
      forecastError(forecastFigure('consumption', next(days, count, known))?.backTest ?? [])?.wape ?? 1;
    expect(error(weather, 3)).toBeLessThan(0.5 * error(null, 3));
    // No weather of after a week is used, however well the past knows it.
    const energies = (known: WeatherDeviations | null) =>
      forecastFigure('consumption', next(days, 30, known))?.energyMwh ?? [];
    const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(spread(energies(weather).slice(0, 7))).toBeGreaterThan(3e6);
    expect(spread(energies(weather).slice(7))).toBeLessThan(1.5e6);
  });
});

describe('bandOf', () => {
  it('holds the forecast and about four of five of the tested spans', () => {
    const span = fc
      .tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }))
      .map(([actual, forecast]) => ({ actual, forecast, naive: { sameWeekdays: null, lastYear: null } }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 60 }), (spans) => {
        const { low, high, basis } = bandOf(spans);
        assert.equal(low <= 1 && 1 <= high, true);
        if (basis === 'assumed') return;
        const inside = spans.filter(
          ({ actual, forecast }) => actual >= low * forecast - 1e-6 && actual <= high * forecast + 1e-6,
        );
        assertWithin(inside.length / spans.length, 0.75 - 1 / spans.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('fillSlots', () => {
  it('leaves what is known and gives the rest its part of the day', () => {
    const column = fc.array(fc.option(fc.integer({ min: 0, max: 9_000_000 })), {
      minLength: 96,
      maxLength: 96,
    });
    fc.assert(
      fc.property(column, fc.integer({ min: 0, max: 1e9 }), (slots, dayMwh) => {
        const wall = wallQuarters('UTC', 0, 96);
        const flat = { shapes: () => 1, dayMwh: () => dayMwh };
        const { column: filled } = fillSlots(slots, wall, flat);
        const missing = slots.filter((slot) => slot === null).length;
        let predicted = 0;
        for (const [index, slot] of slots.entries()) {
          if (slot === null) predicted += filled[index] ?? 0;
          else assert.equal(filled[index], slot);
        }
        assertWithin(Math.abs(predicted - (dayMwh * missing) / 96), 0, 1);
      }),
      { numRuns: 1000 },
    );
  });

  it('knows when of the day the energy usually comes', () => {
    const day = Array.from({ length: 96 }, (_, quarter) => (quarter >= 40 && quarter < 60 ? 100 : 0));
    const wall = wallQuarters('UTC', 0, 192);
    const shapes = dayShapes(day, wallQuarters('UTC', 0, 96));
    const { column } = fillSlots([...day, ...new Array<null>(96).fill(null)], wall, {
      shapes,
      dayMwh: () => 4000,
    });
    expect(column.slice(96)).toEqual(day.map((slot) => 2 * slot));
  });

  it('fills a day of 92 slots with the whole day', () => {
    const fromMs = Date.parse('2026-03-28T23:00Z');
    const wall = wallQuarters('Europe/Berlin', fromMs, 92);
    const shapes = dayShapes([5, 5], wallQuarters('Europe/Berlin', fromMs - 2 * quarterHourMs, 2));
    const { column } = fillSlots(new Array<null>(92).fill(null), wall, { shapes, dayMwh: () => 9_200 });
    expect(column.reduce((sum, slot) => sum + slot, 0)).toBe(9_200);
  });
});

describe('targetVerdict', () => {
  it.each([
    [90, 'exceeded'],
    [100, 'near'],
    [130, 'within'],
  ])('of a target of %d is %s', (target, kind) => {
    expect(targetVerdict({ low: 95, expected: 105, high: 120 }, target)).toEqual({
      kind,
      overMwh: 105 - target,
    });
  });
});
