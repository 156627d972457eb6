// Reads a file as it comes and writes it piece by piece: while the database writes one piece the next is read. What
// is committed stays when the rest of the file fails; sent again, it is found to be there.
import type { ErrorCode } from '@ohmstead/contract';
import { utcDayOf } from '../readings/utc-day.ts';
import type { ImportCounts } from './import-store.ts';
import type { ImportedReading, ImportSink } from './imported-reading.ts';
import type { ChunkCounts } from './write-chunk.ts';

/** Takes the bytes of a file of some format. */
export type FileReader = { push(bytes: Buffer): void; end(): void | Promise<void> };

export type ImportRun = {
  readonly body: AsyncIterable<Buffer>;
  readonly readerOf: (sink: ImportSink) => FileReader;
  readonly write: (readings: readonly ImportedReading[]) => Promise<ChunkCounts>;
  /** Told before each piece, so that its span is known wherever the import breaks off. */
  readonly note: (counts: ImportCounts) => Promise<void>;
};

export type Refusal = { readonly line: number; readonly code: ErrorCode };
export type ImportResult = ImportCounts & { readonly refused: readonly Refusal[] };

/** A piece ends with a day of UTC, so that days are packed once. */
const usualPiece = 12_000;
/** But for days that have more than that. */
const largestPiece = 40_000;
/** A file in no order: each place of history it jumps to costs time of its own, and uploads wait for a piece. */
const mostJumps = 100;
const mostRefusals = 1000;

export const runImport = async ({ body, readerOf, write, note }: ImportRun): Promise<ImportResult> => {
  const tally = new Tally();
  const pieces: ImportedReading[][] = [];
  let open: ImportedReading[] = [];
  let openDay = Number.NaN;
  let jumps = 0;

  const cut = (): void => {
    if (open.length > 0) pieces.push(open);
    open = [];
    jumps = 0;
  };
  const reader = readerOf({
    reading: (imported) => {
      const day = utcDayOf(imported.atMicros);
      const isNewDay = day !== openDay;
      if (isNewDay && day !== openDay + 1) jumps += 1;
      const isFull = open.length >= largestPiece || (open.length >= usualPiece && isNewDay);
      if (isFull || jumps > mostJumps) cut();
      openDay = day;
      open.push(imported);
      tally.read(imported);
    },
    refused: (line, code) => tally.refuse(line, code),
  });

  let before: Promise<void> = Promise.resolve();
  const writePiece = async (piece: readonly ImportedReading[]): Promise<void> => {
    await note(tally.counts());
    tally.written(await write(piece));
  };
  /** One piece is written while the next is read. */
  const writePieces = async (): Promise<void> => {
    for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
      await before;
      before = writePiece(piece);
      // Should it fail before its turn, it is waited for further down; nobody listening would end the process.
      before.catch(() => undefined);
    }
  };

  try {
    for await (const bytes of body) {
      reader.push(bytes);
      if (pieces.length > 0) await writePieces();
    }
    await reader.end();
    cut();
    await writePieces();
  } finally {
    await before;
  }
  return { ...tally.counts(), refused: tally.refusals };
};

class Tally {
  readonly refusals: Refusal[] = [];
  #rows = 0;
  #readings = 0;
  #duplicates = 0;
  #refusedRows = 0;
  #fromMicros = Number.POSITIVE_INFINITY;
  #toMicros = Number.NEGATIVE_INFINITY;

  read({ atMicros, rows }: ImportedReading): void {
    this.#rows += rows;
    this.#fromMicros = Math.min(this.#fromMicros, atMicros);
    this.#toMicros = Math.max(this.#toMicros, atMicros);
  }

  refuse(line: number, code: ErrorCode): void {
    this.#rows += 1;
    this.#refusedRows += 1;
    if (this.refusals.length < mostRefusals) this.refusals.push({ line, code });
  }

  written({ readings, duplicates }: ChunkCounts): void {
    this.#readings += readings;
    this.#duplicates += duplicates;
  }

  counts(): ImportCounts {
    return {
      rows: this.#rows,
      readings: this.#readings,
      duplicates: this.#duplicates,
      refusedRows: this.#refusedRows,
      fromMicros: Number.isFinite(this.#fromMicros) ? this.#fromMicros : null,
      toMicros: Number.isFinite(this.#toMicros) ? this.#toMicros : null,
    };
  }
}
