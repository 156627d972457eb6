// Writes what a file holds piece by piece: while the database writes one piece the next is read. What is committed stays
// when the rest of the file fails; sent again, it is found to be there.
import type { FileFacts } from './file-facts.ts';
import type { ParsedEnd, ParsedPiece } from './parsed-pieces.ts';
import type { ReadCounts, Refusal } from './tally.ts';
import type { ChunkCounts } from './write-chunk.ts';

export type ImportRun = {
  readonly pieces: AsyncGenerator<ParsedPiece, ParsedEnd | null>;
  /** This is called once, before anything is written. What it throws ends the import. */
  readonly begin: (soFar: SoFar) => Promise<void>;
  /** Commits a piece, and with it that it is written. */
  readonly write: (piece: ParsedPiece, before: Written) => Promise<ChunkCounts>;
  /** A piece that was written before. */
  readonly pass: (piece: ParsedPiece) => void;
  /** This is called before each piece, so that its span is known wherever the import breaks off. */
  readonly note: (counts: ReadCounts) => Promise<void>;
  readonly written: Written;
  readonly signal: AbortSignal;
};

/** What is committed of a file. */
export type Written = ChunkCounts & { readonly pieces: number };

export type ImportResult = ReadCounts &
  ChunkCounts & {
    readonly refused: readonly Refusal[];
    readonly facts: FileFacts;
  };

export type SoFar = Pick<ParsedEnd, 'format' | 'counts' | 'facts'>;

export const runImport = async ({ pieces, ...run }: ImportRun): Promise<ImportResult> => {
  const { begin, write, pass, note, signal } = run;
  const written = { ...run.written };
  const writePiece = async (piece: ParsedPiece): Promise<void> => {
    await note(piece.counts);
    const added = await write(piece, { ...written });
    written.pieces += 1;
    written.readings += added.readings;
    written.duplicates += added.duplicates;
  };
  let before: Promise<void> = Promise.resolve();
  let passed = 0;
  try {
    let next = await pieces.next();
    if (next.value !== null) await begin(next.value);
    for (; !next.done; next = await pieces.next()) {
      await before;
      signal.throwIfAborted();
      if (passed < run.written.pieces) {
        passed += 1;
        pass(next.value);
        continue;
      }
      before = writePiece(next.value);
      // Should it fail before its turn, it is waited for further down; nobody listening would end the process.
      before.catch(() => undefined);
    }
    await before;
    if (next.value === null)
      throw new Error('The reader of the imported file stopped before the end of the file.');
    const { counts, refused, facts } = next.value;
    const { readings, duplicates } = written;
    return { ...counts, readings, duplicates, refused, facts };
  } finally {
    await pieces.return(null);
    await before;
  }
};
