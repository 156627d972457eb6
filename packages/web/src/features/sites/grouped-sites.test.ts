import { describe, expect, it } from 'vitest';
import { buildSiteListItem } from '../../../test/build-site-list-item.ts';
import { findSites, groupSites, orderWithGroup } from './grouped-sites.ts';

const sites = [
  buildSiteListItem({ id: 1, name: 'Farm', group: 'Country' }),
  buildSiteListItem({ id: 2, name: 'Flat' }),
  buildSiteListItem({ id: 3, name: 'Mill', group: 'Country' }),
];

describe('groupSites', () => {
  it('stand where their first site does', () => {
    expect(groupSites(sites).map(({ name, sites: of }) => [name, of.map(({ id }) => id)])).toEqual([
      ['Country', [1, 3]],
      [null, [2]],
    ]);
  });

  it('keep the others’ order when one of them is sorted', () => {
    const groups = groupSites(sites);
    const country = groups[0];
    if (!country) throw new Error('there are two groups');
    expect(orderWithGroup(groups, country, [3, 1])).toEqual([3, 1, 2]);
  });
});

describe('findSites', () => {
  it.each([
    ['', [1, 2, 3]],
    ['fL', [2]],
    ['country', [1, 3]],
    ['harbour', []],
  ])('by %j', (search, ids) => {
    expect(findSites(sites, search, 'en').map(({ id }) => id)).toEqual(ids);
  });
});
