import { describe, expect, it } from 'vitest';
import { alertSearch, filterOf, filtersSet, isSpanTurned, toggled } from './alert-search.ts';

describe('the address of the alerts', () => {
  it('keeps what is known and forgets the rest', () => {
    const search = { state: 'open', kinds: 'offline,nonsense,overPower', meters: '3,x,0,3,4' };
    expect(alertSearch({ ...search, from: '2026-11-01', to: '2026-11-31' })).toEqual({
      state: 'open',
      kinds: 'offline,overPower',
      meters: '3,4',
      from: '2026-11-01',
    });
    expect(alertSearch({ state: 'closed', kinds: 'nonsense', meters: [], from: 7 })).toEqual({});
  });

  it('may name one meter, which the router reads as a number', () => {
    expect(alertSearch({ meters: 7 })).toEqual({ meters: 7 });
  });

  it('is asked for with the end exclusive', () => {
    expect(filterOf({ to: '2026-11-30' })).toEqual({
      state: 'all',
      kinds: [],
      meterIds: [],
      from: null,
      to: '2026-12-01',
    });
    expect(filterOf({ state: 'open', kinds: 'offline', meters: '3,4', from: '2026-11-01' })).toMatchObject({
      state: 'open',
      kinds: ['offline'],
      meterIds: [3, 4],
      from: '2026-11-01',
    });
  });

  it('counts a span once', () => {
    expect(filtersSet({ state: 'open', kinds: 'offline', from: '2026-11-01', to: '2026-11-02' })).toBe(2);
    expect(filtersSet({})).toBe(0);
  });

  it('knows a span that ends before it begins', () => {
    expect(isSpanTurned({ from: '2026-11-02', to: '2026-11-01' })).toBe(true);
    expect(isSpanTurned({ from: '2026-11-02', to: '2026-11-02' })).toBe(false);
    expect(isSpanTurned({ from: '2026-11-02' })).toBe(false);
  });
});

describe('toggled', () => {
  it('adds and takes away, in the order of all', () => {
    expect(toggled([1, 2, 3], [3], 1)).toEqual([1, 3]);
    expect(toggled([1, 2, 3], [1, 3], 1)).toEqual([3]);
  });

  it('is everything where nothing or all is chosen', () => {
    expect(toggled([1, 2, 3], [3], 3)).toEqual([]);
    expect(toggled([1, 2, 3], [1, 3], 2)).toEqual([]);
  });
});
