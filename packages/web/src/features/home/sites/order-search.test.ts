import { describe, expect, it } from 'vitest';
import { orderOfSearch, searchOfOrder } from './order-search.ts';

describe('the order in the address', () => {
  it.each(['name', '-name', 'power', '-monthFee', 'lastUpdateTime', 'worst'])('survives as %s', (text) => {
    expect(searchOfOrder(orderOfSearch(text))).toEqual({ order: text });
  });

  it.each(['', '-', '-worst', 'id', 3, undefined, null])('is the account’s own for %j', (text) => {
    expect(orderOfSearch(text)).toBeNull();
  });
});
