import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const isBuilt = (name) => !/\.test\.tsx?$/.test(name);

/** What is made of the sources, or is for tests. */
const isLeftOut = (name) => /^(node_modules|dist|dist-app|test)$/.test(name);

const filesUnder = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !isLeftOut(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(path);
      return entry.isFile() && isBuilt(entry.name) ? [path] : [];
    });

const filesAt = (path) => (statSync(join(root, path)).isDirectory() ? filesUnder(path) : [path]);

/** One hash over the lock file, the settings and everything a build of these files and folders reads. */
export const fingerprintOf = (paths, settings) => {
  const files = paths.flatMap(filesAt).sort();
  const hash = createHash('sha256');
  for (const setting of settings) hash.update(`${setting}\0`);
  for (const path of ['package-lock.json', 'tsconfig.json', ...files]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
};
