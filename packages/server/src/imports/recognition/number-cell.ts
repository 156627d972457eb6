// The number of a cell: with a decimal mark, with thousands set apart, with its unit behind it.

export type DecimalMark = '.' | ',';

const unit = '(?:\\s*(?:kWh|Wh|MWh|kW|W|mV|V|mA|A|Hz|%))?';
const grouped = (separators: string): string => `[1-9]\\d{0,2}(?:[${separators}\\s'’]\\d{3})+`;

const patterns: Record<DecimalMark, RegExp> = {
  '.': new RegExp(`^([+-]?(?:${grouped(',')}|\\d+)?(?:\\.\\d*)?(?:e[+-]?\\d{1,3})?)${unit}$`, 'i'),
  ',': new RegExp(`^([+-]?(?:${grouped('.')}|\\d+)?(?:,\\d*)?(?:e[+-]?\\d{1,3})?)${unit}$`, 'i'),
};

/** Longer cells are no numbers. */
const longest = 40;

export const readNumberCell = (cell: string, decimal: DecimalMark): number | null => {
  if (cell.length > longest || !/\d/.test(cell)) return null;
  const text = patterns[decimal].exec(cell)?.[1];
  if (text === undefined) return null;
  const plain =
    decimal === '.' ? text.replaceAll(/[,\s'’]/g, '') : text.replaceAll(/[.\s'’]/g, '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
};

export const isNumberCell = (cell: string): boolean =>
  readNumberCell(cell, '.') !== null || readNumberCell(cell, ',') !== null;
