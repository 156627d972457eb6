// The server with bugs in it: what is thrown in requests, streams, timers and jobs and caught by nobody.
import { Readable } from 'node:stream';
import pino from 'pino';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createContext } from '../src/create-context.ts';
import { startGroupCommit } from '../src/ingest/group-commit.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { collectUncaught, surviveUncaught } from '../src/uncaught-errors.ts';

const [dataDir = '', workerFile = ''] = process.argv.slice(2);
const read = readConfig({ DEMO: 'off', HOST: '127.0.0.1', DATA_DIR: dataDir }, '/');
if (read.kind === 'wrong') throw new Error(read.problems.join());
const { config } = read;

const log = pino({ level: 'warn', base: null }, pino.destination(2));
const storage = await openStorage({ dataDir, databaseUrl: null, workerFile }, log);
const uncaught = collectUncaught(log);
surviveUncaught(uncaught, (why) => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
});
const clock = { nowMicros: () => Date.now() * 1000 };
const context = createContext({ config, version: '0.0.0', clock, log, uncaught, storage });
const app = await buildApp(context, { webRoot: '' });

const bug = (): never => {
  throw new Error('a bug');
};
const later = (act: () => void): void => void setTimeout(act, 1);
const bugs: Record<string, () => unknown> = {
  timer: () => later(bug),
  promise: () => void Promise.reject(new Error('a bug')),
  nothing: () => void Promise.reject(),
  microtask: () => queueMicrotask(bug),
  stream: () => void new Readable({ read: () => bug() }).on('error', bug).resume(),
  job: () => void startJobs([{ name: 'faulty', everyMs: 10_000, run: bug }], log),
  'job later': () => void startJobs([{ name: 'faulty', everyMs: 10_000, run: async () => later(bug) }], log),
  handler: bug,
};
app.get<{ Params: { name: string } }>('/bug/:name', async ({ params }) => {
  await bugs[params.name]?.();
  return 'answered';
});
/** A writer that can neither write readings nor give them back. */
app.get('/broken', async () => {
  const write = async (): Promise<never> => bug();
  startGroupCommit({ keyOf: () => 1, isAwaited: () => true, write, refuse: write }, log).add('a reading');
  return 'answered';
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());
