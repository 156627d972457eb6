import { open } from 'node:fs/promises';

/** Brings a file's content, or the names in a folder, to the disk. */
export const syncPath = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};
