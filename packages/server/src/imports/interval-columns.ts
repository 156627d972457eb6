// A piece's intervals as columns of numbers, which go from one thread to another without being copied. Unknown is NaN.
import type { IntervalEnergy } from '@ohmstead/domain';

export type IntervalColumns = {
  readonly fromMicros: Float64Array;
  readonly toMicros: Float64Array;
  readonly importMwh: Float64Array;
  readonly exportMwh: Float64Array;
  readonly estimated: Uint8Array;
};

export const packIntervals = (intervals: readonly IntervalEnergy[]): IntervalColumns => ({
  fromMicros: Float64Array.from(intervals, ({ fromMicros }) => fromMicros),
  toMicros: Float64Array.from(intervals, ({ toMicros }) => toMicros),
  importMwh: Float64Array.from(intervals, ({ importMwh }) => importMwh ?? Number.NaN),
  exportMwh: Float64Array.from(intervals, ({ exportMwh }) => exportMwh ?? Number.NaN),
  estimated: Uint8Array.from(intervals, ({ estimated }) => Number(estimated)),
});

export const unpackIntervals = (piece: IntervalColumns): IntervalEnergy[] =>
  Array.from(piece.fromMicros, (fromMicros, at) => ({
    fromMicros,
    toMicros: piece.toMicros[at] ?? 0,
    importMwh: known(piece.importMwh[at]),
    exportMwh: known(piece.exportMwh[at]),
    estimated: piece.estimated[at] === 1,
  }));

const known = (mwh = Number.NaN): number | null => (Number.isNaN(mwh) ? null : mwh);
