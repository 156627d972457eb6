// Arbitrary interval energies: of any length, with holes, in any order, of one direction or both.
import fc from 'fast-check';
import { type IntervalEnergy, quarterHourMs } from '../src/index.ts';
import { startMs } from './build-site-meter.ts';

const startMicros = startMs * 1000;
const minuteMicros = 60_000_000;

const energy = fc.option(fc.integer({ min: 0, max: 50_000_000 }), { freq: 4 });

const interval: fc.Arbitrary<IntervalEnergy> = fc
  .record({
    from: fc.integer({ min: -120, max: 200 }),
    minutes: fc.constantFrom(1, 5, 7, 15, 30, 60, 90, 240),
    seconds: fc.constantFrom(0, 0, 0, 17),
    importMwh: energy,
    exportMwh: energy,
    estimated: fc.boolean(),
  })
  .map(({ from, minutes, seconds, ...of }) => ({
    fromMicros: startMicros + from * minuteMicros,
    toMicros: startMicros + (from + minutes) * minuteMicros + seconds * 1_000_000,
    ...of,
  }));

export const anyIntervals = (maxLength = 10): fc.Arbitrary<IntervalEnergy[]> =>
  fc.array(interval, { maxLength });

/** Intervals that follow each other, each of a quarter-hour. */
export const quarterHours = (
  fromMs: number,
  energies: readonly (readonly [importMwh: number | null, exportMwh: number | null])[],
): IntervalEnergy[] =>
  energies.map(([importMwh, exportMwh], place) => ({
    fromMicros: (fromMs + place * quarterHourMs) * 1000,
    toMicros: (fromMs + (place + 1) * quarterHourMs) * 1000,
    importMwh,
    exportMwh,
    estimated: false,
  }));
