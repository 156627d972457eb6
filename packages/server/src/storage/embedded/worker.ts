// The embedded PostgreSQL in a thread of its own, so that a slow query never holds up the server.
// The server reaches it by the ordinary PostgreSQL protocol over a Unix socket.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createInProcess, makeDatabase } from './create-in-process.ts';
import { DurableFiles, startParams } from './durable-files.ts';
import { endOnPanic } from './end-on-panic.ts';
import { listen, type QueryServer } from './query-server.ts';
import type { WorkerOrder, WorkerReport, WorkerSettings } from './worker-messages.ts';

// The server starts this thread with exactly these settings.
const settings = workerData as WorkerSettings;

const report = (message: WorkerReport): void => parentPort?.postMessage(message);

/** Ends the thread; the server starts a new one, which recovers from the write-ahead log. */
const end = (reason: unknown): never => {
  report({
    kind: 'ended',
    reason: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
  });
  return process.exit(1);
};

const syncsOfOneCommit = async (engine: PGlite, files: DurableFiles): Promise<number> => {
  const before = files.syncs;
  await engine.query(`select pg_logical_emit_message(true, 'ohmstead', 'a commit must reach the disk')`);
  return files.syncs - before;
};

const ofPanic = endOnPanic.ofText(end);

const onStderr = (line: string): boolean => {
  if (line.includes('automatic recovery in progress')) report({ kind: 'step', step: 'recovering' });
  return ofPanic(line);
};

const run = async (): Promise<void> => {
  // Started again after a failure it may have been made meanwhile.
  if (settings.isNew && !existsSync(join(settings.folder, 'PG_VERSION'))) {
    report({ kind: 'step', step: 'creating' });
    await createInProcess(new URL(import.meta.url), settings.folder);
  }
  const files = new DurableFiles(settings.folder, end);
  const engine = new PGlite({ fs: files, startParams, onStderr });
  await engine.waitReady;
  endOnPanic.ofModule(engine, end);
  if ((await syncsOfOneCommit(engine, files)) === 0) return report({ kind: 'notDurable' });
  const server = await listen(engine, settings.socketPath, end);
  parentPort?.on('message', (order: WorkerOrder) => {
    if (order.kind === 'close') void close(server, engine);
  });
  report({ kind: 'ready' });
};

const close = async (server: QueryServer, engine: PGlite): Promise<void> => {
  await server.close();
  await engine.close();
  process.exit(0);
};

if (isMainThread) await makeDatabase(process.argv[2] ?? '');
else run().catch(end);
