import { setImmediate } from 'node:timers/promises';
import { type ErrorCode, errors } from '@ohmstead/contract';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import type { Sender } from '../../ingest/admission/open-senders.ts';
import type { Upload, UploadOutcome } from '../../ingest/admission/upload.ts';
import type { Ingest } from '../../ingest/create-ingest.ts';
import type { BatchVisit } from './batch-gate.ts';
import { type BatchLine, hasTooManyLines, readBatch } from './read-batch.ts';

export type Batch = { readonly bytes: Buffer; readonly sender: Sender };

export type BatchOutcome = {
  accepted: number;
  duplicates: number;
  readonly refused: { readonly line: number; readonly code: ErrorCode }[];
};

/** With the longest wait that a refused line was given. */
type Counted = BatchOutcome & { waitSeconds: number };

/** So many are read at a time; then whoever else waits for the process has a turn. */
const linesAtOnce = 500;

/** Its lines come to the writer behind those of the batches before it, and wait there together with them. */
export const submitBatch = async (
  ingest: Ingest,
  { bytes, sender }: Batch,
  { inTurn, capacity }: BatchVisit,
): Promise<Outcome<BatchOutcome>> => {
  if (hasTooManyLines(bytes)) return refuse('upload_too_large');
  const outcome: Counted = { accepted: 0, duplicates: 0, refused: [], waitSeconds: 0 };
  const writing: Promise<void>[] = [];
  await inTurn(async () => {
    for (const lines of inChunks(readBatch(bytes), linesAtOnce)) {
      while (!capacity.has()) await capacity.until();
      capacity.enter(lines.length);
      const written = submitLines(ingest, lines, sender, outcome).finally(() => capacity.leave(lines.length));
      // Should it fail before it is waited for: nobody listening would end the process.
      written.catch(() => undefined);
      writing.push(written);
      await setImmediate();
    }
  });
  await Promise.all(writing);
  const trouble = troubleIn(outcome);
  if (trouble !== null) return refuse(trouble);
  const limit = limitOf(outcome);
  if (limit !== null) return refuse(limit, { retryAfterSeconds: outcome.waitSeconds });
  const { accepted, duplicates, refused } = outcome;
  return { accepted, duplicates, refused: refused.sort((a, b) => a.line - b.line) };
};

/** Nothing was taken, and the database is to blame. */
const troubleIn = ({ accepted, duplicates, refused }: BatchOutcome): ErrorCode | null =>
  accepted + duplicates === 0
    ? (refused.find(({ code }) => errors[code].status === 503)?.code ?? null)
    : null;

/** Of every line, so that whoever sends it waits with all of it; else null. */
const limitOf = ({ accepted, duplicates, refused }: BatchOutcome): ErrorCode | null => {
  const isOver = accepted + duplicates === 0 && refused.every(({ code }) => limitCodes.has(code));
  return isOver ? (refused[0]?.code ?? null) : null;
};

const limitCodes: ReadonlySet<ErrorCode> = new Set(['upload_daily_limit', 'upload_storage_full']);

const submitLines = async (
  ingest: Ingest,
  lines: readonly BatchLine[],
  sender: Sender,
  outcome: Counted,
): Promise<void> => {
  await Promise.all(
    lines.map(async ({ line, payload }) => {
      const result =
        payload.kind === 'refused' ? payload : await ingest.submit(uploadOf(payload.reading, sender));
      count(outcome, line, result);
    }),
  );
};

const uploadOf = ({ sn, key, time, values }: Omit<Upload, 'sender'>, sender: Sender): Upload => ({
  sender,
  sn,
  key,
  time,
  values,
});

const count = (outcome: Counted, line: number, result: UploadOutcome): void => {
  if (result.kind === 'stored') outcome.accepted += 1;
  else if (result.kind === 'duplicate') outcome.duplicates += 1;
  else {
    outcome.refused.push({ line, code: result.code });
    outcome.waitSeconds = Math.max(outcome.waitSeconds, result.retryAfterSeconds ?? 0);
  }
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
