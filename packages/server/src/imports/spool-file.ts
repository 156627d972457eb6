// Bytes put aside in a temporary file. It has no name any more once it is open, so that it is gone with whoever holds it,
// however the thread or the process ends.
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SpoolFile = {
  /** Adds bytes at the end, and gives where they begin. */
  append(bytes: Uint8Array): number;
  /** Fills the buffer with what lies from there on. */
  read(into: Uint8Array, from: number): void;
  length(): number;
  close(): void;
};

export const openSpoolFile = (): SpoolFile => {
  const path = join(tmpdir(), `ohmstead-import-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  let length = 0;
  return {
    append: (bytes) => {
      const start = length;
      for (let at = 0; at < bytes.byteLength; )
        at += writeSync(file, bytes, at, bytes.byteLength - at, start + at);
      length += bytes.byteLength;
      return start;
    },
    read: (into, from) => {
      for (let at = 0; at < into.byteLength; ) {
        const count = readSync(file, into, at, into.byteLength - at, from + at);
        if (count === 0) throw new Error('A temporary file of an import has ended too early.');
        at += count;
      }
    },
    length: () => length,
    close: () => closeSync(file),
  };
};
