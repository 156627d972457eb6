import { setImmediate } from 'node:timers/promises';
import type { Ingest } from '../../ingest/create-ingest.ts';
import type { UploadOutcome } from '../../ingest/upload.ts';
import { AppError } from '../app-error.ts';
import type { BatchVisit } from './batch-door.ts';
import { type BatchLine, hasTooManyLines, readBatch } from './read-batch.ts';

export type Batch = { readonly bytes: Buffer; readonly address: string };

export type BatchOutcome = {
  accepted: number;
  duplicates: number;
  readonly refused: { readonly line: number; readonly code: string }[];
};

/** So many are read at a time; then whoever else waits for the process has a turn. */
const linesAtOnce = 500;

/** Its lines come to the writer behind those of the batches before it, and wait there together with them. */
export const submitBatch = async (
  ingest: Ingest,
  { bytes, address }: Batch,
  { inTurn, room }: BatchVisit,
): Promise<BatchOutcome> => {
  if (hasTooManyLines(bytes)) throw new AppError('upload_too_large');
  const outcome: BatchOutcome = { accepted: 0, duplicates: 0, refused: [] };
  const writing: Promise<void>[] = [];
  await inTurn(async () => {
    for (const lines of inChunks(readBatch(bytes), linesAtOnce)) {
      while (!room.has()) await room.until();
      room.enter(lines.length);
      const written = submitLines(ingest, lines, address, outcome).finally(() => room.leave(lines.length));
      // Should it fail before it is waited for: nobody listening would end the process.
      written.catch(() => undefined);
      writing.push(written);
      await setImmediate();
    }
  });
  await Promise.all(writing);
  if (isAway(outcome)) throw new AppError('unavailable', { retryAfterSeconds: 5 });
  outcome.refused.sort((a, b) => a.line - b.line);
  return outcome;
};

/** Nothing was taken, and nothing but the database's absence is to blame. */
const isAway = ({ accepted, duplicates, refused }: BatchOutcome): boolean =>
  accepted + duplicates === 0 && refused.some(({ code }) => code === 'unavailable');

const submitLines = async (
  ingest: Ingest,
  lines: readonly BatchLine[],
  address: string,
  outcome: BatchOutcome,
): Promise<void> => {
  await Promise.all(
    lines.map(async ({ line, payload }) => {
      const result =
        payload.kind === 'refused' ? payload : await ingest.submit({ address, ...payload.reading });
      count(outcome, line, result);
    }),
  );
};

const count = (outcome: BatchOutcome, line: number, result: UploadOutcome): void => {
  if (result.kind === 'stored') outcome.accepted += 1;
  else if (result.kind === 'duplicate') outcome.duplicates += 1;
  else outcome.refused.push({ line, code: result.code });
};

function* inChunks<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
