/** Node and browsers make a new formatter slowly, and screens ask for the same few many times a second. */
const known = new Map<string, Intl.DateTimeFormat>();

export const instantFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = tag + JSON.stringify(options);
  const format = known.get(key) ?? new Intl.DateTimeFormat(tag, options);
  known.set(key, format);
  return format;
};
