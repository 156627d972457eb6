import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const isBuilt = (name) => !/\.test\.tsx?$/.test(name);

const filesUnder = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist' && entry.name !== 'test')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() && isBuilt(entry.name) ? [path] : [];
    });

/** One hash over the lock file and everything a build of these packages reads. */
export const fingerprintOf = (packages) => {
  const files = packages.flatMap((name) => filesUnder(join('packages', name))).sort();
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', 'tsconfig.json', ...files]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
};
