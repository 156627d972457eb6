// What the first lines of a CSV look like, and what its columns seem to be: for people to look at and correct. An
// import never uses it unasked.
import { type ImportMapping, type ImportPreview, timeFormats } from '@ohmstead/contract';
import { isPhaseName, isTimeName, quantityOfName } from './column-names.ts';
import { CsvLine } from './csv-line.ts';
import { timeReader } from './csv-time.ts';
import { usualMapping } from './usual-mapping.ts';

const previewRows = 20;
const delimiters = [',', ';', '\t'] as const;
type Delimiter = ImportMapping['delimiter'];

export const previewFile = (text: string): ImportPreview => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const delimiter = delimiterOf(lines);
  const table = lines.slice(0, previewRows + 1).map((line) => cellsOf(line, delimiter));
  const hasHeader = table[0]?.some((cell) => /[^\W\d_]{2}/.test(cell)) ?? false;
  const header = hasHeader ? (table[0] ?? []) : [];
  const rows = hasHeader ? table.slice(1) : table.slice(0, previewRows);
  return { delimiter, mapping: mappingOf(header, rows, delimiter), header, rows };
};

/** The one that cuts all lines into the same number of cells, and into the most. */
const delimiterOf = (lines: readonly string[]): Delimiter => {
  const [first = '', second = first] = lines;
  const cells = (delimiter: Delimiter): number =>
    Math.min(cellsOf(first, delimiter).length, cellsOf(second, delimiter).length);
  return delimiters.reduce((best, delimiter) => (cells(delimiter) > cells(best) ? delimiter : best));
};

const cellsOf = (text: string, delimiter: Delimiter): string[] => {
  const line = new CsvLine(delimiter);
  const bytes = Buffer.from(text);
  line.split(bytes, 0, bytes.length);
  return Array.from({ length: line.count }, (_, cell) => line.text(cell));
};

const mappingOf = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  delimiter: Delimiter,
): ImportMapping | null => {
  const usual = delimiter === ',' ? usualMapping(header) : null;
  if (usual) return usual;
  const timeColumn = header.findIndex(isTimeName);
  const format = timeFormatOf(rows.map((row) => row[timeColumn] ?? ''));
  const phase = header.findIndex(isPhaseName);
  const values = valuesOf(header, [timeColumn, phase]);
  if (timeColumn === -1 || format === null || values.length === 0) return null;
  return {
    delimiter,
    decimal: decimalOf(rows, delimiter),
    headerLines: 1,
    time: { column: timeColumn, format },
    phaseColumn: phase === -1 ? null : phase,
    values,
  };
};

/** Each quantity comes once, from the first column that seems to be it. */
const valuesOf = (header: readonly string[], taken: readonly number[]): ImportMapping['values'] => {
  const values: ImportMapping['values'] = [];
  for (const [column, name] of header.entries()) {
    const guess = taken.includes(column) ? null : quantityOfName(name);
    if (guess && values.every(({ quantity }) => quantity !== guess.quantity))
      values.push({ ...guess, column });
  }
  return values;
};

const decimalOf = (rows: readonly (readonly string[])[], delimiter: Delimiter): ImportMapping['decimal'] =>
  delimiter !== ',' && rows.some((row) => row.some((cell) => /^-?\d+,\d+$/.test(cell))) ? ',' : '.';

/** The first that reads all cells. */
const timeFormatOf = (cells: readonly string[]): ImportMapping['time']['format'] | null => {
  if (cells.length === 0) return null;
  const usable = timeFormats.filter((format) => {
    const read = timeReader({ column: 0, format, zone: 'UTC' });
    return cells.every((cell) => isNearNow(read(Buffer.from(cell), 0, cell.length)));
  });
  return usable[0] ?? null;
};

/** Seconds and milliseconds since 1970 look alike. */
const isNearNow = (atMicros: number): boolean =>
  atMicros >= Date.UTC(2000, 0, 1) * 1000 && atMicros < Date.UTC(2100, 0, 1) * 1000;
