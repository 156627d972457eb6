// One file of the journal. Its room is taken when it is made: writing into it then changes nothing but its
// content, which syncs several times faster than growing it would, and works on a full disk.
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { headBytes } from './journal-record.ts';

export type JournalFile = {
  /** Readings in it that are not in the database yet. */
  unwritten: number;
  hasRoom(bytes: number): boolean;
  /** Writes behind what is there; resolves once it is on the disk. */
  append(record: Buffer): Promise<void>;
  /** What comes next goes to its beginning. */
  rewind(): void;
  /** What it holds is not to be read again. */
  clear(): Promise<void>;
  read(): Promise<Buffer>;
  close(): Promise<void>;
};

const fileBytes = 1024 * 1024;

/** Linux syncs each write of such a file by itself, half as long as a write and a sync take. Others may not. */
const syncsByItself = process.platform === 'linux';
const flags = constants.O_RDWR | constants.O_CREAT | (syncsByItself ? constants.O_DSYNC : 0);

export const openJournalFile = async (path: string): Promise<JournalFile> => {
  const handle = await open(path, flags, 0o600);
  await takeRoom(handle, path);
  let end = 0;
  const write = async (bytes: Buffer, at: number): Promise<void> => {
    const { bytesWritten } = await handle.write(bytes, 0, bytes.length, at);
    if (bytesWritten < bytes.length)
      throw new Error(`Only ${bytesWritten} of ${bytes.length} bytes were written to the upload journal.`);
    if (!syncsByItself) await handle.datasync();
  };
  return {
    unwritten: 0,
    hasRoom: (bytes) => end + bytes <= fileBytes,
    append: (record) => {
      const at = end;
      end += record.length;
      return write(record, at);
    },
    rewind: () => {
      end = 0;
    },
    clear: () => write(Buffer.alloc(headBytes), 0),
    read: async () => {
      const content = Buffer.alloc(fileBytes);
      await handle.read(content, 0, fileBytes, 0);
      return content;
    },
    close: () => handle.close(),
  };
};

const takeRoom = async (handle: FileHandle, path: string): Promise<void> => {
  const { size } = await handle.stat();
  if (size >= fileBytes) return;
  await handle.write(Buffer.alloc(fileBytes - size), 0, fileBytes - size, size);
  await handle.sync();
  const folder = await open(dirname(path), 'r');
  await folder.sync();
  await folder.close();
};
