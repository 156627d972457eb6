// What is synced within a folder is found again after a power cut only if the folder's own name was synced too.
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { syncPath } from './sync-path.ts';

/** Makes a folder for its owner alone, with all that is missing above it. */
export const makeDurableFolder = async (folder: string): Promise<void> => {
  const path = resolve(folder);
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  // One that is there may be of a run that was killed before it came to this.
  await syncIfAllowed(dirname(path));
  for (let made = path; first !== undefined && made !== first; made = dirname(made))
    await syncIfAllowed(dirname(dirname(made)));
};

/** Somebody else's folder, or one that cannot change: the name in it was not made by us. */
const notOurs = ['EACCES', 'EPERM', 'EROFS', 'EINVAL'];

const syncIfAllowed = (path: string): Promise<void> =>
  syncPath(path).catch((error: NodeJS.ErrnoException) => {
    if (!notOurs.includes(error.code ?? '')) throw error;
  });
