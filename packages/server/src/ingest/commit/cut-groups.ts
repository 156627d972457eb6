type Cut<Item> = {
  keyOf(item: Item): number;
  /** The items of one key that do not fit into one group, in the order in which they are best cut. */
  arrange?(items: readonly Item[]): readonly Item[];
};

/** Groups of at most so many items, those of one key together and in their order. */
export const cutGroups = <Item>(
  items: readonly Item[],
  cut: Cut<Item>,
  largest: number,
): readonly (readonly Item[])[] => {
  if (items.length === 0) return [];
  if (items.length <= largest) return [items];
  const groups: Item[][] = [];
  let group: Item[] = [];
  for (const part of partsOf(items, cut, largest)) {
    if (group.length === 0 || group.length + part.length > largest) {
      group = [];
      groups.push(group);
    }
    group.push(...part);
  }
  return groups;
};

/** All of one key, in parts where they are too many for one group. */
function* partsOf<Item>(items: readonly Item[], { keyOf, arrange }: Cut<Item>, largest: number) {
  const byKey = new Map<number, Item[]>();
  for (const item of items) {
    const others = byKey.get(keyOf(item));
    if (others) others.push(item);
    else byKey.set(keyOf(item), [item]);
  }
  for (const found of byKey.values()) {
    const ofKey = found.length > largest && arrange ? arrange(found) : found;
    for (let from = 0; from < ofKey.length; from += largest) yield ofKey.slice(from, from + largest);
  }
}
