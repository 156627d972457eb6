// Writes a file's pieces one after another, and does with what is stored already what was asked for.
import { slotStartMicros } from '@ohmstead/domain';
import { packedBytes } from '../quotas/measure-stored.ts';
import { catchUp } from '../recompute/catch-up.ts';
import { FileRefused } from './file-refused.ts';
import type { ImportOrder, ImportParts } from './import-order.ts';
import { noteWritten } from './import-store.ts';
import type { ImportedReading } from './imported-reading.ts';
import type { JoinedPieces } from './joined-pieces.ts';
import type { ParsedPiece } from './parsed-pieces.ts';
import { coveredSpans } from './replaced/covered-spans.ts';
import { setAside } from './replaced/set-aside.ts';
import type { Written } from './run-import.ts';
import { type Alongside, type ChunkCounts, type ChunkTarget, writeChunk } from './write-chunk.ts';
import { writeIntervals } from './write-intervals.ts';

export type PieceWriter = {
  readonly importId: number;
  write(piece: JoinedPieces, before: Written): Promise<ChunkCounts>;
  /** One that was written before. */
  pass(piece: ParsedPiece): void;
  end(): Promise<void>;
};

type OfImport = Pick<ChunkTarget, 'importId' | 'arrivedMicros'>;

export const openPieceWriter = (
  parts: ImportParts,
  { meterId, overlap, room }: ImportOrder,
  { importId, arrivedMicros }: OfImport,
): PieceWriter => {
  const { db, ingest } = parts;
  const target = { db, ingest, meterId, importId, arrivedMicros };
  let writtenUpTo: number | null = null;

  const notes =
    (joined: number, before: Written): Alongside =>
    (run, { readings, duplicates }) =>
      noteWritten(run, importId, {
        pieces: before.pieces + joined,
        readings: before.readings + readings,
        duplicates: before.duplicates + duplicates,
      });
  const writeReadings = async (
    readings: readonly ImportedReading[],
    alongside: Alongside,
  ): Promise<ChunkCounts> => {
    if (overlap === 'replace') {
      await setAside(parts, { meterId, importId, spans: coveredSpans(readings, writtenUpTo) });
      writtenUpTo = readings.at(-1)?.atMicros ?? writtenUpTo;
    }
    const counts = await writeChunk(target, readings, { keepsMeasured: overlap === 'keep', alongside });
    room.taken(packedBytes({ readings: counts.readings, slots: slotCount(readings) }));
    return counts;
  };
  const writeEnergies = async (
    intervals: Parameters<typeof writeIntervals>[1],
    alongside: Alongside,
  ): Promise<ChunkCounts> => {
    const isReplacing = overlap === 'replace';
    const { bytes, ...counts } = await writeIntervals(target, intervals, { isReplacing, alongside });
    room.taken(bytes);
    return counts;
  };
  return {
    importId,
    write: (piece, before) => {
      if (room.isFull()) throw new FileRefused('quota_stored');
      return piece.holds === 'readings'
        ? writeReadings(piece.readings(), notes(piece.joined, before))
        : writeEnergies(piece.intervals(), notes(piece.joined, before));
    },
    pass: (piece) => {
      if (piece.holds === 'readings') writtenUpTo = piece.readings().at(-1)?.atMicros ?? writtenUpTo;
    },
    end: async () => {
      if (overlap === 'replace') await catchUp(parts, meterId);
    },
  };
};

/** Files are in order, or nearly. */
const slotCount = (readings: readonly ImportedReading[]): number => {
  let slots = 0;
  let last = Number.NaN;
  for (const { atMicros } of readings) {
    const slot = slotStartMicros(atMicros);
    if (slot !== last) slots += 1;
    last = slot;
  }
  return slots;
};
