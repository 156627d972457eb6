// The power of each minute of a UTC day, stored beside the packed day: a chart of the day needs nothing finer, and the
// column stays as small when the meter sends every few seconds.
import { minuteMicros } from '../time/durations.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { readWholes, writeIntegers } from './integer-column.ts';
import { phaseWidth, quantityPlaces, type StoredReading } from './stored-reading.ts';

export type MinutePowers = {
  /** Minutes since 1970 in which the power was measured, in order. */
  readonly minutes: Float64Array;
  /** How many readings each of them has. */
  readonly reads: Float64Array;
  /** For phases A, B and C, the sum over the readings of each minute, in W. */
  readonly sumsW: readonly Float64Array[];
};

const version = 1;
/** No meter reaches this sum; below it milliwatts are exact. */
const mostW = 1e12;

/**
 * Rounds the sums to the milliwatt, so that decimals stay decimals. Returns null where the sums of the phases would not
 * add up to the meter's: a reading has the power of one phase but not of another, or some have more phases than others.
 */
export const packMinutePowers = (readings: readonly StoredReading[]): Uint8Array | null => {
  const sums = sumMinutes(readings);
  if (sums === null) return null;
  const into = new ByteWriter();
  into.byte(version);
  into.varint(sums.minutes.length);
  into.byte(sums.sumsW.length);
  writeIntegers(into, sums.minutes);
  writeIntegers(into, sums.reads);
  for (const sumsW of sums.sumsW) writeSums(into, sumsW);
  return into.bytes();
};

export const openMinutePowers = (bytes: Uint8Array): MinutePowers => {
  const from = new ByteReader(bytes);
  const read = from.byte();
  if (read !== version)
    throw new RangeError(
      `The minute powers have the unknown version ${read}: only version ${version} can be read.`,
    );
  const count = from.varint();
  const phases = from.byte();
  const minutes = readWholes(from, count);
  const reads = readWholes(from, count);
  return { minutes, reads, sumsW: Array.from({ length: phases }, () => readSums(from, count)) };
};

type MinuteSums = { readonly minutes: number[]; readonly reads: number[]; readonly sumsW: number[][] };

const sumMinutes = (readings: readonly StoredReading[]): MinuteSums | null => {
  const width = readings[0]?.values.phases.length ?? 0;
  const sums: MinuteSums = {
    minutes: [],
    reads: [],
    sumsW: Array.from({ length: width / phaseWidth }, () => []),
  };
  for (const { atMicros, values } of readings) {
    const known = knownPhases(values.phases);
    if (values.phases.length !== width || (known > 0 && known < sums.sumsW.length)) return null;
    if (known > 0) addReading(sums, Math.floor(atMicros / minuteMicros), values.phases);
  }
  return sums.sumsW.every((phase) => phase.every((sumW) => Math.abs(sumW) < mostW)) ? sums : null;
};

const knownPhases = (values: readonly (number | null)[]): number => {
  let known = 0;
  for (let place: number = quantityPlaces.powerW; place < values.length; place += phaseWidth) {
    if (values[place] !== null) known += 1;
  }
  return known;
};

const addReading = (
  { minutes, reads, sumsW }: MinuteSums,
  minute: number,
  values: readonly (number | null)[],
): void => {
  if (minutes.at(-1) !== minute) minutes.push(minute);
  const place = minutes.length - 1;
  reads[place] = (reads[place] ?? 0) + 1;
  for (const [phase, sums] of sumsW.entries()) {
    sums[place] = (sums[place] ?? 0) + (values[phase * phaseWidth + quantityPlaces.powerW] ?? 0);
  }
};

const decimals = 3;

/** Writes whole numbers of the largest unit among 1 W, 100 mW, 10 mW and 1 mW that expresses every sum. */
const writeSums = (into: ByteWriter, sumsW: readonly number[]): void => {
  // Adding 0 turns −0, which no whole number can express, into 0.
  const milliwatts = sumsW.map((sumW) => Math.round(sumW * 1000) + 0);
  let dropped = decimals;
  while (milliwatts.some((sum) => sum % 10 ** dropped !== 0)) dropped -= 1;
  into.byte(decimals - dropped);
  writeIntegers(
    into,
    milliwatts.map((sum) => sum / 10 ** dropped),
  );
};

const readSums = (from: ByteReader, count: number): Float64Array => {
  const unit = 10 ** from.byte();
  const sums = readWholes(from, count);
  for (let place = 0; place < count; place += 1) sums[place] = (sums[place] ?? 0) / unit;
  return sums;
};
