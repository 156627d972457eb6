// The few keys of a payload that mean something, in any case. All others are left out.
export type Fields = {
  sn: unknown;
  rows: unknown;
  reactive: unknown;
  time: unknown;
  key: unknown;
};

const fieldOfKey = new Map<string, keyof Fields>([
  ['sn', 'sn'],
  ['data', 'rows'],
  ['datas', 'rows'],
  ['ea.reactive', 'reactive'],
  ['time', 'time'],
  ['key', 'key'],
]);
const longestKey = 'ea.reactive'.length;

/** Undefined: not told. Null when no object, or when a field is told twice in different cases. */
export const fieldsOf = (payload: unknown): Fields | null => {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return null;
  const fields: Fields = {
    sn: undefined,
    rows: undefined,
    reactive: undefined,
    time: undefined,
    key: undefined,
  };
  for (const [key, value] of Object.entries(payload)) {
    const field = key.length > longestKey ? undefined : fieldOfKey.get(key.toLowerCase());
    if (field === undefined) continue;
    if (fields[field] != null && value !== null) return null;
    fields[field] ??= value;
  }
  return fields;
};
