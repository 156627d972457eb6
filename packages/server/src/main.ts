// The program.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json' with { type: 'json' };
import { type Config, readConfig } from './config.ts';
import { PortUnusable, requireFreePort } from './free-port.ts';
import { openLog } from './open-log.ts';
import type { RunningServer } from './start-server.ts';
import { openStorage } from './storage/open-storage.ts';
import { type Log, type Storage, StorageUnusable } from './storage/storage.ts';
import { collectUncaught, surviveUncaught } from './uncaught-errors.ts';
import { welcome } from './welcome.ts';

/** Stopping is over by then, whatever hangs. */
const stopWithinMs = 9_000;

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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(running));
  running = await start(config).catch((error: unknown) => fail(troubleOf(error)));
  say(welcome(config, running));
}

async function start(config: Config): Promise<RunningServer> {
  const log = openLog();
  // Before the database is touched: the usual reason is that the program runs already.
  await requireFreePort(config);
  say(config.databaseUrl === null ? 'Opening the database\n' : 'Connecting to the database\n');
  const [storage, { startServer }] = await openBeside(config, log, () => import('./start-server.ts'));
  const uncaught = collectUncaught(log);
  return startServer({
    ...{ config, version, log, uncaught, storage, out: process.stdout },
    beforeListening: () => surviveUncaught(uncaught, fail),
    clock: { nowMicros: () => Date.now() * 1000 },
    files: {
      webRoot: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
      fleet: new URL('./fleet.js', import.meta.url),
    },
  });
}

/** The code of the server is read while the engine starts in its thread; before that it would hold the engine up. */
async function openBeside<Code>(
  { dataDir, databaseUrl }: Config,
  log: Log,
  read: () => Promise<Code>,
): Promise<[Storage, Code]> {
  let onWaiting = () => {};
  const waiting = new Promise<void>((resolve) => {
    onWaiting = resolve;
  });
  const workerFile = new URL('./storage-worker.js', import.meta.url);
  return Promise.all([openStorage({ dataDir, databaseUrl, workerFile, onWaiting }, log), waiting.then(read)]);
}

/** Trouble of the installation in its own words; a bug with everything there is to find it. */
function troubleOf(error: unknown): string {
  if (error instanceof PortUnusable || error instanceof StorageUnusable) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

let isStopping = false;

/** A second signal, or one while starting, ends at once: what is acknowledged is on the disk. */
function stop(running: RunningServer | null): void {
  if (isStopping || !running) process.exit(0);
  isStopping = true;
  say('Stopping\n');
  setTimeout(() => fail('Stopping took too long.'), stopWithinMs).unref();
  running.stop().then(
    () => process.exit(0),
    (error: unknown) => fail(troubleOf(error)),
  );
}
