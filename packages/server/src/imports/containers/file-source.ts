// The bytes of a file at any place of it, on a disk or in memory.
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

export type FileSource = { readonly path: string } | { readonly bytes: Uint8Array };

export type SourceFile = {
  readonly size: number;
  /** Fewer bytes than asked for where the file ends. */
  read(from: number, length: number): Promise<Buffer>;
  stream(from: number, to: number): Readable;
  /** Waits for the streams that are still open. */
  close(): Promise<void>;
};

const pieceBytes = 64 * 1024;

export const openSource = (source: FileSource): Promise<SourceFile> =>
  'path' in source ? openOnDisk(source.path) : Promise.resolve(inMemory(source.bytes));

const openOnDisk = async (path: string): Promise<SourceFile> => {
  const handle = await open(path);
  const { size } = await handle.stat();
  return {
    size,
    read: async (from, length) => {
      const bytes = Buffer.alloc(bytesWithin(size, from, length));
      if (bytes.length === 0) return bytes;
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    },
    stream: (from, to) =>
      from >= to
        ? Readable.from([])
        : handle.createReadStream({ start: from, end: to - 1, autoClose: false, highWaterMark: pieceBytes }),
    close: () => handle.close(),
  };
};

const inMemory = (bytes: Uint8Array): SourceFile => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: file.length,
    read: async (from, length) => file.subarray(from, from + bytesWithin(file.length, from, length)),
    stream: (from, to) => Readable.from(piecesOf(file, from, to), { objectMode: false }),
    close: async () => undefined,
  };
};

/** The places come out of files, so they may be anything. */
const bytesWithin = (size: number, from: number, length: number): number =>
  from >= 0 && from < size ? Math.min(length, size - from) : 0;

function* piecesOf(file: Buffer, from: number, to: number): Generator<Buffer> {
  for (let at = from; at < to; at += pieceBytes) yield file.subarray(at, Math.min(to, at + pieceBytes));
}
