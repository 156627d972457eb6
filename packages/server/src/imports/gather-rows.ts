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

/** The rows are of one instant, in the order of their lines. */
export const gatherRows = (rows: readonly GatheredRow[], sink: ReadingSink): void => {
  for (const reading of readingsOf(rows)) finish(reading, sink);
};

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

const finish = (rows: readonly GatheredRow[], sink: ReadingSink): void => {
  const places: (FlatRow | undefined)[] = [];
  let isWrong = false;
  for (const { place, row } of rows) {
    const before = places[place];
    if (row === null) isWrong = true;
    else places[place] = before === undefined ? row : merged(before, row);
  }
  const phases: (number | null)[] = [];
  for (let place = 1; place < netPlace; place += 1) {
    const row = places[place];
    if (row === undefined) continue;
    if (phases.length < (place - 1) * phaseWidth) isWrong = true;
    for (const value of row) phases.push(value);
  }
  if (isWrong || phases.length === 0) {
    refuse(rows, sink, 'import_phase_missing');
    return;
  }
  const values = { phases, net: places[netPlace] ?? null, reactive: null };
  sink.reading({ atMicros: rows[0]?.atMicros ?? Number.NaN, values, rows: rows.length });
};

const merged = (one: FlatRow, other: FlatRow): FlatRow => one.map((value, place) => value ?? other[place] ?? null);

const refuse = (rows: readonly GatheredRow[], sink: ReadingSink, code: ErrorCode): void => {
  for (const { line, row } of rows) if (row !== null) sink.refused(line, code);
};
