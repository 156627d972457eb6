/** A record with a value for every key of the list. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key, place: number) => Value,
): Record<Key, Value> => {
  const record: Partial<Record<Key, Value>> = {};
  for (const [place, key] of keys.entries()) record[key] = of(key, place);
  return record as Record<Key, Value>; // Every key of the type is in the list.
};
