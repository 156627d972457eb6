import { describe, expect, it } from 'vitest';
import { homeSearch } from './home-search.ts';

describe('homeSearch', () => {
  it.each([
    [{}, {}],
    [{ tab: 'sites' }, {}],
    [{ tab: 'nonsense', order: 3 }, {}],
    [{ order: '-power', filter: 'offline' }, { order: '-power' }],
    [
      { tab: 'overview', filter: 'offline', order: 'name' },
      { tab: 'overview', filter: 'offline' },
    ],
    [{ tab: 'overview', filter: 'all' }, { tab: 'overview' }],
    [{ tab: 'settings', filter: 'offline' }, { tab: 'settings' }],
  ])('reads %j as %j', (search, read) => {
    expect(homeSearch(search)).toEqual(read);
  });
});
