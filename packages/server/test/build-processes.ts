import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProcesses } from './test-database.ts';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const buildProcesses = async (outDir: string): Promise<TestProcesses> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: source('..'),
    // All in one file: whoever is started again and again reads it faster. The engine looks for files beside its own.
    ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', '@resvg/resvg-js'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: {
          'storage-worker': source('../src/storage/embedded/worker.ts'),
          'parse-thread': source('../src/parse-thread.ts'),
          'ingest-process': source('./ingest-process.ts'),
          'mail-process': source('./mail-process.ts'),
          'message-process': source('./message-process.ts'),
          'report-process': source('./report-process.ts'),
          'faulty-process': source('./faulty-process.ts'),
          'stopped-process': source('./stopped-process.ts'),
          'import-process': source('./import-process.ts'),
          'program-process': source('./incident-stories/program-process.ts'),
          fleet: source('../../meter/src/fleet-process.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return {
    workerFile: join(outDir, 'storage-worker.mjs'),
    parseThread: join(outDir, 'parse-thread.mjs'),
    fleetFile: join(outDir, 'fleet.mjs'),
    ingestProcess: join(outDir, 'ingest-process.mjs'),
    mailProcess: join(outDir, 'mail-process.mjs'),
    messageProcess: join(outDir, 'message-process.mjs'),
    reportProcess: join(outDir, 'report-process.mjs'),
    faultyProcess: join(outDir, 'faulty-process.mjs'),
    stoppedProcess: join(outDir, 'stopped-process.mjs'),
    importProcess: join(outDir, 'import-process.mjs'),
    programProcess: join(outDir, 'program-process.mjs'),
  };
};
