// The disk itself is tried first: who never syncs has to lose everything, who syncs exactly what came afterwards.
import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDisk } from '../disk/start-disk.ts';
import { syncPath } from '../disk/sync-path.ts';
import type { FaultCase } from '../fault-case.ts';

/** Longer than a page. */
const early = 'early '.repeat(1000);
const late = 'late '.repeat(1000);

const writeUnsynced = async (folder: string): Promise<void> => {
  await mkdir(join(folder, 'never'));
  await writeFile(join(folder, 'never', 'synced'), early);
};

const writeSynced = async (folder: string, sync: 'fsync' | 'fdatasync' | 'O_DSYNC'): Promise<void> => {
  const dsync = sync === 'O_DSYNC' ? constants.O_DSYNC : 0;
  const path = join(folder, sync);
  const file = await open(path, constants.O_CREAT | constants.O_RDWR | dsync);
  await file.write(early);
  if (sync === 'fsync') await file.sync();
  if (sync === 'fdatasync') await file.datasync();
  await file.close();
  await syncPath(folder);
  const unsynced = await open(path, 'r+');
  await unsynced.write(late, early.length);
  await unsynced.close();
};

const problemsOfText = async (path: string, expected: string): Promise<string[]> => {
  const found = await readFile(path, 'utf8').catch(() => 'no file');
  return found === expected ? [] : [`${path} holds ${found.length} bytes instead of ${expected.length}`];
};

export const diskControls: FaultCase = {
  name: 'disk-controls',
  title: 'The disk of the power cuts: what is not synced is lost, what is synced stays',
  checks: 4,
  run: async ({ dataParent, checked }, seed) => {
    const disk = await startDisk(dataParent, 'strict');
    const { folder } = disk;
    try {
      await writeUnsynced(folder);
      await disk.cutPower(0, seed);
      const left = await readdir(folder);
      checked({ what: 'all that was never synced is lost', problems: left.map((name) => `${name} is left`) });

      const syncs = ['fsync', 'fdatasync', 'O_DSYNC'] as const;
      for (const sync of syncs) await writeSynced(folder, sync);
      await disk.cutPower(0, seed);
      const texts = await Promise.all(syncs.map((sync) => problemsOfText(join(folder, sync), early)));
      checked({ what: 'what was synced stays, exactly', problems: texts.flat() });

      await rename(join(folder, 'fsync'), join(folder, 'renamed'));
      await syncPath(join(folder, 'fdatasync'));
      await disk.cutPower(0, seed);
      const strict = await problemsOfText(join(folder, 'fsync'), early);
      checked({ what: "strictly, a name is durable by its folder's sync only", problems: strict });
    } finally {
      await disk.remove();
    }
    checked({
      what: 'as on ext4, any sync makes names durable',
      problems: await ext4Problems(dataParent, seed),
    });
  },
};

const ext4Problems = async (dataParent: string, seed: number): Promise<string[]> => {
  const disk = await startDisk(dataParent, 'ext4');
  try {
    await writeFile(join(disk.folder, 'named'), early);
    await writeFile(join(disk.folder, 'other'), early);
    await syncPath(join(disk.folder, 'other'));
    await writeFile(join(disk.folder, 'later'), early);
    await disk.cutPower(0, seed);
    const names = (await readdir(disk.folder)).sort().join();
    return [
      ...(names === 'named,other' ? [] : [`there are ${names}`]),
      ...(await problemsOfText(join(disk.folder, 'named'), '')),
      ...(await problemsOfText(join(disk.folder, 'other'), early)),
    ];
  } finally {
    await disk.remove();
  }
};
