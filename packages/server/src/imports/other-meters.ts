// Rows of other meters in a file that seemed to be of one.
import type { ImportMapping } from '@ohmstead/contract';
import type { CsvLine } from './csv-line.ts';

export type OtherMeters = {
  /** Looks at a row that is passed over. */
  pass(line: CsvLine): void;
  rows(): number;
};

export const otherMeters = ({ only, time }: Pick<ImportMapping, 'only' | 'time'>): OtherMeters => {
  let rows = 0;
  if (!only?.isSole) return { pass: () => undefined, rows: () => rows };
  const text = Buffer.from(only.text.trim());
  const isOther = (line: CsvLine): boolean => !line.isEmpty(only.column) && !line.holds(only.column, text);
  // Headers that are repeated further down have no digit where the time stands.
  const hasTime = (line: CsvLine): boolean => /\d/.test(line.text(time.column));
  return {
    pass: (line) => {
      if (isOther(line) && hasTime(line)) rows += 1;
    },
    rows: () => rows,
  };
};
