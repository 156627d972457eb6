import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteMicros } from '../time/durations.ts';
import { type MinutePowers, openMinutePowers, packMinutePowers } from './minute-powers.ts';
import type { StoredReading } from './stored-reading.ts';

const dayStartMicros = Date.UTC(2026, 2, 29) * 1000;
const firstMinute = dayStartMicros / minuteMicros;

const readingAt = (atMicros: number, powersW: readonly (number | null)[]): StoredReading => ({
  atMicros,
  arrivedMicros: atMicros,
  source: 2,
  shift: 0,
  importId: null,
  values: { phases: powersW.flatMap((powerW) => [230, 1, powerW, 1, 1, 50, 1]), net: null, reactive: null },
});

const powerW = fc.oneof(
  fc.integer({ min: -200_000, max: 200_000 }).map((tenths) => tenths / 10),
  fc.double({ min: -1e5, max: 1e5, noNaN: true }),
);

/** Each reading knows all of its phases or none of them. */
const day = fc.integer({ min: 1, max: 3 }).chain((phases) =>
  fc
    .array(
      fc.record({
        gapMicros: fc.integer({ min: 1, max: 100_000_000 }),
        powersW: fc.oneof(
          { weight: 9, arbitrary: fc.array(powerW, { minLength: phases, maxLength: phases }) },
          fc.constant(new Array<null>(phases).fill(null)),
        ),
      }),
      { minLength: 1, maxLength: 60 },
    )
    .map((made) => {
      let atMicros = dayStartMicros;
      return made.map(({ gapMicros, powersW }) => {
        atMicros += gapMicros;
        return readingAt(atMicros, powersW);
      });
    }),
);

const opened = (readings: readonly StoredReading[]) => {
  const bytes = packMinutePowers(readings);
  assert(bytes !== null);
  return openMinutePowers(bytes);
};

const plain = ({ minutes, reads, sumsW }: MinutePowers) => ({
  minutes: [...minutes],
  reads: [...reads],
  sumsW: sumsW.map((sums) => [...sums]),
});

describe('packMinutePowers', () => {
  it('counts the readings of each minute and adds up their power', () => {
    fc.assert(
      fc.property(day, (readings) => {
        const { minutes, reads, sumsW } = opened(readings);
        const measured = readings.filter(({ values }) => values.phases[2] !== null);
        const minuteOf = ({ atMicros }: StoredReading) => Math.floor(atMicros / minuteMicros);
        assert.deepEqual([...minutes], [...new Set(measured.map(minuteOf))]);
        for (const [place, minute] of minutes.entries()) {
          const within = measured.filter((reading) => minuteOf(reading) === minute);
          assert.equal(reads[place], within.length);
          for (const [phase, sums] of sumsW.entries()) {
            const sumW = within.reduce((sum, { values }) => sum + (values.phases[phase * 7 + 2] ?? 0), 0);
            assert(Math.abs((sums[place] ?? Number.NaN) - sumW) <= 0.000_51);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('stays as small for a meter that sends every five seconds, but for the larger sums', () => {
    const everySeconds = (seconds: number) =>
      Array.from({ length: 86_400 / seconds }, (_, index) =>
        readingAt(dayStartMicros + index * seconds * 1e6, [1000 + ((index * 7919) % 160) / 10]),
      );
    const [slow, fast] = [60, 5].map((seconds) => packMinutePowers(everySeconds(seconds))?.length ?? 0);
    expect(fast).toBeLessThan(2 * (slow ?? 0));
  });

  it.each([
    ['a reading knows one phase and not the other', [[1, null]]],
    ['one has more phases than another', [[1], [1, 2]]],
    ['one has fewer phases than another, and knows none', [[1, 2], [null]]],
    ['a power is no meter’s', [[1], [1e300]]],
  ])('says nothing when %s', (_, powersW) => {
    const readings = powersW.map((powers, index) => readingAt(dayStartMicros + index, powers));
    expect(packMinutePowers(readings)).toBeNull();
  });

  it('counts minutes from 1970', () => {
    const last = readingAt(dayStartMicros + 1439.5 * minuteMicros, [5]);
    expect(plain(opened([last]))).toEqual({ minutes: [firstMinute + 1439], reads: [1], sumsW: [[5]] });
  });

  it('is empty for a day without any measured power', () => {
    const silent = opened([readingAt(dayStartMicros, [null])]);
    expect(plain(silent)).toEqual({ minutes: [], reads: [], sumsW: [[]] });
  });

  it('refuses bytes that are none', () => {
    expect(() => openMinutePowers(new Uint8Array([9, 0, 0]))).toThrow(RangeError);
  });
});
