// A column of a table: its name, and the cells of the rows that are looked at.
import { isNumberCell } from './number-cell.ts';
import { columnOf, type Table, widthOf } from './table.ts';

export type Column = {
  readonly index: number;
  readonly name: string;
  /** One for each row. */
  readonly cells: readonly string[];
  /** Those in which something stands. */
  readonly filled: readonly string[];
};

/** Words by which programs say that they do not know. */
const unknown = /^(?:null|nan|n\/a|na|--?|—|none|unknown|unavailable)?$/i;

export const columnsOf = (table: Table): Column[] =>
  Array.from({ length: widthOf(table) }, (_, index) => {
    const cells = columnOf(table.rows, index);
    return {
      index,
      name: table.header[index] ?? '',
      cells,
      filled: cells.filter((cell) => !unknown.test(cell)),
    };
  });

/** A cell or two may be wrong. */
export const mostAre = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length >= 0.9 * cells.length;

export const isNumeric = ({ filled }: Column): boolean => mostAre(filled, isNumberCell);

/** The texts of a column in the order of their first rows. */
export const distinctOf = ({ filled }: Column): string[] => [...new Set(filled)];

/** A mapping names rows by no longer text. */
export const longestText = 100;
