// Numbers as people type them, with a point or a comma; what is no number stays to be refused by the rules.

const pattern = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** Returns null where nothing is typed and NaN for what is no number. */
export const readDecimal = (typed: string): number | null => {
  const text = typed.replace(/[\s\u2212]/g, (sign) => (sign === '\u2212' ? '-' : ''));
  if (text === '') return null;
  return pattern.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/** A number as it is put into a field to be changed: no grouping, every digit. */
export const writeDecimal = (value: number | null, lang: string): string =>
  value === null ? '' : new Intl.NumberFormat(lang, plain).format(value);

const plain = { useGrouping: false, maximumFractionDigits: 12, numberingSystem: 'latn' } as const;
