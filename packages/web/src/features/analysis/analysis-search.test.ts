import { describe, expect, it } from 'vitest';
import { analysisSearch, listInSearch } from './analysis-search.ts';

describe('analysisSearch', () => {
  it.each([
    ['3,12', [3, 12]],
    [7, [7]],
    ['x,-1,0,1.5,4', [4]],
    [undefined, []],
    [{}, []],
  ])('reads the meters of %j as %j', (meters, ids) => {
    expect(analysisSearch({ meters }).meterIds).toEqual(ids);
  });

  it('takes only kinds and quantities there are', () => {
    expect(analysisSearch({ kinds: 'gap,nonsense', left: 'voltageV', right: 'colour' })).toMatchObject({
      kinds: ['gap'],
      left: 'voltageV',
      right: null,
    });
  });
});

describe('listInSearch', () => {
  it('leaves nothing out of the address, and one id a number', () => {
    expect(listInSearch([])).toBeUndefined();
    expect(listInSearch([5])).toBe(5);
    expect(listInSearch([5, 6])).toBe('5,6');
  });
});
