// The few keys of a payload that have a meaning, in upper or lower case. All others are ignored.
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

/**
 * A field is undefined when the payload does not have it. The result is null when the payload is not an object, or has
 * a field twice in different cases.
 */
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

/** A field of a group, `{"EA": {"Reactive": …}}`, is read as the field of the joined name, `EA.Reactive`. */
const isFilled = (fields: Fields, payload: object, group: string): boolean => {
  for (const [name, value] of Object.entries(payload)) {
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
