import { WrittenByLaterRules } from '../../storage/database-trouble.ts';
import type { MeterStateCache } from '../meter-state/meter-state-cache.ts';

type Parted<Item> = { readonly ours: readonly Item[]; readonly ahead: readonly Item[] };

/** Apart from those of meters that a server with later rules has written. */
export const withoutLaterRules = async <Item>(
  states: Pick<MeterStateCache, 'of'>,
  items: readonly Item[],
  keyOf: (item: Item) => number,
): Promise<Parted<Item>> => {
  try {
    await states.of([...new Set(items.map(keyOf))]);
    return { ours: items, ahead: [] };
  } catch (error) {
    if (!(error instanceof WrittenByLaterRules)) throw error;
    const later = new Set(error.meterIds);
    const isAhead = (item: Item): boolean => later.has(keyOf(item));
    return { ours: items.filter((item) => !isAhead(item)), ahead: items.filter(isAhead) };
  }
};
