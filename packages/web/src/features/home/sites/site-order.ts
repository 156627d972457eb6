// Pure: the table of sites sorted by a column and narrowed by a search.
import type { SiteListItem } from '@ohmstead/contract';
import { worstFirst } from './site-state.ts';

export const siteColumns = ['name', 'power', 'monthEnergy', 'monthFee', 'lastUpdateTime'] as const;
export type SiteColumn = (typeof siteColumns)[number];

export type ColumnOrder = { readonly column: SiteColumn; readonly descending: boolean };
export type SiteOrder = ColumnOrder | 'worst';

/** There is a search box for this many sites or more. */
export const searchFrom = 8;

/** Null keeps the account's own order. Unknown values come last either way. */
export const orderSites = (
  sites: readonly SiteListItem[],
  order: SiteOrder | null,
  lang: string,
): SiteListItem[] => {
  if (order === null) return [...sites];
  if (order === 'worst') return sites.toSorted(worstFirst);
  const collator = new Intl.Collator(lang, { numeric: true });
  const sign = order.descending ? -1 : 1;
  return sites.toSorted((a, b) => {
    const [left, right] = [a[order.column], b[order.column]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(left, right, collator);
  });
};

export const findSites = (sites: readonly SiteListItem[], search: string, lang: string): SiteListItem[] => {
  const wanted = search.trim().toLocaleLowerCase(lang);
  return sites.filter((site) => site.name.toLocaleLowerCase(lang).includes(wanted));
};

/** A first press sorts upward, a second downward, a third returns to the account's order. */
export const nextOrder = (order: SiteOrder | null, column: SiteColumn): ColumnOrder | null => {
  if (order === null || order === 'worst' || order.column !== column) return { column, descending: false };
  return order.descending ? null : { column, descending: true };
};

const compare = (left: string | number, right: string | number, collator: Intl.Collator): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
