/** Groups of at most so many items, those of one key together and in their order. */
export const cutGroups = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  largest: number,
): readonly (readonly Item[])[] => {
  if (items.length === 0) return [];
  if (items.length <= largest) return [items];
  const groups: Item[][] = [];
  let group: Item[] = [];
  for (const part of partsOf(items, keyOf, largest)) {
    if (group.length === 0 || group.length + part.length > largest) {
      group = [];
      groups.push(group);
    }
    group.push(...part);
  }
  return groups;
};

/** All of one key, in parts where they are too many for one group. */
function* partsOf<Item>(items: readonly Item[], keyOf: (item: Item) => number, largest: number) {
  const byKey = new Map<number, Item[]>();
  for (const item of items) {
    const others = byKey.get(keyOf(item));
    if (others) others.push(item);
    else byKey.set(keyOf(item), [item]);
  }
  for (const ofKey of byKey.values()) {
    for (let from = 0; from < ofKey.length; from += largest) yield ofKey.slice(from, from + largest);
  }
}
