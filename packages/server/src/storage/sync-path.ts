import { open } from 'node:fs/promises';

/** Of a file its content, of a folder the names in it: they are on the disk afterwards. */
export const syncPath = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};
