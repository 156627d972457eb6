// Gathers the rows of one instant into readings: each has a row of every phase. Of rows of the same phase the first ones
// make the first reading, the second ones another. A reading with a wrong row is refused whole, as uploads are.
import type { ErrorCode } from '@ohmstead/contract';
import { phaseWidth } from '@ohmstead/domain';
import type { ReadingSink } from './imported-reading.ts';

/** 1 to 3; the meter's own net row is a fourth. */
export type RowPlace = 1 | 2 | 3 | 4;

/** A phase's numbers, in the order in which a reading keeps them. */
export type FlatRow = readonly (number | null)[];

export type GatheredRow = {
  readonly line: number;
  readonly atMicros: number;
  readonly place: RowPlace;
  /** The register of a row that holds only some of the phase's numbers. */
  readonly register: number;
  /** Null for a row that was refused already. */
  readonly row: FlatRow | null;
};

const netPlace = 4;

export type Gathering = {
  readonly sink: ReadingSink;
  /** Of each number of a row, of how many registers it is the sum. */
  readonly registersOf: readonly number[];
};

/** The rows are of one instant, in the order of their lines. */
export const gatherRows = (rows: readonly GatheredRow[], gathering: Gathering): void => {
  for (const reading of readingsOf(rows)) finish(reading, gathering);
};

/** Sums of decimals are the decimals that people would write. */
export const withoutDust = (sum: number): number => Math.round(sum * 1e6) / 1e6;

const readingsOf = (rows: readonly GatheredRow[]): readonly (readonly GatheredRow[])[] => {
  if (isOneReading(rows)) return [rows];
  const readings: GatheredRow[][] = [];
  const seen = new Map<number, number>();
  for (const row of rows) {
    const key = row.register * (netPlace + 1) + row.place;
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    const reading = readings[earlier];
    if (reading) reading.push(row);
    else readings.push([row]);
  }
  return readings;
};

/** Rising phases of no register, as in most files. */
const isOneReading = (rows: readonly GatheredRow[]): boolean => {
  for (let at = 0; at < rows.length; at += 1) {
    const [before, row] = [rows[at - 1], rows[at]];
    if (row?.register !== 0 || (before !== undefined && before.place >= row.place)) return false;
  }
  return true;
};

const finish = (rows: readonly GatheredRow[], { sink, registersOf }: Gathering): void => {
  const places: (FlatRow | undefined)[] = [];
  let isWrong = false;
  for (const { row } of rows) if (row === null) isWrong = true;
  for (let place = 1; place <= netPlace; place += 1) places[place] = rowOf(rows, place, registersOf);
  const phases: (number | null)[] = [];
  for (let place = 1; place < netPlace; place += 1) {
    const row = places[place];
    if (row === undefined) continue;
    if (phases.length < (place - 1) * phaseWidth) isWrong = true;
    for (const value of row) phases.push(value);
  }
  if (isWrong || !phases.some((value) => value !== null)) {
    refuse(rows, sink, 'import_phase_missing');
    return;
  }
  const values = { phases, net: places[netPlace] ?? null, reactive: null };
  sink.reading({ atMicros: rows[0]?.atMicros ?? Number.NaN, values, rows: rows.length });
};

/** The row of a phase, put together from those of its registers. */
const rowOf = (
  rows: readonly GatheredRow[],
  place: number,
  registersOf: readonly number[],
): FlatRow | undefined => {
  let found: FlatRow | undefined;
  let ofRegisters: FlatRow[] | null = null;
  for (const { place: of, register, row } of rows) {
    if (of !== place || row === null) continue;
    if (found !== undefined || register > 0) ofRegisters = [...(ofRegisters ?? []), row];
    found ??= row;
  }
  return ofRegisters === null ? found : summed(ofRegisters, registersOf);
};

/** What one of its registers does not say is unknown. */
const summed = (rows: readonly FlatRow[], registersOf: readonly number[]): FlatRow =>
  registersOf.map((needed, at) => {
    const known = rows.flatMap((row) => row[at] ?? []);
    // What every register's rows have, such as a voltage, is one number.
    if (needed <= 1) return known[0] ?? null;
    return known.length < needed ? null : withoutDust(known.reduce((sum, value) => sum + value, 0));
  });

const refuse = (rows: readonly GatheredRow[], sink: ReadingSink, code: ErrorCode): void => {
  for (const { line, row } of rows) if (row !== null) sink.refused(line, code);
};
