// A new database is made beside its place and moved there whole: an interrupted first start leaves nothing half made.
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { syncPath } from '../sync-path.ts';

export const createDatabase = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const engine = await PGlite.create(unfinished);
    await engine.close();
    await chmod(unfinished, 0o700);
    await syncTree(unfinished);
  } catch (error) {
    // Its room may be what is missing.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await rename(unfinished, folder);
  await syncPath(dirname(folder));
};

const syncTree = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name));
  }
  await syncPath(folder);
};
