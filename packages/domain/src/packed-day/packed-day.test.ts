import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatestInteger } from './integer-column.ts';
import { openPackedDay, packDay } from './packed-day.ts';
import { quantityPlaces, type StoredReading } from './stored-reading.ts';

const decimal = (decimals: number) =>
  fc.integer({ min: -50_000_000, max: 50_000_000 }).map((whole) => whole / 10 ** decimals);

/** Values that meters send, and values that they should not. */
const value: fc.Arbitrary<number | null> = fc.oneof(
  { weight: 6, arbitrary: decimal(2) },
  { weight: 2, arbitrary: decimal(6) },
  { weight: 2, arbitrary: fc.constant(null) },
  fc.constant(-0),
  fc.float({ noNaN: true }),
  fc.double({ noNaN: true }),
  fc.constantFrom(2 ** 53, -(2 ** 53), greatestInteger, Number.MIN_VALUE, Number.POSITIVE_INFINITY),
);

const rows = (width: number, count: number, of: fc.Arbitrary<number | null>) =>
  fc.array(of, { minLength: width * count, maxLength: width * count });

const readingOf = (of: fc.Arbitrary<number | null>) =>
  fc.record({
    gapMicros: fc.oneof(fc.constant(60_000_000), fc.integer({ min: 1, max: 80_000_000 })),
    lateMicros: fc.oneof(fc.constant(0), fc.integer({ min: -300_000_000, max: 400_000_000_000_000 })),
    source: fc.integer({ min: 1, max: 3 }),
    shift: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 32_767 })),
    importId: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
    phases: fc.integer({ min: 1, max: 3 }).chain((count) => rows(7, count, of)),
    net: fc.option(rows(7, 1, of)),
    reactive: fc.option(fc.integer({ min: 0, max: 3 }).chain((count) => rows(3, count, of))),
  });

const dayStartMicros = Date.UTC(2026, 2, 29) * 1000;

type Made = { gapMicros: number; lateMicros: number } & Omit<
  StoredReading,
  'values' | 'atMicros' | 'arrivedMicros'
> &
  StoredReading['values'];

const dayOf = (made: readonly Made[]): StoredReading[] => {
  let atMicros = dayStartMicros;
  return made.map(({ gapMicros, lateMicros, source, shift, importId, phases, net, reactive }) => {
    atMicros += gapMicros;
    const arrivedMicros = atMicros + lateMicros;
    return { atMicros, arrivedMicros, source, shift, importId, values: { phases, net, reactive } };
  });
};

const day = fc
  .constantFrom(value, decimal(1), fc.oneof(decimal(3), fc.constant(null)))
  .chain((of) => fc.array(readingOf(of), { maxLength: 20 }))
  .map(dayOf);

const packed = (readings: readonly StoredReading[]): Uint8Array => {
  const steps = packDay(readings);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};

describe('packDay', () => {
  it('loses nothing, to the bit', () => {
    fc.assert(
      fc.property(day, (readings) => {
        // toEqual distinguishes −0 from 0.
        assert.deepEqual(openPackedDay(packed(readings)).readings(), readings);
      }),
      { numRuns: 3000 },
    );
  });

  it('gives the readings of a span as they are among all', () => {
    const edge = fc.integer({ min: dayStartMicros - 60_000_000, max: dayStartMicros + 1_600_000_000 });
    fc.assert(
      fc.property(day, edge, edge, (readings, fromMicros, toMicros) => {
        assert.deepEqual(
          openPackedDay(packed(readings)).readings({ fromMicros, toMicros }),
          readings.filter(({ atMicros }) => atMicros >= fromMicros && atMicros < toMicros),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('gives each column by itself', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 2 }), (readings, phase) => {
        const opened = openPackedDay(packed(readings));
        assert.equal(opened.count, readings.length);
        assert.deepEqual(
          opened.instants(),
          readings.map(({ atMicros }) => atMicros),
        );
        assert.deepEqual(
          opened.phaseCounts(),
          readings.map(({ values }) => values.phases.length / 7),
        );
        const place = phase * 7 + quantityPlaces.powerW;
        assert.deepEqual(
          opened.phaseColumn(phase, 'powerW'),
          readings.map(({ values }) => values.phases[place] ?? null),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps a regular day of decimals in a few bytes a reading before any compression', () => {
    const readings = dayOf(
      Array.from({ length: 1440 }, (_, minute) => ({
        gapMicros: 60_000_000,
        lateMicros: 0,
        source: 2,
        shift: 0,
        importId: null,
        phases: [230.1, (435 + (minute % 7)) / 100, 1000 + (minute % 5), (700_000 + minute) / 100, 0, 50, 1],
        net: null,
        reactive: null,
      })),
    );
    expect(packed(readings).length / readings.length).toBeLessThan(5);
  });

  it('refuses bytes that are no packed day', () => {
    expect(() => openPackedDay(new Uint8Array([9, 1]))).toThrow(RangeError);
    const whole = packed(dayOf([]));
    expect(() => openPackedDay(whole.subarray(0, whole.length - 2))).toThrow(RangeError);
  });
});
