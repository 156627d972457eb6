import { describe, expect, it } from 'vitest';
import { buildSiteListItem } from '../../../../test/build-site-list-item.ts';
import { siteCard } from './site-card.ts';
import { siteGroups } from './site-groups.ts';

const cardOf = (id: number, group: string | null) =>
  siteCard(buildSiteListItem({ id, group }), { lastOpenedId: null, lastDays: new Map() });

describe('siteGroups', () => {
  it('keep the order of the sites, those of no group last', () => {
    const groups = siteGroups(
      [cardOf(1, null), cardOf(2, 'South'), cardOf(3, 'North'), cardOf(4, 'South')],
      undefined,
    );
    expect(groups.map(({ name, cards }) => [name, cards.map(({ id }) => id)])).toEqual([
      ['South', [2, 4]],
      ['North', [3]],
      [null, [1]],
    ]);
  });

  it('are one without a name where no site has a group', () => {
    expect(siteGroups([cardOf(1, null), cardOf(2, null)], undefined)).toHaveLength(1);
  });
});
