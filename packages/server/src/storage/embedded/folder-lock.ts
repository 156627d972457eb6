// One server a data folder. The lock is a listening Unix socket in the folder: the kernel closes it with its
// process, however that ends, and it is seen through shared volumes by containers of the same machine.
import { mkdtemp, rm, stat, symlink, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StorageUnusable } from '../storage.ts';

export type FolderLock = { release(): Promise<void> };

const lockName = 'lock';
/** Longer than another starting server needs between finding the stale socket and removing it. */
const takeoverMs = 200;

export const lockFolder = async (folder: string): Promise<FolderLock> => {
  // A socket's path must stay below about 100 bytes: the folder is reached through a short link.
  const shortDir = await mkdtemp(join(tmpdir(), 'ohmstead-lock-'));
  try {
    await symlink(resolve(folder), join(shortDir, 'data'));
    const server = await takeLock(join(shortDir, 'data', lockName), folder);
    return { release: () => close(server) };
  } finally {
    await rm(shortDir, { recursive: true, force: true });
  }
};

const takeLock = async (path: string, folder: string): Promise<Server> => {
  const free = await listen(path);
  if (free) return free;
  if (await isHeld(path)) throw inUse(folder);
  await unlink(path).catch(ignoreMissing);
  const taken = await listen(path);
  if (!taken) throw inUse(folder);
  const mine = await stat(path);
  await setTimeout(takeoverMs);
  const now = await stat(path).catch(() => null);
  if (now?.ino === mine.ino) return taken;
  await close(taken);
  throw inUse(folder);
};

const inUse = (folder: string): StorageUnusable =>
  new StorageUnusable(`The data folder ${resolve(folder)} is in use by another running server.`);

const unlockable = (error: Error): StorageUnusable =>
  new StorageUnusable(
    `The data folder cannot be locked (${error.message}). It must lie on a local, writable disk.`,
  );

/** The result is null when the path is taken, by a living or a dead process. */
const listen = (path: string): Promise<Server | null> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : fail(unlockable(error)),
    );
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });

const isHeld = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    // Refused: its process is gone. Anything else (no right to connect) is a living server of someone else.
    socket.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });

const close = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()));

const ignoreMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};
