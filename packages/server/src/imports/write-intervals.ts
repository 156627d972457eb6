import type { ImportRoom } from './import-file.ts';
import type { ImportedInterval } from './imported-interval.ts';
import type { ChunkCounts, ChunkTarget } from './write-chunk.ts';

export const writeIntervals = async (
  _room: ImportRoom,
  _target: ChunkTarget,
  _intervals: readonly ImportedInterval[],
): Promise<ChunkCounts> => {
  throw new Error('There is no store of interval energy yet.');
};
