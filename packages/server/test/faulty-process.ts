// The server with bugs in it: what is thrown in requests, streams, timers and jobs and caught by nobody.
import { Readable } from 'node:stream';
import { buildApp } from '../src/app.ts';
import { forEachApart } from '../src/concurrency/for-each-apart.ts';
import { readConfig } from '../src/config/config.ts';
import { createContext } from '../src/context/create-context.ts';
import { collectUncaught, surviveUncaught } from '../src/errors/uncaught-errors.ts';
import { startGroupCommit } from '../src/ingest/commit/group-commit.ts';
import { startJournalCommit } from '../src/ingest/commit/journal-commit.ts';
import type { PendingReading } from '../src/ingest/commit/pending-reading.ts';
import { createJobRuns } from '../src/jobs/job-runs.ts';
import { onlyServer } from '../src/jobs/leadership.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
import { openLog } from '../src/log/open-log.ts';
import { openStorage } from '../src/open-storage.ts';

const [dataDir = '', workerFile = ''] = process.argv.slice(2);
const read = readConfig({ DEMO: 'off', HOST: '127.0.0.1', DATA_DIR: dataDir, WEATHER_URL: 'off' }, '/');
if (read.kind === 'wrong') throw new Error(read.problems.join());
const { config } = read;

const log = openLog();
const storage = await openStorage({ dataDir, databaseUrl: null, workerFile }, log);
const uncaught = collectUncaught(log);
surviveUncaught(uncaught, (why) => {
  process.stderr.write(`${why}\n`);
  process.exit(1);
});
const clock = { nowMicros: () => Date.now() * 1000 };
const context = createContext({
  config,
  version: '0.0.0',
  clock,
  uncaught,
  storage,
  parseThread: new URL('./parse-thread.mjs', import.meta.url),
});
const app = await buildApp(context, { webRoot: '', unansweredMs: 1_000 });

const bug = (): never => {
  throw new Error('a bug');
};
const later = (act: () => void): void => void setTimeout(act, 1);
const runJob = (run: () => Promise<void>): void =>
  void startJobs(
    [{ name: 'faulty', everyMs: 10_000, run }],
    storage.outages,
    createJobRuns(() => new Date()),
    onlyServer,
  );
const reached: number[] = [];

const bugs: Readonly<Record<string, () => unknown>> = {
  timer: () => later(bug),
  promise: () => void Promise.reject(new Error('a bug')),
  nothing: () => void Promise.reject(),
  microtask: () => queueMicrotask(bug),
  stream: () => void new Readable({ read: () => bug() }).on('error', bug).resume(),
  'job later': () => runJob(async () => later(bug)),
  'one of several': () => forEachApart([1, 2, 3], (place) => (place === 2 ? bug() : reached.push(place))),
  lost: () => new Promise(() => later(bug)),
  job: () => runJob(bug),
  handler: bug,
};
app.get<{ Params: { name: string } }>('/bug/:name', async ({ params }) => {
  await bugs[params.name]?.();
  return 'answered';
});
app.get('/reached', async () => reached);

/** Writers that can neither write readings nor give them back. */
const failing = async (): Promise<never> => bug();
const broken: Readonly<Record<string, () => void>> = {
  readings: () =>
    startGroupCommit({ keyOf: () => 1, isAwaited: () => true, write: failing, refuse: failing }, log).add(
      'one',
    ),
  journal: () =>
    // The writer fails before it looks at what it is given.
    void startJournalCommit({ append: failing }, { add: bug, untilRoom: failing }, log).add(
      {} as PendingReading,
    ),
};
app.get<{ Params: { what: string } }>('/broken/:what', async ({ params }) => {
  broken[params.what]?.();
  return 'answered';
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());
