// The columns of a table by what they are for: when, of which phase, register and unit, and all that is left.
import { type Column, columnsOf, mostAre } from './column.ts';
import { type RegisterColumn, registerColumnOf } from './registers.ts';
import { says } from './says.ts';
import type { Table } from './table.ts';
import { isUnitColumn } from './unit-column.ts';
import { type When, whenOf } from './when.ts';
import { type Wide, wideOf } from './wide.ts';

export type PartsOfTable = {
  readonly when: When | null;
  /** The intervals of a day beside each other. */
  readonly wide: (Wide & { readonly cells: Column }) | null;
  readonly phase: Column | null;
  readonly units: readonly Column[];
  readonly registers: RegisterColumn | null;
  /** Values, meters, and what is of no use. */
  readonly rest: readonly Column[];
};

export const partsOf = (table: Table): PartsOfTable => {
  const columns = columnsOf(table);
  const wide = wideOf(columns);
  const narrow = columns.filter(({ index }) => wide === null || !isWithin(wide, index));
  const when = whenOf(narrow);
  const free = narrow.filter(({ index }) => !when?.taken.includes(index));
  const phase = free.find(isPhase) ?? null;
  const units = free.filter(isUnitColumn);
  const rest = free.filter((column) => column !== phase && !units.includes(column));
  return {
    when,
    wide: wide && {
      ...wide,
      cells: asOne(
        columns.filter(({ index }) => isWithin(wide, index)),
        wide,
      ),
    },
    phase,
    units,
    registers: registerColumnOf(rest.filter(({ name }) => !says(name, 'meter'))),
    rest,
  };
};

const isWithin = ({ column, columns }: Wide, index: number): boolean =>
  index >= column && index < column + columns;

/** All cells of the intervals, under a name that says nothing. */
const asOne = (columns: readonly Column[], { column }: Wide): Column => ({
  index: column,
  name: '',
  cells: columns[0]?.cells ?? [],
  filled: columns.flatMap(({ filled }) => filled),
});

const phaseCell = /^(?:(?:l|ph|phase)? ?[123abc]|net)$/i;

const isPhase = ({ name, filled }: Column): boolean =>
  says(name, 'phase') && mostAre(filled, (cell) => phaseCell.test(cell));
