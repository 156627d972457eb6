import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const skipped = new Set(['node_modules', 'dist']);

/** Every TypeScript file under a folder of the repository, as paths from its root. */
export const sourceFilesUnder = (folder) => {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourceFilesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
};
