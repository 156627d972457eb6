// Rows as records of numbers, to be sorted by their instants: instant, line, register and place, then the numbers that the
// mapping has. Unknown is NaN.
import { type QuantityName, quantityPlaces } from '@ohmstead/domain';
import type { FlatRow, GatheredRow, RowPlace } from './gather-rows.ts';
import { phaseOf, registerOf, seriesNumber } from './series-number.ts';

export type RowRecords = {
  readonly width: number;
  /** The record is valid until the next call. */
  recordOf(row: GatheredRow): Float64Array;
  /** That of the record which begins at this place. */
  rowOf(numbers: Float64Array, at: number): GatheredRow;
};

const quantities = Object.keys(quantityPlaces) as QuantityName[]; // Its keys are all there are.
const ownNumbers = 3;

/** Wrong rows are kept by a negative place. */
export const rowRecords = (used: ReadonlySet<QuantityName>): RowRecords => {
  const places = quantities
    .filter((quantity) => used.has(quantity))
    .map((quantity) => quantityPlaces[quantity]);
  const record = new Float64Array(ownNumbers + places.length);
  return {
    width: record.length,
    recordOf: ({ atMicros, line, register, place, row }) => {
      record[0] = atMicros;
      record[1] = line;
      record[2] = seriesNumber(place, register) * (row === null ? -1 : 1);
      for (let at = 0; at < places.length; at += 1) {
        record[ownNumbers + at] = row?.[places[at] ?? 0] ?? Number.NaN;
      }
      return record;
    },
    rowOf: (numbers, at) => {
      const code = numbers[at + 2] ?? 0;
      const magnitude = Math.abs(code);
      return {
        atMicros: numbers[at] ?? Number.NaN,
        line: numbers[at + 1] ?? 0,
        register: registerOf(magnitude),
        place: phaseOf(magnitude) as RowPlace, // It was one when it was written.
        row: code < 0 ? null : flatRow(numbers, at + ownNumbers, places),
      };
    },
  };
};

const flatRow = (numbers: Float64Array, from: number, places: readonly number[]): FlatRow => {
  const row: (number | null)[] = new Array<null>(quantities.length).fill(null);
  for (let at = 0; at < places.length; at += 1) {
    const value = numbers[from + at] ?? Number.NaN;
    if (!Number.isNaN(value)) row[places[at] ?? 0] = value;
  }
  return row;
};
