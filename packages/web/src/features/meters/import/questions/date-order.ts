// Pure: dates whose day and month could stand the other way round.
import type { ImportMapping } from '@ohmstead/contract';

type Format = ImportMapping['time']['format'];

const others: Partial<Record<Format, Format>> = {
  'dd/MM/yyyy HH:mm': 'MM/dd/yyyy HH:mm',
  'MM/dd/yyyy HH:mm': 'dd/MM/yyyy HH:mm',
};

export const otherDateOrder = (format: Format): Format | null => others[format] ?? null;

export type AmbiguousDate = {
  readonly text: string;
  /** The two dates it can be, as `yyyy-mm-dd`. */
  readonly dayFirst: string;
  readonly monthFirst: string;
};

/** The first date of the cells that is another one with day and month swapped. */
export const ambiguousDate = (cells: readonly string[]): AmbiguousDate | null => {
  for (const cell of cells) {
    const [text, first = '', second = '', year = ''] = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(cell) ?? [];
    if (!text || Number(first) > 12 || Number(second) > 12 || Number(first) === Number(second)) continue;
    const date = (month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    return { text, dayFirst: date(second, first), monthFirst: date(first, second) };
  }
  return null;
};
