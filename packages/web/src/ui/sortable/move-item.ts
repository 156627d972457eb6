/** The list with one entry moved to another place; beyond the ends is at the end. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...items.slice(from, from + 1));
};
