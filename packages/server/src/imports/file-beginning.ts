// The first lines of a file, for its preview. A container is opened in a thread: what it unpacks to holds nothing up.
import { once } from 'node:events';
import { type ErrorCode, importLimit } from '@ohmstead/contract';
import { isOutOfMemory, startParseThread, type ThreadFile } from '../parsing/start-parse-thread.ts';
import { asUtf8 } from './file-encoding.ts';
import { FileRefused } from './file-refused.ts';
import { limitBytes } from './limit-bytes.ts';
import type { FileBeginning } from './preview-file.ts';
import { withSpooled } from './spooled-container.ts';

export type BeginningOrder = { readonly kind: 'beginning'; readonly path: string };
export type BeginningReport =
  | { readonly kind: 'beginning'; readonly beginning: FileBeginning }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/** Refuses with `FileRefused` what is no file of history. */
export const fileBeginning = async (
  threadFile: ThreadFile,
  body: AsyncIterable<Buffer>,
): Promise<FileBeginning> => {
  const limited = limitBytes(body, importLimit);
  try {
    return await withSpooled(limited, (path, rest) =>
      path === null ? beginningOf(asUtf8(rest)) : beginningInThread(threadFile, path),
    );
  } finally {
    await limited.return(undefined);
  }
};

const beginningInThread = async (threadFile: ThreadFile, path: string): Promise<FileBeginning> => {
  const worker = startParseThread(threadFile, { kind: 'beginning', path } satisfies BeginningOrder);
  try {
    // It sends nothing else, and an error of its own rejects.
    const [report] = (await once(worker, 'message')) as [BeginningReport];
    if (report.kind === 'refused') throw new FileRefused(report.code);
    return report.beginning;
  } catch (error) {
    throw isOutOfMemory(error) ? new FileRefused('import_file_invalid') : error;
  } finally {
    await worker.terminate();
  }
};

const previewBytes = 64 * 1024;

/** Whole lines of UTF-8. */
export const beginningOf = async (bytes: AsyncIterable<Buffer>): Promise<FileBeginning> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    length += piece.length;
    if (length >= previewBytes) break;
  }
  const text = Buffer.concat(pieces).subarray(0, previewBytes).toString('utf8');
  const isWhole = length < previewBytes;
  return { isWhole, text: isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1) };
};
