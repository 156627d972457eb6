// Says what an import would bring, and writes nothing.

import { checkOverlap } from './check-overlap.ts';
import { countChunk } from './count-chunk.ts';
import type { ImportEnd, ImportOrder, ImportParts, OfFile } from './import-order.ts';
import type { JoinedPieces } from './joined-pieces.ts';
import { outlookOf } from './outlook.ts';
import { runImport, type SoFar } from './run-import.ts';
import type { ChunkCounts } from './write-chunk.ts';
import { countIntervals } from './write-intervals.ts';

export const dryRun = async (
  { db, requestPriority }: ImportParts,
  { meterId, overlap, signal }: ImportOrder,
  { meter, pieces }: OfFile,
): Promise<ImportEnd> => {
  const write = async (piece: JoinedPieces): Promise<ChunkCounts> =>
    piece.holds === 'readings'
      ? countChunk(db, meterId, piece.readings(), overlap)
      : countIntervals(db, meterId, piece.intervals(), overlap);
  const written = { pieces: 0, readings: 0, duplicates: 0 };
  const begin = async ({ facts }: SoFar): Promise<void> => checkOverlap(overlap, facts.holds);
  const result = await runImport({
    pieces,
    begin,
    write,
    written,
    signal,
    isQuiet: requestPriority.isQuiet,
    pass: () => undefined,
    note: async () => undefined,
  });
  return { kind: 'done', importId: null, result, outlook: await outlookOf(db, meter, result) };
};
