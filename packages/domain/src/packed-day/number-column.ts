// A column of measured numbers, stored bit for bit. Meters send decimals of few digits, which are whole numbers once
// they are scaled by a power of ten. A column that holds any other number is stored as plain floats. Unknown values
// and −0, which no whole number can express, are marked beside the numbers.
import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { greatestInteger, readWholes, writeIntegers } from './integer-column.ts';

const mostDecimals = 6;
const powersOfTen = [1, 10, 100, 1e3, 1e4, 1e5, 1e6];
/** The form of a column; the forms 0 to 6 are scaled whole numbers with that many decimals. */
const forms = { float32: 7, float64: 8, allUnknown: 9 } as const;
const marks = { plain: 0, unknown: 1, negativeZero: 2 } as const;

export const writeNumbers = (into: ByteWriter, values: readonly (number | null)[]): void => {
  const known = values.filter((value) => value !== null);
  const decimals = decimalsOf(known);
  if (known.length === 0) into.byte(forms.allUnknown);
  else if (decimals === null) writeFloats(into, values, known);
  else writeScaled(into, values, { known, decimals });
};

export const readNumbers = (from: ByteReader, count: number): (number | null)[] => {
  const form = from.byte();
  if (form === forms.allUnknown) return new Array<number | null>(count).fill(null);
  const marked = readMarks(from, count);
  const unknown = marked === null ? 0 : marked.filter((mark) => mark === marks.unknown).length;
  const known = form > mostDecimals ? readFloats(from, form) : readScaled(from, form, count - unknown);
  return marked === null ? known : placeMarked(marked, known);
};

const powerOf = (decimals: number): number => powersOfTen[decimals] ?? 1;

/** The fewest decimals that express every value exactly; null when more than six would be needed. */
const decimalsOf = (values: readonly number[]): number | null => {
  let decimals = 0;
  let triedWithFewer = 0;
  for (let place = 0; place < values.length; place += 1) {
    while (!isDecimal(values[place] ?? 0, powerOf(decimals))) {
      decimals += 1;
      triedWithFewer = place;
      if (decimals > mostDecimals) return null;
    }
  }
  const unit = powerOf(decimals);
  return values.slice(0, triedWithFewer).every((value) => isDecimal(value, unit)) ? decimals : null;
};

/** Dividing two whole numbers gives the double nearest to the decimal, which is what its text was read as. */
const isDecimal = (value: number, unit: number): boolean => {
  const whole = Math.round(value * unit);
  return whole / unit === value && whole <= greatestInteger && whole >= -greatestInteger;
};

type Scaled = { readonly known: readonly number[]; readonly decimals: number };

const writeScaled = (
  into: ByteWriter,
  values: readonly (number | null)[],
  { known, decimals }: Scaled,
): void => {
  const unit = powerOf(decimals);
  into.byte(decimals);
  writeMarks(into, values);
  // Adding 0 turns −0, which is marked, into 0.
  const wholes = known.map((value) => Math.round(value * unit) + 0);
  writeIntegers(into, wholes);
};

const readScaled = (from: ByteReader, decimals: number, count: number): number[] => {
  const unit = powerOf(decimals);
  const wholes = readWholes(from, count);
  const numbers: number[] = [];
  for (let place = 0; place < wholes.length; place += 1) numbers.push((wholes[place] ?? 0) / unit);
  return numbers;
};

/** Writes one byte that says whether anything is marked, and if so one mark for each value. */
const writeMarks = (into: ByteWriter, values: readonly (number | null)[]): void => {
  const isMarked = values.some((value) => markOf(value) !== marks.plain);
  into.byte(isMarked ? 1 : 0);
  if (isMarked) into.room(values.length).set(values.map(markOf));
};

const markOf = (value: number | null): number => {
  if (value === null) return marks.unknown;
  return Object.is(value, -0) ? marks.negativeZero : marks.plain;
};

const readMarks = (from: ByteReader, count: number): Uint8Array | null =>
  from.byte() === 0 ? null : from.take(count);

const placeMarked = (marked: Uint8Array, known: readonly number[]): (number | null)[] => {
  const values: (number | null)[] = [];
  let next = 0;
  for (const mark of marked) {
    if (mark === marks.unknown) {
      values.push(null);
      continue;
    }
    const value = known[next++] ?? 0;
    values.push(mark === marks.negativeZero ? -0 : value);
  }
  return values;
};

const writeFloats = (
  into: ByteWriter,
  values: readonly (number | null)[],
  known: readonly number[],
): void => {
  const isShort = known.every((value) => Object.is(Math.fround(value), value));
  into.byte(isShort ? forms.float32 : forms.float64);
  writeMarks(into, values);
  const width = isShort ? 4 : 8;
  into.varint(known.length);
  const room = into.room(known.length * width);
  const view = new DataView(room.buffer, room.byteOffset, room.byteLength);
  for (const [place, value] of known.entries()) {
    if (isShort) view.setFloat32(place * width, value);
    else view.setFloat64(place * width, value);
  }
};

const readFloats = (from: ByteReader, form: number): number[] => {
  const isShort = form === forms.float32;
  const width = isShort ? 4 : 8;
  const count = from.varint();
  const bytes = from.take(count * width);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, place) =>
    isShort ? view.getFloat32(place * width) : view.getFloat64(place * width),
  );
};
