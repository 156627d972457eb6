import { describe, expect, it } from 'vitest';
import { publicSearch } from './public-search.ts';

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
