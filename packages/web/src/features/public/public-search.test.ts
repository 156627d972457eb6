import { describe, expect, it } from 'vitest';
import { publicSearch, stepDate } from './public-search.ts';

describe('publicSearch', () => {
  it.each([
    ['2026-06-20', { date: '2026-06-20' }],
    ['2026-02-30', {}],
    ['today', {}],
    [7, {}],
    [undefined, {}],
  ])('of %j is %j', (date, search) => {
    expect(publicSearch({ date })).toEqual(search);
  });
});

describe('stepDate', () => {
  it.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('from %s by %i is %s', (date, days, stepped) => {
    expect(stepDate(date, days)).toBe(stepped);
  });
});
