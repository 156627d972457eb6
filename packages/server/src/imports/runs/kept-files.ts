// The files of imports that have not ended. They are on the disk before an import begins, so that it can go on after a restart.
import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { importLimit } from '@ohmstead/contract';
import { makeDurableFolder } from '../../storage/make-durable-folder.ts';
import { syncPath } from '../../storage/sync-path.ts';
import { FileRefused } from '../file-refused.ts';
import { limitBytes } from '../limit-bytes.ts';

export type KeptFile = { readonly name: string; readonly bytes: number };

export type KeptFiles = {
  /** Names the server that has this folder, among all of a database. */
  holder(): Promise<string>;
  receive(body: AsyncIterable<Buffer>): Promise<KeptFile>;
  pathOf(name: string): string;
  /** Whether all of it is there. */
  has(name: string, bytes: number): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Those that no import goes on with. */
  removeAllBut(names: readonly string[]): Promise<void>;
};

/** The database, which may lie on the same disk, needs room too. */
const leastFreeBytes = 256 * 1024 * 1024;
const lookEveryBytes = 16 * 1024 * 1024;
/** Much that is synced at once holds up the disk, and with it every upload’s answer. */
const syncEveryBytes = 256 * 1024;
/** A pause after each sync while readings are uploaded. The file then comes at about 10 MB a second, as fast as most lines carry. */
const restMs = 20;

export const keptFiles = (dataDir: string, isUploading: () => boolean): KeptFiles => {
  const folder = join(resolve(dataDir), 'imports');
  const pathOf = (name: string): string => join(folder, name);
  const remove = (name: string): Promise<void> => rm(pathOf(name), { force: true });
  let holder: Promise<string> | null = null;
  return {
    holder: () => {
      holder ??= serverId(resolve(dataDir)).catch((error) => {
        holder = null;
        throw error;
      });
      return holder;
    },
    pathOf,
    remove,
    receive: async (body) => {
      await makeDurableFolder(folder);
      const name = randomUUID();
      try {
        return { name, ...(await write({ path: pathOf(name), folder, isUploading }, body)) };
      } catch (error) {
        await remove(name);
        throw error;
      }
    },
    has: async (name, bytes) => (await stat(pathOf(name)).catch(() => null))?.size === bytes,
    removeAllBut: async (names) => {
      const found = await readdir(folder).catch(() => []);
      for (const name of found) if (!names.includes(name)) await remove(name);
    },
  };
};

const serverId = async (dataDir: string): Promise<string> => {
  await makeDurableFolder(dataDir);
  const path = join(dataDir, 'server-id');
  // Two that begin at once agree on what the first one has written.
  await writeFile(path, randomUUID(), { flag: 'wx', mode: 0o600, flush: true }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await syncPath(dataDir);
  return readFile(path, 'utf8');
};

type Place = { readonly path: string; readonly folder: string; readonly isUploading: () => boolean };

const write = async ({ path, folder, isUploading }: Place, body: AsyncIterable<Buffer>) => {
  const file = await open(path, 'wx', 0o600);
  let [bytes, lookAt, syncAt] = [0, 0, syncEveryBytes];
  try {
    for await (const piece of limitBytes(body, importLimit)) {
      if (bytes >= lookAt) {
        await requireRoom(folder);
        lookAt = bytes + lookEveryBytes;
      }
      await file.writeFile(piece);
      bytes += piece.length;
      if (bytes >= syncAt) {
        await file.datasync();
        syncAt = bytes + syncEveryBytes;
        if (isUploading()) await wait(restMs);
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await syncPath(folder);
  return { bytes };
};

const requireRoom = async (folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastFreeBytes) throw new FileRefused('storage_full');
};
