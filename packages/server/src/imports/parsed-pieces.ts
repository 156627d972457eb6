// A file of history read in a thread of its own, as the pieces that are to be written. The thread is as far ahead as
// there is room for its pieces, and the file's bytes are taken from their sender no faster than it reads them.
import type { IntervalEnergy } from '@ohmstead/domain';
import { isOutOfMemory, startParseThread, type ThreadFile } from '../parsing/start-parse-thread.ts';
import { FileRefused } from './file-refused.ts';
import type { HistoryInput, HistoryOrder, HistoryReport, SoFar } from './history-messages.ts';
import type { ImportedReading } from './imported-reading.ts';
import { unpackIntervals } from './interval-columns.ts';
import { unpackPiece } from './piece-columns.ts';
import type { Refusal } from './tally.ts';

export type ParsedPiece = SoFar &
  (
    | { readonly holds: 'readings'; readonly readings: readonly ImportedReading[] }
    | { readonly holds: 'intervals'; readonly intervals: readonly IntervalEnergy[] }
  );
export type ParsedEnd = SoFar & { readonly refused: readonly Refusal[] };

export type ParseParts = {
  readonly threadFile: ThreadFile;
  readonly order: Omit<HistoryOrder, 'kind' | 'room'>;
  /** Ends it with its reason. */
  readonly signal?: AbortSignal;
};

const mostPieces = 2;
const mostUnreadBytes = 512 * 1024;

/** Gives the pieces, and in the end what the file was. Left early, it ends the thread. A container has no body: its path is known. */
export async function* parsedPieces(
  parts: ParseParts,
  body: AsyncIterable<Buffer>,
): AsyncGenerator<ParsedPiece, ParsedEnd | null> {
  const thread = openThread(parts);
  try {
    for await (const bytes of body) {
      thread.send(bytes);
      yield* thread.piecesUntil(() => thread.unreadBytes() <= mostUnreadBytes);
    }
    thread.end();
    yield* thread.piecesUntil(() => thread.ended() !== null);
    return thread.ended();
  } finally {
    await thread.close();
  }
}

type PieceReport = HistoryReport & { kind: 'readings' | 'intervals' };

const openThread = ({ threadFile, order, signal }: ParseParts) => {
  const room = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)).fill(mostPieces);
  const worker = startParseThread(threadFile, { kind: 'history', ...order, room });
  const pieces: PieceReport[] = [];
  let unreadBytes = 0;
  let end: ParsedEnd | null = null;
  let failure: { readonly error: unknown } | null = null;
  let wake = (): void => undefined;

  const send = (input: HistoryInput, buffers: ArrayBuffer[] = []): void => worker.postMessage(input, buffers);
  const fail = (error: unknown): void => {
    failure ??= { error };
    wake();
  };

  const stop = (): void => fail(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);

  worker.on('message', (report: HistoryReport) => {
    if (report.kind === 'read') unreadBytes -= report.bytes;
    else if (report.kind === 'done') end = report;
    else if (report.kind === 'refused') fail(new FileRefused(report.code));
    else pieces.push(report);
    wake();
  });
  worker.on('error', (error) => fail(isOutOfMemory(error) ? new FileRefused('import_file_invalid') : error));
  worker.on('exit', (code) => {
    if (end === null) fail(new Error(`The thread that reads a file has ended (${code}).`));
  });

  async function* piecesUntil(isEnough: () => boolean): AsyncGenerator<ParsedPiece> {
    while (true) {
      for (let next = pieces.shift(); next !== undefined; next = pieces.shift()) {
        Atomics.add(room, 0, 1);
        Atomics.notify(room, 0);
        yield unpacked(next);
      }
      if (failure !== null) throw failure.error;
      if (isEnough()) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  return {
    send: (bytes: Buffer): void => {
      // The thread gets a copy, because the buffer may hold other pieces of the request too.
      const own = new Uint8Array(bytes);
      unreadBytes += own.byteLength;
      send({ kind: 'bytes', bytes: own }, [own.buffer]);
    },
    end: (): void => send({ kind: 'end' }),
    piecesUntil,
    unreadBytes: () => unreadBytes,
    ended: () => end,
    close: async (): Promise<void> => {
      signal?.removeEventListener('abort', stop);
      await worker.terminate();
    },
  };
};

const unpacked = (report: PieceReport): ParsedPiece => {
  const { format, counts, facts } = report;
  const soFar = { format, counts, facts };
  return report.kind === 'readings'
    ? { holds: 'readings', readings: unpackPiece(report.piece), ...soFar }
    : { holds: 'intervals', intervals: unpackIntervals(report.piece), ...soFar };
};
