// The few keys of a payload that mean something, in any case. All others are left out.
export type Fields = {
  sn: unknown;
  rows: unknown;
  reactive: unknown;
  time: unknown;
  key: unknown;
};

const fieldOfKey = new Map<string, keyof Fields | 'group'>([
  ['sn', 'sn'],
  ['data', 'rows'],
  ['datas', 'rows'],
  ['ea.reactive', 'reactive'],
  ['ea', 'group'],
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
  return isFilled(fields, payload, '') ? fields : null;
};

/** A group's fields, `{"EA": {"Reactive": …}}`, are told as its name and theirs joined are. */
const isFilled = (fields: Fields, told: object, group: string): boolean => {
  for (const [name, value] of Object.entries(told)) {
    const key = group + name;
    const field = key.length > longestKey ? undefined : fieldOfKey.get(key.toLowerCase());
    if (field === undefined) continue;
    if (field === 'group') {
      if (typeof value === 'object' && value !== null && !isFilled(fields, value, `${key}.`)) return false;
      continue;
    }
    if (fields[field] != null && value !== null) return false;
    fields[field] ??= value;
  }
  return true;
};
