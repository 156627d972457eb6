// Writes what a file holds piece by piece: while the database writes one piece the next is read. What is committed stays
// when the rest of the file fails; sent again, it is found to be there.
import type { FileFacts } from './file-facts.ts';
import type { ImportCounts } from './import-store.ts';
import type { ParsedEnd, ParsedPiece } from './parsed-pieces.ts';
import type { ReadCounts, Refusal } from './tally.ts';
import type { ChunkCounts } from './write-chunk.ts';

export type ImportRun = {
  readonly pieces: AsyncGenerator<ParsedPiece, ParsedEnd | null>;
  readonly write: (piece: ParsedPiece) => Promise<ChunkCounts>;
  /** This is called before each piece, so that its span is known wherever the import breaks off. */
  readonly note: (counts: ImportCounts) => Promise<void>;
};

export type ImportResult = ImportCounts & {
  readonly refused: readonly Refusal[];
  readonly facts: FileFacts;
};

export const runImport = async ({ pieces, write, note }: ImportRun): Promise<ImportResult> => {
  const written = { readings: 0, duplicates: 0 };
  const countsOf = (read: ReadCounts): ImportCounts => ({ ...read, ...written });
  const writePiece = async (piece: ParsedPiece): Promise<void> => {
    await note(countsOf(piece.counts));
    const added = await write(piece);
    written.readings += added.readings;
    written.duplicates += added.duplicates;
  };
  let before: Promise<void> = Promise.resolve();
  try {
    let next = await pieces.next();
    for (; !next.done; next = await pieces.next()) {
      await before;
      before = writePiece(next.value);
      // Should it fail before its turn, it is waited for further down; nobody listening would end the process.
      before.catch(() => undefined);
    }
    await before;
    if (next.value === null)
      throw new Error('The reader of the imported file stopped before the end of the file.');
    const { counts, refused, facts } = next.value;
    return { ...countsOf(counts), refused, facts };
  } finally {
    await pieces.return(null);
    await before;
  }
};
