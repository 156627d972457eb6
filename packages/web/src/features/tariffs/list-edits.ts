export const changedAt = <Item extends object>(
  items: readonly Item[],
  index: number,
  part: Partial<Item>,
): Item[] => items.map((item, place) => (place === index ? { ...item, ...part } : item));

export const withoutAt = <Item>(items: readonly Item[], index: number): Item[] => items.toSpliced(index, 1);
