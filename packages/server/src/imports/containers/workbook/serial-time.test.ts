import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfSerial } from './serial-time.ts';

const both = { hasDate: true, hasTime: true, isElapsed: false, hasFraction: false };
const date = { ...both, hasTime: false };
const time = { ...both, hasDate: false };
const elapsed = { ...time, isElapsed: true };

describe('textOfSerial', () => {
  it.each([
    [1, date, '1900-01-01'],
    [59, date, '1900-02-28'],
    [61, date, '1900-03-01'],
    [45_292, date, '2024-01-01'],
    [45_292.5, date, '2024-01-01 12:00:00'],
    [45_292, both, '2024-01-01 00:00:00'],
    [45_292.010416666664, both, '2024-01-01 00:15:00'],
    // As it comes out of 35,040 sums of a quarter-hour.
    [45_292.98958346, both, '2024-01-01 23:45:00'],
    [45_292.999999999, both, '2024-01-02 00:00:00'],
    [45_292.000005787, { ...both, hasFraction: true }, '2024-01-01 00:00:00.500'],
    [0, both, '00:00:00'],
    [0.25, time, '06:00:00'],
    [45_292.25, time, '06:00:00'],
    [1, time, '24:00:00'],
    [1, elapsed, '24:00:00'],
    [1.5, elapsed, '36:00:00'],
    [-1, both, null],
    [2_958_466, both, null],
    [Number.NaN, both, null],
  ])('writes %d by %o as %s', (serial, format, text) => {
    expect(textOfSerial(serial, format, false)).toBe(text);
  });

  it('counts from 1904 where a workbook does', () => {
    expect(textOfSerial(0.5, time, true)).toBe('12:00:00');
    expect(textOfSerial(43_830, date, true)).toBe('2024-01-01');
  });

  it('gives back each second of each year', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1904, 0, 2) / 1000, max: Date.UTC(2200, 0, 1) / 1000 }),
        fc.boolean(),
        (second, is1904) => {
          const epoch = (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) / 1000;
          const text = new Date(second * 1000).toISOString().slice(0, 19).replace('T', ' ');
          expect(textOfSerial((second - epoch) / 86_400, both, is1904)).toBe(text);
        },
      ),
    ));
});
