// For statements that answer one key of a meter at a time.

/** Keys of different meters are asked for together, further keys of the same meter in further rounds. Answers are in the keys' order. */
export const inRounds = async <Key extends { readonly meterId: number }, Answer>(
  keys: readonly Key[],
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> => {
  const answers = new Map<Key, Answer>();
  let left = keys;
  while (left.length > 0) {
    const round = firstOfEachMeter(left);
    const found = await ask([...round]);
    for (const [place, key] of [...round].entries()) answers.set(key, found[place] as Answer);
    left = left.filter((key) => !round.has(key));
  }
  return keys.map((key) => answers.get(key) as Answer);
};

const firstOfEachMeter = <Key extends { readonly meterId: number }>(keys: readonly Key[]): Set<Key> => {
  const firsts = new Map<number, Key>();
  for (const key of keys) if (!firsts.has(key.meterId)) firsts.set(key.meterId, key);
  return new Set(firsts.values());
};
