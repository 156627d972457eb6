// The bytes of a file at any place of it, on a disk or in memory.
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

export type FileSource = { readonly path: string } | { readonly bytes: Uint8Array };

export type SourceFile = {
  readonly size: number;
  /** Fewer bytes than asked for where the file ends. */
  read(from: number, length: number): Promise<Buffer>;
  stream(from: number, to: number): Readable;
  /** The number of bytes that streams have given. */
  streamed(): number;
  close(): Promise<void>;
};

export const openSource = async (source: FileSource): Promise<SourceFile> => {
  const bytes = 'path' in source ? await onDisk(source.path) : inMemory(source.bytes);
  const read = (from: number, length: number): Promise<Buffer> => {
    // The places come out of files, so they may be anything.
    const isWithin = from >= 0 && from < bytes.size;
    return isWithin
      ? bytes.read(from, Math.min(length, bytes.size - from))
      : Promise.resolve(Buffer.alloc(0));
  };
  let length = 0;
  const streamed: typeof read = async (from, most) => {
    const piece = await read(from, most);
    length += piece.length;
    return piece;
  };
  return {
    size: bytes.size,
    read,
    // A stream of the file's own would close it when it is left early.
    stream: (from, to) => Readable.from(piecesOf(streamed, from, to), { objectMode: false }),
    streamed: () => length,
    close: bytes.close,
  };
};

type Bytes = Omit<SourceFile, 'stream' | 'streamed'>;

const onDisk = async (path: string): Promise<Bytes> => {
  const handle = await open(path);
  const { size } = await handle.stat();
  const read = async (from: number, length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  };
  return { size, read, close: () => handle.close() };
};

const inMemory = (bytes: Uint8Array): Bytes => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: file.length,
    read: async (from, length) => file.subarray(from, from + length),
    close: async () => undefined,
  };
};

const pieceBytes = 64 * 1024;

async function* piecesOf(read: SourceFile['read'], from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; ) {
    const piece = await read(at, Math.min(pieceBytes, to - at));
    if (piece.length === 0) return;
    yield piece;
    at += piece.length;
  }
}
