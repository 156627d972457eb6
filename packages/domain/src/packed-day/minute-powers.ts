// A UTC day's power minute by minute, kept beside the packed day: a line of the day needs no more of it, and it stays
// as small when the meter tells every few seconds.
import { minuteMicros } from '../time/durations.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { readWholes, writeIntegers } from './integer-column.ts';
import { phaseWidth, quantityPlaces, type StoredReading } from './stored-reading.ts';

export type MinutePowers = {
  /** Minutes since 1970 in which the power was told, in order. */
  readonly minutes: Float64Array;
  /** How many readings each of them has. */
  readonly reads: Float64Array;
  /** Of phase A, B, C: what the readings of each minute add up to, W. */
  readonly sumsW: readonly Float64Array[];
};

const version = 1;
/** No meter's; below it milliwatts are exact. */
const mostW = 1e12;

/**
 * Sums are rounded to the milliwatt, so that decimals stay decimals. Null where the phases' sums would not tell the
 * meter's: a reading knows one phase's power and not another's, or some have more phases than others.
 */
export const packMinutePowers = (readings: readonly StoredReading[]): Uint8Array | null => {
  const told = minutesTold(readings);
  if (told === null) return null;
  const into = new ByteWriter();
  into.byte(version);
  into.varint(told.minutes.length);
  into.byte(told.sumsW.length);
  writeIntegers(into, told.minutes);
  writeIntegers(into, told.reads);
  for (const sums of told.sumsW) writeSums(into, sums);
  return into.bytes();
};

export const openMinutePowers = (bytes: Uint8Array): MinutePowers => {
  const from = new ByteReader(bytes);
  if (from.byte() !== version) throw new RangeError('minute powers of an unknown version');
  const count = from.varint();
  const phases = from.byte();
  const minutes = readWholes(from, count);
  const reads = readWholes(from, count);
  return { minutes, reads, sumsW: Array.from({ length: phases }, () => readSums(from, count)) };
};

type Told = { readonly minutes: number[]; readonly reads: number[]; readonly sumsW: number[][] };

const minutesTold = (readings: readonly StoredReading[]): Told | null => {
  const width = readings[0]?.values.phases.length ?? 0;
  const told: Told = { minutes: [], reads: [], sumsW: Array.from({ length: width / phaseWidth }, () => []) };
  for (const { atMicros, values } of readings) {
    const known = knownPhases(values.phases);
    if (values.phases.length !== width || (known > 0 && known < told.sumsW.length)) return null;
    if (known > 0) addReading(told, Math.floor(atMicros / minuteMicros), values.phases);
  }
  return told.sumsW.every((sums) => sums.every((sumW) => Math.abs(sumW) < mostW)) ? told : null;
};

const knownPhases = (values: readonly (number | null)[]): number => {
  let known = 0;
  for (let place: number = quantityPlaces.powerW; place < values.length; place += phaseWidth) {
    if (values[place] !== null) known += 1;
  }
  return known;
};

const addReading = (
  { minutes, reads, sumsW }: Told,
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

/** As whole numbers of the largest unit of 1 W, 100 mW, 10 mW or 1 mW that says all of them. */
const writeSums = (into: ByteWriter, sumsW: readonly number[]): void => {
  // Adding 0 turns −0, which no whole number can say, into 0.
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
