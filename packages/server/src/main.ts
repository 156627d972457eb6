// The program.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json' with { type: 'json' };
import { type Config, readConfig, SettingUnusable } from './config/config.ts';
import { collectUncaught, surviveUncaught } from './errors/uncaught-errors.ts';
import type { Log } from './log/log.ts';
import { openLog } from './log/open-log.ts';
import { PortUnusable, requireFreePort } from './network/free-port.ts';
import { openStorage } from './open-storage.ts';
import { reportStart, type StartProgress, type StartStep } from './report-start.ts';
import type { RunningServer } from './start-server.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { explained } from './storage/file-trouble.ts';
import { type Storage, StorageUnusable } from './storage/storage.ts';
import { welcome } from './welcome.ts';

// Without it React runs its development build, which checks every element of every mail.
process.env.NODE_ENV ??= 'production';

const say = (text: string): void => void process.stdout.write(text);

// The server goes on when nobody reads what it prints any more, or the disk for it is full.
for (const out of [process.stdout, process.stderr]) out.on('error', () => undefined);

const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const read = readConfig(process.env, process.cwd());
if (read.kind === 'wrong') fail(['Ohmstead cannot start:', ...read.problems].join('\n  '));
else await run(read.config);

async function run(config: Config): Promise<void> {
  let running: RunningServer | null = null;
  stopOnSignal(() => running, { say, fail: (error) => fail(troubleOf(error)) });
  const progress = reportStart(say);
  running = await start(config, progress).catch(async (error: unknown) =>
    fail(troubleOf(await explained(error, config.dataDir))),
  );
  progress.end();
  say(welcome(config, running));
}

async function start(config: Config, progress: StartProgress): Promise<RunningServer> {
  const log = openLog();
  // The port is tried before the database is touched: usually it is taken because the program runs already.
  await requireFreePort(config);
  progress.begin(config.databaseUrl === null ? 'opening' : 'connecting');
  const reporting = { log, onStep: progress.begin };
  const [storage, { startServer }] = await openBeside(config, reporting, () => import('./start-server.ts'));
  const uncaught = collectUncaught(log);
  return startServer({
    config,
    version,
    uncaught,
    storage,
    out: process.stdout,
    onStep: progress.begin,
    beforeListening: () => surviveUncaught(uncaught, fail),
    clock: storage.clock,
    files: {
      webRoot: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
      fleet: new URL('./fleet.js', import.meta.url),
      parseThread: new URL('./parse-thread.js', import.meta.url),
    },
  });
}

/** The code of the server is read while the engine starts in its thread; before that it would hold the engine up. */
async function openBeside<Code>(
  { dataDir, databaseUrl }: Config,
  { log, onStep }: { log: Log; onStep: (step: StartStep) => void },
  read: () => Promise<Code>,
): Promise<[Storage, Code]> {
  let onWaiting = () => {};
  const waiting = new Promise<void>((resolve) => {
    onWaiting = resolve;
  });
  const workerFile = new URL('./storage-worker.js', import.meta.url);
  const storage = openStorage({ dataDir, databaseUrl, workerFile, onWaiting, onStep }, log);
  return Promise.all([storage, waiting.then(read)]);
}

/** Trouble of the installation in its own words; a bug with everything there is to find it. */
function troubleOf(error: unknown): string {
  if (error instanceof PortUnusable || error instanceof StorageUnusable || error instanceof SettingUnusable)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
