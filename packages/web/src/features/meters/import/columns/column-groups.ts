// Pure: the columns of a file as they are listed. Where a row is a day, its intervals are one item.
import type { ImportPreview } from '@ohmstead/contract';
import { valuesAt } from '../draft/column-role.ts';
import type { MappingDraft } from '../draft/mapping-draft.ts';

export type ColumnGroup = {
  readonly column: number;
  /** How many columns it stands for. */
  readonly columns: number;
  /** The header's cell; empty without one. */
  readonly name: string;
  readonly cells: readonly string[];
};

/** Enough to recognise what it is. */
const sampleCells = 3;

export const columnGroups = ({ header, rows }: ImportPreview, draft: MappingDraft): ColumnGroup[] => {
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const groups: ColumnGroup[] = [];
  for (let column = 0; column < width; ) {
    const columns = valuesAt(draft, column)[0]?.columns ?? 1;
    const first = columns > 1 ? (rows[0] ?? []).slice(column, column + columns) : [];
    const below = rows.map((row) => row[column] ?? '');
    const cells = (columns > 1 ? first : below).filter((cell) => cell !== '');
    groups.push({ column, columns, name: header[column] ?? '', cells: cells.slice(0, sampleCells) });
    column += columns;
  }
  return groups;
};
