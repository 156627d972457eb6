import type { Column } from './column.ts';
import { type Meters, metersOf } from './meters.ts';
import { isOfInstants } from './openings.ts';
import type { PartsOfTable } from './parts-of-table.ts';
import type { Table } from './table.ts';
import type { Candidates } from './value-candidates.ts';
import type { When } from './when.ts';

export type FoundRows = {
  readonly parts: PartsOfTable;
  readonly when: When;
  readonly found: Candidates;
};

/** Of the rows that any value is read from. */
export const metersOfRows = (table: Table, { parts, when, found }: FoundRows): Meters => {
  const isMeant = table.rows.map((_, row) => found.candidates.some(({ isOfRow }) => isOfRow(row)));
  const ofRows = (column: Column): Column => {
    const cells = column.cells.filter((_, row) => isMeant[row]);
    return { ...column, cells, filled: cells.filter((cell) => cell !== '') };
  };
  const used = found.candidates.map(({ column }) => column.index);
  const { phase, registers, units, rest } = parts;
  return metersOf({
    columns: rest.filter(({ index }) => !used.includes(index)).map(ofRows),
    moments: when.point.moments.filter((_, row) => isMeant[row]),
    keys: [phase, registers?.column ?? null, ...units].flatMap((column) =>
      column === null ? [] : [ofRows(column)],
    ),
    isWallClock: !isOfInstants(when.point.time.format),
    isWhole: table.isWhole,
  });
};
