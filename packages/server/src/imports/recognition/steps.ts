// The steps between the moments of rows, and the usual one.

/** From each moment to the next later one; rows of one moment, and those that go back, have none. */
export const steps = (moments: readonly (number | null)[]): number[] => {
  const inOrder = ascending(moments);
  return inOrder.slice(1).flatMap((moment, at) => {
    const step = moment - (inOrder[at] ?? moment);
    return step > 0 ? [step] : [];
  });
};

/** The moments in order: as they are, or turned round where the newest comes first, or sorted. */
const ascending = (moments: readonly (number | null)[]): number[] => {
  const known = moments.filter((moment) => moment !== null);
  const rising = known.filter((moment, at) => at > 0 && moment >= (known[at - 1] ?? moment)).length;
  if (rising >= 0.9 * (known.length - 1)) return known;
  const falling = known.filter((moment, at) => at > 0 && moment <= (known[at - 1] ?? moment)).length;
  return falling >= 0.9 * (known.length - 1) ? known.toReversed() : known.toSorted((a, b) => a - b);
};

/** The most frequent one, the shorter of equals. */
export const usualStep = (all: readonly number[]): number | null => {
  const counts = new Map<number, number>();
  for (const step of all) counts.set(step, (counts.get(step) ?? 0) + 1);
  const sorted = [...counts].sort(([a, many], [b, more]) => more - many || a - b);
  return sorted[0]?.[0] ?? null;
};
