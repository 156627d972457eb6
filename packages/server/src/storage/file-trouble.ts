// What a file system's error means, in words for whoever starts the server.
import { statfs } from 'node:fs/promises';
import { StorageUnusable } from './storage.ts';

/** Gives errors of the file system as `StorageUnusable`, all others as they are. */
export const explained = async (error: unknown, folder: string): Promise<unknown> => {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (fullCodes.has(code) || fullText.test(error.message)) return diskFull(folder, error);
  if (error instanceof StorageUnusable || !('syscall' in error)) return error;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  const advice = advices[code] ?? 'Look at the disk’s health and at what lies there';
  return new StorageUnusable(`${path} cannot be used (${error.message}). ${advice}, then start again.`, {
    cause: error,
  });
};

const fullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
const fullText = /No space left on device|Disk quota exceeded/i;

const advices: Readonly<Record<string, string>> = {
  EACCES: 'Give the user whom the server runs as the right to read and write it',
  EPERM: 'Give the user whom the server runs as the right to read and write it',
  EROFS: 'Its disk is mounted read-only: mount it writable',
  EISDIR: 'There is a folder where a file belongs: move it away',
  ENOTDIR: 'There is a file where a folder belongs: move it away',
  EEXIST: 'Something else lies where it belongs: move that away',
};

/** Room for some segments of 16 MiB of the write-ahead log, and for what the next days bring. */
const roomNeeded = '200 MB';

const diskFull = async (folder: string, cause: Error): Promise<StorageUnusable> => {
  const free = await statfs(folder).then(
    ({ bavail, bsize }) => `${Math.floor((bavail * bsize) / 1_000_000)} MB are free`,
    () => 'nothing is free',
  );
  return new StorageUnusable(
    [
      `The disk of ${folder} is full (${free}): ${cause.message.split('\n')[0]}`,
      'What was acknowledged is kept and comes back with the next start.',
      `Free at least ${roomNeeded} on that disk, such as of logs, downloads and old backups, then start again.`,
      `Delete nothing within ${folder}: all of it is needed. RETENTION_DAYS limits how long readings are kept.`,
    ].join('\n'),
    { cause },
  );
};
