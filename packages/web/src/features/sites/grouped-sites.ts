// Pure: the sites by group, in the account's order; a group stands where its first site does.
import type { SiteListItem } from '@ohmstead/contract';

export type GroupedSites = { readonly name: string | null; readonly sites: readonly SiteListItem[] };

export const groupSites = (sites: readonly SiteListItem[]): GroupedSites[] =>
  [...new Set(sites.map(({ group }) => group))].map((name) => ({
    name,
    sites: sites.filter(({ group }) => group === name),
  }));

/** The order of all sites after those of one group were sorted. */
export const orderWithGroup = (
  groups: readonly GroupedSites[],
  changed: GroupedSites,
  ids: readonly number[],
): number[] =>
  groups.flatMap((group) => (group.name === changed.name ? ids : group.sites.map(({ id }) => id)));

export const findSites = (
  sites: readonly SiteListItem[],
  search: string,
  lang: string,
): readonly SiteListItem[] => {
  const wanted = search.trim().toLocaleLowerCase(lang);
  if (wanted === '') return sites;
  return sites.filter(({ name, group }) =>
    [name, group ?? ''].some((text) => text.toLocaleLowerCase(lang).includes(wanted)),
  );
};
