// A file as a table: what stands above its columns, their names, and the rows.
import { cellsOf, type Delimiter, type Row } from './cells-of-line.ts';
import { delimiterOf, type IsData } from './delimiter.ts';
import { headerOf } from './header.ts';

export type Table = {
  readonly delimiter: Delimiter;
  /** The lines above the header: customers, addresses, units. */
  readonly preamble: readonly Row[];
  /** Empty where the columns have no names. */
  readonly header: Row;
  /** The number of lines before the first row. */
  readonly headerLines: number;
  /** The rows of which a sample is looked at: all that have readings. */
  readonly rows: readonly Row[];
  /** The cells of the first lines after the header, as they are. */
  readonly firstRows: readonly Row[];
  /** The text is all of the file. */
  readonly isWhole: boolean;
};

const shownRows = 20;

/** Null for what is no table. */
export const tableOf = (text: string, isWhole: boolean): Table | null => {
  const lines = text.split(/\r?\n/);
  const found = delimiterOf(lines);
  if (found === null) return null;
  const { delimiter, isData } = found;
  const cells = lines.map((line) => (line.trim() === '' ? [] : cellsOf(line, delimiter)));
  const headerLines = firstDataRow(cells, isData);
  const above = cells.slice(0, headerLines);
  const below = cells.slice(headerLines).filter((row) => row.length > 0);
  return {
    delimiter,
    ...headerOf(above),
    headerLines,
    rows: below.filter(isData),
    firstRows: below.slice(0, shownRows),
    isWhole,
  };
};

/** A line of the preamble may have a date and a number too, but not as many cells as the rows. */
const firstDataRow = (cells: readonly Row[], isData: IsData): number => {
  const lengths = new Map<number, number>();
  for (const row of cells) if (isData(row)) lengths.set(row.length, (lengths.get(row.length) ?? 0) + 1);
  const [usual] = [...lengths].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  return cells.findIndex((row) => isData(row) && row.length === usual);
};

/** The cells of a column; empty ones where a row is short. */
export const columnOf = (rows: readonly Row[], column: number): string[] =>
  rows.map((row) => row[column] ?? '');

/** No mapping can name more. */
const mostColumns = 128;

/** Delimiters at the ends of lines make no columns. */
export const widthOf = ({ header, rows }: Pick<Table, 'header' | 'rows'>): number =>
  Math.min(
    mostColumns,
    rows.reduce((width, row) => Math.max(width, row.findLastIndex((cell) => cell !== '') + 1), header.length),
  );
