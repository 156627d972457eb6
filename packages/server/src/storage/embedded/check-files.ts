// Looks at the files without which the engine ends in a panic that does not say what to do.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageUnusable } from '../storage.ts';

/** Whether there is a database in the folder. Throws `StorageUnusable` when there is a damaged one. */
export const hasDatabase = async (folder: string): Promise<boolean> => {
  const names = await readdir(folder).catch(ifMissing);
  if (names.length === 0) return false;
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (version.trim() === '') {
    throw damaged(folder, 'PG_VERSION', [
      'Nothing of what is stored is lost with it: it only names the version of the database.',
      `Copy ${join(folder, 'base', '1', 'PG_VERSION')} to ${join(folder, 'PG_VERSION')} and start again.`,
    ]);
  }
  if ((await sizeOf(join(folder, 'global', 'pg_control'))) === 0) {
    throw damaged(folder, join('global', 'pg_control'), [
      'It says from where on the database is recovered; without it what is stored cannot be opened.',
      restore(folder),
    ]);
  }
  await checkLog(folder);
  return true;
};

const segmentName = /^[0-9A-F]{24}$/;

const checkLog = async (folder: string): Promise<void> => {
  const names = await readdir(join(folder, 'pg_wal')).catch(ifMissing);
  const segments = names.filter((name) => segmentName.test(name));
  const sizes = await Promise.all(segments.map((name) => sizeOf(join(folder, 'pg_wal', name))));
  const empty = segments.find((_, index) => sizes[index] === 0);
  if (segments.length > 0 && empty === undefined) return;
  throw damaged(folder, join('pg_wal', empty ?? ''), [
    'It is the log of the latest changes: what was stored since the last checkpoint stands there alone.',
    restore(folder),
  ]);
};

/** The advice for anything else that keeps the engine from starting. */
export const engineFailed = (folder: string, reason: string): StorageUnusable =>
  new StorageUnusable(
    [
      `The embedded database in ${folder} does not start: ${reason.split('\n')[0]}`,
      'Its files are damaged, unless the disk or the memory was short. This start has deleted nothing.',
      restore(folder),
    ].join('\n'),
  );

const damaged = (folder: string, file: string, advice: readonly string[]): StorageUnusable =>
  new StorageUnusable(
    [`The embedded database is damaged: ${join(folder, file)} is missing or empty.`, ...advice].join('\n'),
  );

const restore = (folder: string): string =>
  [
    `Put back a copy of the whole data folder that was made while the server was stopped. Without one, move ${folder} away:`,
    'the server then begins with an empty database, and what was moved is kept for whoever can recover it.',
  ].join('\n');

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

const ifMissing = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};
