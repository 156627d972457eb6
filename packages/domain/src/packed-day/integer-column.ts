// A column of whole numbers, stored as differences of the order (0, 1 or 2) that needs the fewest bits. The sign of a
// difference is folded into its lowest bit, and the bytes are laid out in planes, all lowest bytes first, so that
// repetitions stand side by side, as a general compressor needs them.
import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';

/** Second-order differences and their folded forms are exact up to this integer. */
export const greatestInteger = 2 ** 50;

export const writeIntegers = (into: ByteWriter, values: readonly number[]): void => {
  const order = bestOrder(values);
  into.byte(order);
  for (const value of values.slice(0, order)) into.signed(value);
  writePlanes(into, foldedDifferences(values, order));
};

export const readIntegers = (from: ByteReader, count: number): number[] => plain(readWholes(from, count));

/** Reads the column into a typed array, which is fast to compute with. */
export const readWholes = (from: ByteReader, count: number): Float64Array => {
  const order = from.byte();
  const first = Math.min(order, count);
  const values = new Float64Array(count);
  for (let place = 0; place < first; place += 1) values[place] = from.signed();
  const differences = values.subarray(first);
  const planes = from.byte();
  if (planes <= narrowPlanes) readNarrow(from, planes, differences);
  else readWide(from, planes, differences);
  // Summing the second-order differences gives the first-order ones.
  if (order === 2) sumUp(differences, (values[1] ?? 0) - (values[0] ?? 0));
  if (order > 0) sumUp(differences, values[first - 1] ?? 0);
  return values;
};

/** Up to this many planes, the differences are small integers for the JavaScript engine. */
const narrowPlanes = 3;

/** Reads all planes in one pass, which is fast for the narrow columns of power, voltage and current. */
const readNarrow = (from: ByteReader, planes: number, into: Float64Array): void => {
  if (planes === 0) return;
  const { length } = into;
  const plane = (index: number) => (index < planes ? from.take(length) : new Uint8Array(length));
  const [low, middle, high] = [plane(0), plane(1), plane(2)];
  for (let place = 0; place < length; place += 1) {
    const folded = (low[place] ?? 0) | ((middle[place] ?? 0) << 8) | ((high[place] ?? 0) << 16);
    into[place] = (folded >>> 1) ^ -(folded & 1);
  }
};

const readWide = (from: ByteReader, planes: number, into: Float64Array): void => {
  for (let plane = 0; plane < planes; plane += 1) {
    const unit = 256 ** plane;
    const bytes = from.take(into.length);
    for (let place = 0; place < into.length; place += 1) {
      into[place] = (into[place] ?? 0) + (bytes[place] ?? 0) * unit;
    }
  }
  unfold(into);
};

/** Undoes `fold`. Dividing by two is far faster than computing a remainder. */
const unfold = (folded: Float64Array): void => {
  for (let place = 0; place < folded.length; place += 1) {
    const fold = folded[place] ?? 0;
    const half = Math.floor(fold / 2);
    folded[place] = 2 * half === fold ? half : -half - 1;
  }
};

const sumUp = (differences: Float64Array, start: number): void => {
  let sum = start;
  for (let place = 0; place < differences.length; place += 1) {
    sum += differences[place] ?? 0;
    differences[place] = sum;
  }
};

/** This is a loop because the iterator of a typed array takes ten times as long. */
const plain = (values: Float64Array): number[] => {
  const numbers: number[] = [];
  for (let place = 0; place < values.length; place += 1) numbers.push(values[place] ?? 0);
  return numbers;
};

/** The lowest order among those that need the fewest bits. One pass measures all three, which makes packing a sixth faster. */
const bestOrder = (values: readonly number[]): number => {
  let [zeroth, first, second] = [0, 0, 0];
  let before = 0;
  let expected = 0;
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? 0;
    zeroth += bitsOf(value);
    if (place > 0) first += bitsOf(value - before);
    if (place > 1) second += bitsOf(value - expected);
    expected = 2 * value - before;
    before = value;
  }
  const bits = [zeroth, first, second];
  return bits.indexOf(Math.min(...bits));
};

const foldedDifferences = (values: readonly number[], order: number): Float64Array => {
  const folded = new Float64Array(Math.max(0, values.length - order));
  for (let place = order; place < values.length; place += 1) {
    folded[place - order] = fold((values[place] ?? 0) - predicted(values, place, order));
  }
  return folded;
};

const fold = (difference: number): number => (difference < 0 ? -2 * difference - 1 : 2 * difference);

/** The value that the values before a place predict for it. */
const predicted = (values: readonly number[], place: number, order: number): number => {
  if (order === 0) return 0;
  const before = values[place - 1] ?? 0;
  return order === 1 ? before : 2 * before - (values[place - 2] ?? 0);
};

const twoTo32 = 2 ** 32;

/** The number of bits of a difference once it is folded. */
const bitsOf = (difference: number): number => {
  const folded = fold(difference);
  return folded < twoTo32 ? 32 - Math.clz32(folded) : 64 - Math.clz32(folded / twoTo32);
};

const writePlanes = (into: ByteWriter, folded: Float64Array): void => {
  let greatest = 0;
  for (const fold of folded) if (fold > greatest) greatest = fold;
  let planes = 0;
  for (let rest = greatest; rest > 0; rest = Math.floor(rest / 256)) planes += 1;
  into.byte(planes);
  for (let plane = 0; plane < planes; plane += 1) {
    const unit = 256 ** plane;
    const room = into.room(folded.length);
    // Assigning to a byte array keeps the lowest byte of a whole number.
    for (let place = 0; place < folded.length; place += 1) room[place] = (folded[place] ?? 0) / unit;
  }
};
