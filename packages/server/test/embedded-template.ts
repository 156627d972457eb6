// Making an embedded database takes seconds, so a migrated one is kept between runs, by what it is made from.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStorage } from '../src/open-storage.ts';
import { silentLog } from './silent-log.ts';
import type { TestDatabase } from './test-database.ts';

type Prepared = { database: TestDatabase; stop(): Promise<void> };

export const prepareEmbeddedTemplate = async (cache: string, workerFile: string): Promise<Prepared> => {
  const templateDir = join(cache, `template-${await fingerprint()}`);
  if (!existsSync(templateDir)) await makeTemplate(cache, templateDir, workerFile);
  const dataRoot = await mkdtemp(join(tmpdir(), 'ohmstead-test-'));
  const stop = (): Promise<void> => rm(dataRoot, { recursive: true, force: true });
  return { database: { engine: 'embedded', templateDir, dataRoot }, stop };
};

const makeTemplate = async (cache: string, templateDir: string, workerFile: string): Promise<void> => {
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const storage = await openStorage({ dataDir: unfinished, databaseUrl: null, workerFile }, silentLog);
  await storage.close();
  // Another run may have been faster.
  await rename(unfinished, templateDir).catch(() => rm(unfinished, { recursive: true, force: true }));
};

const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  hash.update(await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
  const storageDir = fileURLToPath(new URL('../src/storage/', import.meta.url));
  for (const folder of ['migrations', 'embedded']) {
    const names = await readdir(join(storageDir, folder));
    for (const name of names.sort()) hash.update(await readFile(join(storageDir, folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};
