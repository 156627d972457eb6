// Writes what a file holds piece by piece: while the database writes, the next pieces are read; they are written together
// while nobody else asks for anything. What is committed stays when the rest of the file fails; sent again, it is found to be
// there.
import type { FileFacts } from './file-facts.ts';
import { type JoinedPieces, joined, mayJoin } from './joined-pieces.ts';
import type { ParsedEnd, ParsedPiece } from './parsed-pieces.ts';
import type { ReadCounts, Refusal } from './tally.ts';
import type { ChunkCounts } from './write-chunk.ts';

export type ImportRun = {
  readonly pieces: AsyncGenerator<ParsedPiece, ParsedEnd | null>;
  /** This is called once, before anything is written. What it throws ends the import. */
  readonly begin: (soFar: SoFar) => Promise<void>;
  /** Commits pieces, and with them that they are written. */
  readonly write: (pieces: JoinedPieces, before: Written) => Promise<ChunkCounts>;
  /** A piece that was written before. */
  readonly pass: (piece: ParsedPiece) => void;
  /** This is called before what is written, so that its span is known wherever the import breaks off. */
  readonly note: (counts: ReadCounts) => Promise<void>;
  readonly written: Written;
  readonly isQuiet: () => boolean;
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
  const { begin, write, pass, note, isQuiet, signal } = run;
  const written = { ...run.written };
  let isWriting = false;
  const writePieces = async (read: readonly [ParsedPiece, ...ParsedPiece[]]): Promise<void> => {
    isWriting = true;
    const pieces = joined(read);
    await note(pieces.counts);
    const added = await write(pieces, { ...written });
    written.pieces += pieces.joined;
    written.readings += added.readings;
    written.duplicates += added.duplicates;
    isWriting = false;
  };
  let before: Promise<void> = Promise.resolve();
  let waiting: ParsedPiece[] = [];
  const writeWaiting = async (): Promise<void> => {
    await before;
    signal.throwIfAborted();
    const [first, ...others] = waiting;
    waiting = [];
    if (first === undefined) return;
    before = writePieces([first, ...others]);
    // Should it fail before its turn, it is waited for further down; nobody listening would end the process.
    before.catch(() => undefined);
  };
  let passed = 0;
  try {
    let next = await pieces.next();
    if (next.value !== null) await begin(next.value);
    for (; !next.done; next = await pieces.next()) {
      signal.throwIfAborted();
      if (passed < run.written.pieces) {
        passed += 1;
        pass(next.value);
        continue;
      }
      if (!mayJoin(waiting, next.value)) await writeWaiting();
      waiting.push(next.value);
      if (!isWriting || !isQuiet()) await writeWaiting();
    }
    await writeWaiting();
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
