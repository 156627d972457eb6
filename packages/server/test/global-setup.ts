// Once a run: the worker's bundle, and an empty, migrated database that every test file gets a copy of.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildProcesses } from './build-processes.ts';
import { prepareCitusTemplate } from './citus-template.ts';
import { prepareEmbeddedTemplate } from './embedded-template.ts';
import { preparePostgresTemplate } from './postgres-template.ts';
import type { TestDatabase } from './test-database.ts';

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // Inside node_modules, so that the bundles find their packages.
  const cache = join(project.config.root, '../../node_modules/.cache/ohmstead-server-test');
  await mkdir(cache, { recursive: true });
  const runDir = await mkdtemp(join(cache, 'run-'));
  const processes = await buildProcesses(runDir);
  const { database, stop } = await prepareDatabase(cache, processes.workerFile);
  project.provide('processes', processes);
  project.provide('database', database);
  return async () => {
    await stop();
    await rm(runDir, { recursive: true, force: true });
  };
};

type Prepared = { database: TestDatabase; stop(): Promise<void> };

const prepareDatabase = (cache: string, workerFile: string): Promise<Prepared> => {
  const engine = process.env.TEST_ENGINE ?? 'embedded';
  if (engine === 'embedded') return prepareEmbeddedTemplate(cache, workerFile);
  if (engine === 'postgres') return preparePostgresTemplate(workerFile);
  if (engine === 'citus') return prepareCitusTemplate(workerFile);
  throw new Error(`TEST_ENGINE is embedded, postgres or citus, not ${engine}.`);
};
