import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal, writeDecimal } from './decimal.ts';

describe('readDecimal', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' 1 200,5 ', 1200.5],
    ['−3', -3],
    ['.5', 0.5],
    ['', null],
    ['  ', null],
    ['1.200,5', Number.NaN],
    ['0x10', Number.NaN],
    ['ten', Number.NaN],
  ])('reads %j as %s', (typed, value) => {
    expect(readDecimal(typed)).toBe(value);
  });
});

describe('writeDecimal', () => {
  it('writes what is read again, in every way of writing', () => {
    const millionths = fc.integer({ min: -1e11, max: 1e11 }).map((whole) => whole / 1e6);
    fc.assert(
      fc.property(millionths, fc.constantFrom('en', 'de', 'fr', 'ru', 'th'), (value, lang) => {
        expect(readDecimal(writeDecimal(value, lang))).toBe(value + 0);
      }),
    );
  });

  it('writes nothing for what is unknown', () => {
    expect(writeDecimal(null, 'en')).toBe('');
  });
});
