// Sorts records of numbers by their first one, which is not negative; equal ones keep their order. The bits of such numbers,
// taken as whole numbers, have the same order: they are sorted digit by digit, each of 16 bits, from the last digit on.
import { endianness } from 'node:os';

type Numbers = Float64Array<ArrayBuffer>;

/** Where they lie in a number, from the last digit on. */
const digitPlaces = endianness() === 'LE' ? [0, 1, 2, 3] : [3, 2, 1, 0];
const digitsOfKey = digitPlaces.length;
const valuesOfDigit = 1 << 16;

/** Gives the records where they are in order already; otherwise in `memory`, which has room for as many. */
export const sortRun = (records: Numbers, width: number, memory: Numbers): Numbers => {
  const keys = new Float64Array(records.length / width);
  for (let at = 0; at < keys.length; at += 1) keys[at] = records[at * width] ?? 0;
  if (isSorted(keys)) return records;
  const sorted = memory.subarray(0, records.length);
  let to = 0;
  for (const place of orderOf(keys)) {
    const from = place * width;
    for (let of = 0; of < width; of += 1) sorted[to + of] = records[from + of] ?? 0;
    to += width;
  }
  return sorted;
};

const isSorted = (keys: Numbers): boolean => {
  for (let at = 1; at < keys.length; at += 1) if ((keys[at] ?? 0) < (keys[at - 1] ?? 0)) return false;
  return true;
};

/** The places of the keys, in their order. */
const orderOf = (keys: Numbers): Uint32Array => {
  const digits = new Uint16Array(keys.buffer);
  let order = new Uint32Array(keys.length);
  for (let place = 0; place < order.length; place += 1) order[place] = place;
  for (const digit of digitPlaces) order = orderedBy(digit, digits, order);
  return order;
};

const orderedBy = (
  digit: number,
  digits: Uint16Array,
  order: Uint32Array<ArrayBuffer>,
): Uint32Array<ArrayBuffer> => {
  const starts = startsOf(digit, digits);
  const ordered = new Uint32Array(order.length);
  for (const place of order) {
    const value = digits[place * digitsOfKey + digit] ?? 0;
    const start = starts[value] ?? 0;
    ordered[start] = place;
    starts[value] = start + 1;
  }
  return ordered;
};

/** Where those with each value of the digit begin. */
const startsOf = (digit: number, digits: Uint16Array): Uint32Array => {
  const starts = new Uint32Array(valuesOfDigit + 1);
  for (let at = digit; at < digits.length; at += digitsOfKey) {
    const next = (digits[at] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let value = 1; value <= valuesOfDigit; value += 1)
    starts[value] = (starts[value] ?? 0) + (starts[value - 1] ?? 0);
  return starts;
};
