import { describe, expect, it } from 'vitest';
import { writtenChange } from './written-change.ts';

const write = (value: number) => value.toFixed(2);

describe('writtenChange', () => {
  it.each([
    ['more', 200, 203.5, '+\u20603.50'],
    ['less', 203.5, 200, '−\u20603.50'],
    ['nothing', 1, 1, null],
    ['what is written alike before and after', 10.006, 10.0149, null],
    ['what is written as 0', 10.0049, 10.0051, null],
    ['an unknown beginning', null, 1, null],
    ['an unknown end', 1, null, null],
  ])('of %s', (_, before, after, written) => {
    expect(writtenChange(before, after, write)).toBe(written);
  });
});
