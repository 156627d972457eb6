import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DataFolder = { readonly path: string; remove(): Promise<void> };

/** An empty folder of its own for a program's data. */
export const dataFolder = async (parent = tmpdir()): Promise<DataFolder> => {
  const path = await mkdtemp(join(parent, 'ohmstead-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
