// Which rows of a file a meter's are, and of which of its phases and registers each is: the rows of one phase and
// register are a series, in which times follow each other.
import type { ImportMapping } from '@ohmstead/contract';
import type { CsvLine } from './csv-line.ts';
import type { RowPlace } from './gather-rows.ts';
import { rowUnits } from './unit-cell.ts';

type Value = ImportMapping['values'][number];
type Where = NonNullable<Value['where']>;

export type SeriesReader = {
  /** Whether a row belongs to the meter and to one of the values at all. */
  isMeant(line: CsvLine): boolean;
  /** False where the row names a unit that nobody knows. */
  hasKnownUnit(line: CsvLine): boolean;
  /** Null for a phase that is none. */
  place(line: CsvLine): RowPlace | null;
  /** The register that the row is of; 0 where the mapping names none for it. */
  register(line: CsvLine): number;
  /** Whether a value is read from rows of a register. */
  isOf(value: Value, register: number): boolean;
  /** Cells that a row needs for it, and those that are looked at. */
  readonly fewestCells: number;
  readonly mostCells: number;
  /** Whether the rows of an instant may lie apart in the file. */
  readonly hasSeveral: boolean;
};

type Condition = { readonly column: number; readonly text: Buffer };

export const seriesReader = ({ phaseColumn, values, only }: ImportMapping): SeriesReader => {
  const registers = registersOf(values);
  const conditions = registers.map(conditionOf);
  const filter = only ? conditionOf(only) : null;
  const units = rowUnits({ values });
  const hasOthers = values.some(({ where }) => where === undefined);
  const holds = (line: CsvLine, { column, text }: Condition): boolean => line.holds(column, text);
  const columns = [phaseColumn ?? 0, filter?.column ?? 0, ...conditions.map(({ column }) => column)];
  const fewestCells = Math.max(...columns) + 1;

  const register = (line: CsvLine): number => conditions.findIndex((condition) => holds(line, condition)) + 1;
  return {
    isMeant: (line) =>
      (filter === null || holds(line, filter)) && (hasOthers || register(line) > 0) && !units.isOther(line),
    hasKnownUnit: (line) => !units.isUnknown(line),
    place: (line) => (phaseColumn === null ? 1 : placeOf(line, phaseColumn)),
    register: conditions.length === 0 ? () => 0 : register,
    isOf: ({ where }, of) =>
      where === undefined || registers.findIndex((one) => isSame(one, where)) + 1 === of,
    fewestCells,
    mostCells: Math.max(fewestCells, ...values.map(({ unitColumn = 0 }) => unitColumn + 1)),
    hasSeveral: phaseColumn !== null || conditions.length > 0,
  };
};

const isSame = (one: Where, other: Where): boolean => one.column === other.column && one.text === other.text;

const registersOf = (values: readonly Value[]): Where[] => {
  const registers: Where[] = [];
  for (const { where } of values) {
    if (where && !registers.some((one) => isSame(one, where))) registers.push(where);
  }
  return registers;
};

const conditionOf = ({ column, text }: Where): Condition => ({ column, text: Buffer.from(text.trim()) });

const zero = 0x30;
const netWord = /^net$/i;
/** L1, phase 2, A. */
const phaseWord = /^(?:l|ph|phase)? ?([123abc])$/i;

const placeOf = (line: CsvLine, column: number): RowPlace | null => {
  const start = line.starts[column] ?? 0;
  const digit = (line.bytes[start] ?? 0) - zero;
  if ((line.ends[column] ?? 0) - start === 1 && (digit === 1 || digit === 2 || digit === 3)) return digit;
  const text = line.text(column);
  if (netWord.test(text)) return 4;
  const phase = phaseWord.exec(text)?.[1]?.toLowerCase() ?? '';
  return phases[phase] ?? null;
};

const phases: Readonly<Record<string, RowPlace>> = { 1: 1, 2: 2, 3: 3, a: 1, b: 2, c: 3 };
