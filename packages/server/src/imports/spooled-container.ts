// A container can only be read whole, from any place of it: it is put aside in a temporary file first. Any other file is read
// as it comes.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withHead } from './with-head.ts';

/** `path` is the container's, and the body empty; or null, and the body the file. The container is gone afterwards. */
export const withSpooled = async <Result>(
  bytes: AsyncGenerator<Buffer>,
  use: (path: string | null, body: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> => {
  const { mark, body } = await peekMark(bytes);
  if (!isContainer(mark)) return use(null, body);
  const path = join(tmpdir(), `ohmstead-import-${randomUUID()}`);
  try {
    await pipeline(Readable.from(body), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    return await use(path, nothing());
  } finally {
    await rm(path, { force: true });
  }
};

export const isContainerFile = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(markBytes), 0, markBytes, 0);
    return isContainer(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

const markBytes = 4;

/** ZIP (an XLSX is one), and GZIP. */
const isContainer = (mark: Buffer): boolean =>
  mark.subarray(0, 2).toString('latin1') === 'PK' || (mark[0] === 0x1f && mark[1] === 0x8b);

const peekMark = async (bytes: AsyncGenerator<Buffer>) => {
  const begun: Buffer[] = [];
  let length = 0;
  while (length < markBytes) {
    const { done, value } = await bytes.next();
    if (done) break;
    begun.push(value);
    length += value.length;
  }
  const head = Buffer.concat(begun);
  return { mark: head.subarray(0, markBytes), body: withHead(head, bytes) };
};

async function* nothing(): AsyncGenerator<Buffer> {
  // A container's bytes are read from the disk.
}
