import { open } from 'node:fs/promises';

/** Of a file or a folder. */
export const syncPath = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
};
