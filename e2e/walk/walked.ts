// What has been walked without a fault, so that a walk cut short goes on where it was.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const walkFolder = join(root, '.screenshots/walk');

/** Another build, other screens. */
const build = ['web', 'server'].map((name) => readFileSync(join(root, '.stamps', name), 'utf8')).join(' ');

const markPath = (place: string): string => join(walkFolder, place, 'walked');

export const isWalked = (place: string): boolean => {
  try {
    return readFileSync(markPath(place), 'utf8') === build;
  } catch {
    return false;
  }
};

export const markWalked = async (place: string): Promise<void> => {
  await mkdir(join(walkFolder, place), { recursive: true });
  await writeFile(markPath(place), build);
};
