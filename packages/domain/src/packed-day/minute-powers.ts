// A UTC day's power minute by minute, kept beside the packed day: a line of the day needs no more of it, and it stays
// as small when the meter tells every few seconds.
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { readIntegers, writeIntegers } from './integer-column.ts';
import { type KeptReading, phaseWidth, quantityPlaces } from './kept-reading.ts';
import { readNumbers, writeNumbers } from './number-column.ts';

export type MinutePowers = {
  /** Minutes since 1970 in which the power was told, in order. */
  readonly minutes: readonly number[];
  /** How many readings each of them has. */
  readonly reads: readonly number[];
  /** Of phase A, B, C: what the readings of each minute add up to, W. */
  readonly sumsW: readonly (readonly number[])[];
};

const version = 1;
const minuteMicros = 60_000_000;

/**
 * Sums are rounded to the milliwatt, so that decimals stay decimals. Null where the phases' sums would not tell the
 * meter's: a reading knows one phase's power and not another's, or some have more phases than others.
 */
export const packMinutePowers = (readings: readonly KeptReading[]): Uint8Array | null => {
  const powers = minutePowersOf(readings);
  if (powers === null) return null;
  const into = new ByteWriter();
  into.byte(version);
  into.varint(powers.minutes.length);
  into.byte(powers.sumsW.length);
  writeIntegers(into, powers.minutes);
  writeIntegers(into, powers.reads);
  for (const sums of powers.sumsW) writeNumbers(into, sums);
  return into.bytes();
};

export const openMinutePowers = (bytes: Uint8Array): MinutePowers => {
  const from = new ByteReader(bytes);
  if (from.byte() !== version) throw new RangeError('minute powers of an unknown version');
  const count = from.varint();
  const phases = from.byte();
  const minutes = readIntegers(from, count);
  const reads = readIntegers(from, count);
  const sumsW = Array.from({ length: phases }, () => readNumbers(from, count).map((sum) => sum ?? 0));
  return { minutes, reads, sumsW };
};

const minutePowersOf = (readings: readonly KeptReading[]): MinutePowers | null => {
  const phases = (readings[0]?.values.phases.length ?? 0) / phaseWidth;
  const minutes: number[] = [];
  const reads: number[] = [];
  const sumsW = Array.from({ length: phases }, (): number[] => []);
  for (const { atMicros, values } of readings) {
    const known = knownPhases(values.phases);
    if (values.phases.length !== phases * phaseWidth || (known > 0 && known < phases)) return null;
    if (known === 0) continue;
    const minute = Math.floor(atMicros / minuteMicros);
    const isNew = minutes.at(-1) !== minute;
    const place = isNew ? minutes.push(minute) - 1 : minutes.length - 1;
    reads[place] = (reads[place] ?? 0) + 1;
    for (const [phase, sums] of sumsW.entries()) {
      sums[place] = (sums[place] ?? 0) + (values.phases[phase * phaseWidth + quantityPlaces.powerW] ?? 0);
    }
  }
  return { minutes, reads, sumsW: sumsW.map((sums) => sums.map(toMilliwatt)) };
};

const knownPhases = (values: readonly (number | null)[]): number => {
  let known = 0;
  for (let place: number = quantityPlaces.powerW; place < values.length; place += phaseWidth) {
    if (values[place] !== null) known += 1;
  }
  return known;
};

const toMilliwatt = (sumW: number): number => Math.round(sumW * 1000) / 1000;
