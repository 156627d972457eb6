import type { ImportMapping } from '@ohmstead/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIntervals, readReadings } from '../../test/read-imported.ts';
import { doubtsOf } from './doubts.ts';
import type { FileFacts } from './file-facts.ts';
import { IntervalFacts } from './interval-facts.ts';
import { ReadingFacts } from './reading-facts.ts';

const counters: ImportMapping = {
  delimiter: ';',
  decimal: '.',
  headerLines: 0,
  time: { column: 0, format: 'dd/MM/yyyy HH:mm', zone: 'Europe/London' },
  phaseColumn: null,
  values: [{ column: 1, quantity: 'importKwh', unit: 'kWh' }],
};
const ofIntervals: ImportMapping = {
  ...counters,
  interval: { stamp: 'start' },
  values: [{ column: 1, quantity: 'intervalImportKwh', unit: 'kWh' }],
};

const quarterHours = (kwh: readonly number[], dates = (ms: number) => dayFirst(ms)): string =>
  kwh
    .map((value, at) => {
      const ms = Date.UTC(2025, 0, 1) + at * 900_000;
      return `${dates(ms)} ${new Date(ms).toISOString().slice(11, 16)};${value}`;
    })
    .join('\n');
const dayFirst = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 10).split('-').reverse().join('/');
const monthFirst = (ms: number): string => {
  const [year, month, day] = new Date(ms).toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
};

const factsOfReadings = (text: string): FileFacts => {
  const { readings, lineFacts } = readReadings(counters, text, { isHeld: true });
  const facts = new ReadingFacts('Europe/London');
  for (const reading of readings) facts.add(reading);
  return { ...facts.facts, ...lineFacts };
};
const factsOfIntervals = (text: string): FileFacts => {
  const facts = new IntervalFacts('Europe/London');
  const { intervals, lineFacts } = readIntervals(ofIntervals, text);
  for (const interval of intervals) facts.add(interval);
  return { ...facts.facts, ...lineFacts };
};
const codesOf = (facts: FileFacts): string[] => doubtsOf(facts, null).map(({ code }) => code);

const consumption = fc.array(fc.noBias(fc.integer({ min: 10, max: 900 })), { minLength: 96, maxLength: 200 });
const sums = (steps: readonly number[], first = 7000): number[] => {
  let count = first * 1000;
  return steps.map((step) => {
    count += step;
    return count / 1000;
  });
};

describe('doubts', () => {
  it('come of consumption taken for a counter, from a day of it', () => {
    fc.assert(
      fc.property(consumption, (wh) => {
        expect(codesOf(factsOfReadings(quarterHours(wh.map((value) => value / 1000))))).toContain(
          'looksLikeIntervals',
        );
      }),
    );
  });

  it('come of a counter taken for consumption', () => {
    fc.assert(
      fc.property(consumption, (wh) => {
        expect(codesOf(factsOfIntervals(quarterHours(sums(wh))))).toEqual([
          'looksLikeCounter',
          'energyTooLarge',
        ]);
      }),
    );
  });

  it('come of neither where the mapping is right', () => {
    fc.assert(
      fc.property(consumption, (wh) => {
        expect(codesOf(factsOfReadings(quarterHours(sums(wh))))).toEqual([]);
        expect(codesOf(factsOfIntervals(quarterHours(wh.map((value) => value / 1000))))).toEqual([]);
      }),
    );
  });

  it('do not come of a counter of the night, of one that stands still, or of one that is cleared every night', () => {
    const night = Array.from({ length: 400 }, (_, at) => (at % 96 < 24 ? 200 : 0));
    expect(codesOf(factsOfReadings(quarterHours(sums(night))))).toEqual([]);
    expect(codesOf(factsOfReadings(quarterHours(night.map(() => 7000))))).toEqual([]);
    const ofDay = Array.from({ length: 1000 }, (_, at) => (at % 96) / 10);
    expect(codesOf(factsOfReadings(quarterHours(ofDay)))).toEqual([]);
  });

  it('come of units that make a household of 30,000 kWh a day, unless its meter passes as much', () => {
    const facts = factsOfIntervals(quarterHours(Array.from({ length: 96 }, (_, at) => 300 + (at % 5))));
    expect(doubtsOf(facts, null)).toMatchObject([{ code: 'energyTooLarge' }]);
    expect(doubtsOf(facts, null)[0]?.kwhOfDay).toBeCloseTo(96 * 302, -2);
    expect(doubtsOf(facts, 2000)).toEqual([]);
  });

  it('come of dates with day and month exchanged', () => {
    const steps = Array.from({ length: 12 * 96 }, () => 5);
    expect(codesOf(factsOfReadings(quarterHours(sums(steps), monthFirst)))).toContain('dateOrder');
    expect(codesOf(factsOfReadings(quarterHours(sums(steps), dayFirst)))).toEqual([]);
    const long = Array.from({ length: 40 * 96 }, () => 5);
    expect(codesOf(factsOfReadings(quarterHours(sums(long), monthFirst)))).toContain('dateOrder');
    expect(codesOf(factsOfReadings(quarterHours(sums(long), dayFirst)))).toEqual([]);
  });
});

describe('months of a file', () => {
  it('have the energy of intervals and the rise of counters', () => {
    const day = Array.from({ length: 32 * 96 }, () => 0.25);
    const intervals = factsOfIntervals(quarterHours(day)).months;
    expect(intervals).toEqual([
      { month: '2025-01', importMwh: 31 * 24_000_000, exportMwh: null },
      { month: '2025-02', importMwh: 24_000_000, exportMwh: null },
    ]);
    const counts = factsOfReadings(quarterHours(sums(day.map(() => 250)))).months;
    expect(counts).toEqual([
      { month: '2025-01', importMwh: 31 * 24_000_000, exportMwh: null },
      { month: '2025-02', importMwh: 24_000_000 - 250_000, exportMwh: null },
    ]);
  });
});
