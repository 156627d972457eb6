// Pure: a mapping as people choose it, one role a column of the file.
import {
  type ImportMapping,
  type ImportPreview,
  importQuantities,
  importUnitsOf,
  zonelessFormats,
} from '@ohmstead/contract';

export type Quantity = (typeof importQuantities)[number];
export type Role = 'none' | 'time' | 'phase' | Quantity;
export type Unit = ImportMapping['values'][number]['unit'];

export type FileColumn = {
  readonly role: Role;
  /** The unit of the values; it has no meaning for a column that is no quantity. */
  readonly unit: Unit;
};

export type ColumnMapping = {
  readonly delimiter: ImportMapping['delimiter'];
  readonly decimal: ImportMapping['decimal'];
  readonly headerLines: number;
  readonly timeFormat: ImportMapping['time']['format'];
  /** The time zone of wall-clock times. */
  readonly zone: string;
  readonly columns: readonly FileColumn[];
};

export const roles: readonly Role[] = ['none', 'time', 'phase', ...importQuantities];

export const isQuantity = (role: Role): role is Quantity => importQuantities.some((each) => each === role);

/** What the server made of the file; where it made nothing, people say all of it. */
export const columnMappingOf = (preview: ImportPreview, zone: string): ColumnMapping => {
  const { mapping, header, rows, delimiter } = preview;
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  return {
    delimiter,
    decimal: mapping?.decimal ?? '.',
    headerLines: mapping?.headerLines ?? Number(header.length > 0),
    timeFormat: mapping?.time.format ?? 'iso',
    zone: mapping?.time.zone ?? zone,
    columns: Array.from({ length: width }, (_, column) => columnOf(mapping, column)),
  };
};

const columnOf = (mapping: ImportMapping | null, column: number): FileColumn => {
  if (mapping?.time.column === column) return { role: 'time', unit: '1' };
  if (mapping?.phaseColumn === column) return { role: 'phase', unit: '1' };
  const value = mapping?.values.find((each) => each.column === column);
  return value ? { role: value.quantity, unit: value.unit } : { role: 'none', unit: '1' };
};

/** A role is one column's: whoever had it before lets it go. */
export const withRole = (mapping: ColumnMapping, place: number, role: Role): ColumnMapping => ({
  ...mapping,
  columns: mapping.columns.map((column, index) => {
    if (index === place) return { role, unit: isQuantity(role) ? (importUnitsOf[role][0] ?? '1') : '1' };
    return column.role === role && role !== 'none' ? { role: 'none', unit: '1' } : column;
  }),
});

export const withUnit = (mapping: ColumnMapping, place: number, unit: Unit): ColumnMapping => ({
  ...mapping,
  columns: mapping.columns.map((column, index) => (index === place ? { ...column, unit } : column)),
});

export const needsZone = ({ timeFormat }: Pick<ColumnMapping, 'timeFormat'>): boolean =>
  !zonelessFormats.includes(timeFormat);

/** The mapping in the form of the call; null while the time or every value is missing. */
export const mappingOf = (chosen: ColumnMapping): ImportMapping | null => {
  const { delimiter, decimal, headerLines, timeFormat, zone, columns } = chosen;
  const placeOf = (role: Role) => columns.findIndex((column) => column.role === role);
  const [time, phase] = [placeOf('time'), placeOf('phase')];
  const values = columns.flatMap(({ role, unit }, column) =>
    isQuantity(role) ? [{ column, quantity: role, unit }] : [],
  );
  if (time === -1 || values.length === 0) return null;
  return {
    delimiter,
    decimal,
    headerLines,
    time: { column: time, format: timeFormat, ...(needsZone(chosen) && { zone }) },
    phaseColumn: phase === -1 ? null : phase,
    values,
  };
};
