/** A record with a value for every key of the list. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key) => Value,
): Record<Key, Value> =>
  // Every key of the type is in the list.
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
