// Says what an import would bring, and writes nothing.

import { countChunk } from './count-chunk.ts';
import type { ImportEnd, ImportOrder, ImportParts, OfFile } from './import-order.ts';
import { outlookOf } from './outlook.ts';
import type { ParsedPiece } from './parsed-pieces.ts';
import { runImport } from './run-import.ts';
import type { ChunkCounts } from './write-chunk.ts';
import { countIntervals } from './write-intervals.ts';

export const dryRun = async (
  { db }: ImportParts,
  { meterId }: ImportOrder,
  { meter, pieces }: OfFile,
): Promise<ImportEnd> => {
  const write = async (piece: ParsedPiece): Promise<ChunkCounts> =>
    piece.holds === 'readings'
      ? countChunk(db, meterId, piece.readings)
      : countIntervals(db, meterId, piece.intervals);
  const nothing = async (): Promise<void> => undefined;
  const result = await runImport({ pieces, begin: nothing, write, note: nothing });
  return { kind: 'done', importId: null, result, outlook: await outlookOf(db, meter, result) };
};
