import { open } from 'node:fs/promises';

/** Syncs a file or a folder to the disk. */
export const syncPath = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
};
