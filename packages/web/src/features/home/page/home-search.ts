// What the main page shows, as its address states it.
import { type MainTab, tabOfSearch } from '../../../frame/tabs.ts';

export type HomeSearch = {
  readonly tab?: Exclude<MainTab, 'sites'>;
  /** The order of My sites; the list itself checks it. */
  readonly order?: string;
  /** The filter of the overview. */
  readonly filter?: 'offline';
};

export const homeSearch = (search: Record<string, unknown>): HomeSearch => {
  const tab = tabOfSearch(search.tab);
  if (tab === 'sites') return typeof search.order === 'string' ? { order: search.order } : {};
  if (tab === 'overview' && search.filter === 'offline') return { tab, filter: 'offline' };
  return { tab };
};
