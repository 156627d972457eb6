// A file of history read in a thread of its own, as the pieces that are to be written. The thread is as far ahead as
// there is room for its pieces.
import type { IntervalEnergy } from '@ohmstead/domain';
import { isOutOfMemory, startParseThread, type ThreadFile } from '../parsing/start-parse-thread.ts';
import { FileRefused } from './file-refused.ts';
import type { HistoryOrder, HistoryReport, SoFar } from './history-messages.ts';
import type { ImportedReading } from './imported-reading.ts';
import { unpackIntervals } from './interval-columns.ts';
import { unpackPiece } from './piece-columns.ts';
import type { Refusal } from './tally.ts';

export type ParsedPiece = SoFar & {
  /** Of what the file holds, once this piece is given. */
  readonly share: number;
} & (
    | { readonly holds: 'readings'; readonly count: number; readonly readings: Unpack<ImportedReading> }
    | { readonly holds: 'intervals'; readonly intervals: Unpack<IntervalEnergy> }
  );

/** A piece that waits stays packed in a few columns: garbage collection would copy its thousands of objects again and again. */
type Unpack<Item> = () => readonly Item[];

export type ParsedEnd = SoFar & { readonly refused: readonly Refusal[] };

export type ParseParts = {
  readonly threadFile: ThreadFile;
  readonly order: Omit<HistoryOrder, 'kind' | 'room'>;
  /** This is called with the share of the file that is read, whether any of it was given or not. */
  readonly onRead?: (share: number) => void;
  /** Ends it with its reason. */
  readonly signal?: AbortSignal;
};

const mostPieces = 4;

/** Gives the pieces, and in the end what the file was. Left early, it ends the thread. */
export async function* parsedPieces(parts: ParseParts): AsyncGenerator<ParsedPiece, ParsedEnd | null> {
  const thread = openThread(parts);
  try {
    yield* thread.pieces();
    return thread.ended();
  } finally {
    await thread.close();
  }
}

type PieceReport = HistoryReport & { kind: 'readings' | 'intervals' };

const openThread = ({ threadFile, order, onRead, signal }: ParseParts) => {
  const room = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(mostPieces);
  const worker = startParseThread(threadFile, { kind: 'history', ...order, room });
  const waiting: PieceReport[] = [];
  let end: ParsedEnd | null = null;
  let failure: { readonly error: unknown } | null = null;
  let wake = (): void => undefined;

  const fail = (error: unknown): void => {
    failure ??= { error };
    wake();
  };

  const stop = (): void => fail(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);

  worker.on('message', (report: HistoryReport) => {
    if (report.kind === 'read') onRead?.(report.share);
    else if (report.kind === 'done') end = report;
    else if (report.kind === 'refused') fail(new FileRefused(report.code));
    else waiting.push(report);
    wake();
  });
  worker.on('error', (error) => fail(isOutOfMemory(error) ? new FileRefused('import_file_invalid') : error));
  worker.on('exit', (code) => {
    if (end === null) fail(new Error(`The thread that reads a file has ended (${code}).`));
  });

  async function* pieces(): AsyncGenerator<ParsedPiece> {
    while (true) {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        Atomics.add(room, 0, 1);
        Atomics.notify(room, 0);
        yield pieceOf(next);
      }
      if (failure !== null) throw failure.error;
      if (end !== null) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  return {
    pieces,
    ended: () => end,
    close: async (): Promise<void> => {
      signal?.removeEventListener('abort', stop);
      await worker.terminate();
    },
  };
};

const pieceOf = (report: PieceReport): ParsedPiece => {
  const { format, counts, facts, share } = report;
  const soFar = { format, counts, facts, share };
  if (report.kind === 'intervals')
    return { holds: 'intervals', intervals: () => unpackIntervals(report.piece), ...soFar };
  const { piece } = report;
  return { holds: 'readings', count: piece.atMicros.length, readings: () => unpackPiece(piece), ...soFar };
};
