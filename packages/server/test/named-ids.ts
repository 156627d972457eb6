// Which meters and sites a statement names.

/** No other number of a test looks like an id from here on. */
export const firstIds = { meter: 710_001, site: 520_001 };

const mostIds = 1000;

export type Named = { readonly meter: number; readonly site: number };

export const namedIn = (statement: string): Named => {
  const numbers = [...new Set(statement.match(/(?<![\d.])\d{6}(?![\d.])/g))].map(Number);
  const from = (first: number) => numbers.filter((id) => id >= first && id < first + mostIds).length;
  return { meter: from(firstIds.meter), site: from(firstIds.site) };
};
