import { describe, expect, it } from 'vitest';
import { buildSiteListItem } from '../../../../test/build-site-list-item.ts';
import { findSites, nextOrder, orderSites } from './site-order.ts';

const sites = [
  buildSiteListItem({ id: 1, name: 'Mill 10', power: 5, monthFee: null }),
  buildSiteListItem({ id: 2, name: 'Äcker', power: -700, monthFee: 12 }),
  buildSiteListItem({ id: 3, name: 'Mill 9', power: null, monthFee: 3 }),
];

const ids = (list: { id: number }[]) => list.map((site) => site.id);

describe('orderSites', () => {
  it('keeps the account’s order until a column is chosen', () => {
    expect(ids(orderSites(sites, null, 'de'))).toEqual([1, 2, 3]);
  });

  it('sorts names as the language does, numbers in them by value', () => {
    expect(ids(orderSites(sites, { column: 'name', descending: false }, 'de'))).toEqual([2, 3, 1]);
  });

  it.each([
    [false, [2, 1, 3]],
    [true, [1, 2, 3]],
  ])('puts unknown power last, descending %s', (descending, order) => {
    expect(ids(orderSites(sites, { column: 'power', descending }, 'de'))).toEqual(order);
  });
});

describe('the worst first', () => {
  const states = [
    buildSiteListItem({ id: 1 }),
    buildSiteListItem({ id: 2, monthCoverage: { measured: 0.4, estimated: 0, missing: 0.6 } }),
    buildSiteListItem({ id: 3, meterCount: 2, onlineCount: 1 }),
    buildSiteListItem({ id: 4, onlineCount: 0 }),
    buildSiteListItem({ id: 5, lastUpdateTime: null }),
  ];

  it('are the silent, the half silent, the waiting, then those with gaps', () => {
    expect(ids(orderSites(states, 'worst', 'en'))).toEqual([4, 3, 5, 2, 1]);
  });

  it('are, among alike ones, those with more alerts', () => {
    const alike = [
      buildSiteListItem({ id: 1, monthCoverage: { measured: 0.4, estimated: 0, missing: 0.6 } }),
      buildSiteListItem({ id: 2, openIncidents: 1 }),
      buildSiteListItem({ id: 3, openIncidents: 3 }),
    ];
    expect(ids(orderSites(alike, 'worst', 'en'))).toEqual([3, 2, 1]);
  });
});

describe('nextOrder', () => {
  it('goes up, down and back to the account’s order', () => {
    const up = nextOrder(null, 'power');
    const down = nextOrder(up, 'power');
    expect([up, down, nextOrder(down, 'power')]).toEqual([
      { column: 'power', descending: false },
      { column: 'power', descending: true },
      null,
    ]);
  });

  it('starts upward on another column', () => {
    expect(nextOrder({ column: 'name', descending: true }, 'power')).toEqual({
      column: 'power',
      descending: false,
    });
  });
});

describe('findSites', () => {
  it('finds part of a name whatever its case', () => {
    expect(ids(findSites(sites, ' mill', 'de'))).toEqual([1, 3]);
    expect(ids(findSites(sites, '', 'de'))).toEqual([1, 2, 3]);
  });
});
