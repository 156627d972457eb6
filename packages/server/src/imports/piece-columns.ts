// A piece's readings as columns of numbers, which go from one thread to another without being copied. Unknown is NaN.
import { phaseWidth } from '@ohmstead/domain';
import type { ImportedReading } from './imported-reading.ts';

export type PieceColumns = {
  readonly atMicros: Float64Array;
  /** Each reading has the number of its lines, the number of its phases, and whether its values have a net row. */
  readonly rows: Uint8Array;
  readonly phases: Uint8Array;
  readonly hasNet: Uint8Array;
  /** The values of one reading follow those of another. */
  readonly values: Float64Array;
};

export const packPiece = (readings: readonly ImportedReading[]): PieceColumns => {
  const count = readings.length;
  const rows = new Uint8Array(count);
  const phases = new Uint8Array(count);
  const hasNet = new Uint8Array(count);
  const atMicros = new Float64Array(count);
  let width = 0;
  for (const [place, { atMicros: at, rows: lines, values }] of readings.entries()) {
    atMicros[place] = at;
    rows[place] = lines;
    phases[place] = values.phases.length / phaseWidth;
    hasNet[place] = values.net === null ? 0 : 1;
    width += values.phases.length + (values.net?.length ?? 0);
  }
  return { atMicros, rows, phases, hasNet, values: valuesOf(readings, width) };
};

const valuesOf = (readings: readonly ImportedReading[], width: number): Float64Array => {
  const all = new Float64Array(width);
  let at = 0;
  const add = (values: readonly (number | null)[]): void => {
    for (const value of values) {
      all[at] = value ?? Number.NaN;
      at += 1;
    }
  };
  for (const { values } of readings) {
    add(values.phases);
    if (values.net !== null) add(values.net);
  }
  return all;
};

export const buffersOf = (piece: object): ArrayBuffer[] =>
  // Columns are what a piece has, and none of them is shared.
  Object.values(piece).map(({ buffer }) => buffer as ArrayBuffer);

export const unpackPiece = ({ atMicros, rows, phases, hasNet, values }: PieceColumns): ImportedReading[] => {
  let at = 0;
  const take = (width: number): (number | null)[] => {
    const taken = new Array<number | null>(width);
    for (let place = 0; place < width; place += 1) {
      const value = values[at + place] ?? Number.NaN;
      taken[place] = Number.isNaN(value) ? null : value;
    }
    at += width;
    return taken;
  };
  return Array.from(atMicros, (atMicrosOfOne, place) => ({
    atMicros: atMicrosOfOne,
    rows: rows[place] ?? 0,
    values: {
      phases: take((phases[place] ?? 0) * phaseWidth),
      net: hasNet[place] === 1 ? take(phaseWidth) : null,
      reactive: null,
    },
  }));
};
