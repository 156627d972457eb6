// What something that is edited may be, as far as its editor knows: the value acknowledged last, and after an edit
// without an answer the new one too.

export const possibleValues = <Key, Value>() => {
  const known = new Map<Key, readonly (Value | null)[]>();
  return {
    size: (): number => known.size,
    keys: (): Key[] => [...known.keys()],
    /** Before the edit is sent. Null stands for what is not there yet. */
    begin: (key: Key, value: Value): void => void known.set(key, [...(known.get(key) ?? [null]), value]),
    acknowledged: (key: Key, value: Value): void => void known.set(key, [value]),
    /** What was found where something else was acknowledged, a line each. */
    problems: (found: ReadonlyMap<Key, Value>): string[] =>
      [...known].flatMap(([key, values]) => {
        const value = found.get(key) ?? null;
        return values.includes(value)
          ? []
          : [`${key} is ${value}, and acknowledged was ${values.join(' or ')}`];
      }),
  };
};
