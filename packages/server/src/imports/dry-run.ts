// Says what an import would bring, and writes nothing.

import { countChunk } from './count-chunk.ts';
import type { ImportEnd, ImportOrder, ImportParts } from './import-file.ts';
import type { ImportedMeter } from './imported-meter.ts';
import { outlookOf } from './outlook.ts';
import type { ParsedPiece } from './parsed-pieces.ts';
import { type ImportRun, runImport } from './run-import.ts';
import type { ChunkCounts } from './write-chunk.ts';
import { countIntervals } from './write-intervals.ts';

export type OfFile = Pick<ImportRun, 'pieces'> & { readonly meter: ImportedMeter };

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
