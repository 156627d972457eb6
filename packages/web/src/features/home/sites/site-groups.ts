// Pure: My sites under the names of their groups.
import type { Portfolio, SiteListItem } from '@ohmstead/contract';
import type { SiteCard } from './site-card.ts';

export type SiteGroup = {
  /** Null stands for the sites without a group. */
  readonly name: string | null;
  readonly cards: readonly SiteCard[];
  readonly sums: Portfolio['groups'][number] | null;
};

/** Groups have the order of their first sites; the sites without a group come last, as a group without a name. */
export const siteGroups = (cards: readonly SiteCard[], portfolio: Portfolio | undefined): SiteGroup[] => {
  const names = [...new Set(cards.map(({ group }) => group))].toSorted(
    (a, b) => Number(a === null) - Number(b === null),
  );
  return names.map((name) => ({
    name,
    cards: cards.filter((card) => card.group === name),
    sums: portfolio?.groups.find((group) => group.name === name) ?? null,
  }));
};

/** Each currency that bills are in, whether they are known yet or not. */
export const billedCurrencies = (sites: readonly SiteListItem[]): string[] => [
  ...new Set(sites.flatMap(({ hasTariff, priceUnit }) => (hasTariff ? priceUnit : []))),
];
