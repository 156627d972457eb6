// The server with its demo, to be stopped by a signal: as it is, or with something that never comes to its end.
import { pathToFileURL } from 'node:url';
import { readConfig } from '../src/config/config.ts';
import { collectUncaught } from '../src/errors/uncaught-errors.ts';
import { openLog } from '../src/log/open-log.ts';
import { openStorage } from '../src/open-storage.ts';
import { startServer } from '../src/start-server.ts';
import { stopOnSignal } from '../src/stop-on-signal.ts';

const [dataDir = '', workerFile = '', fleetFile = '', parseThread = '', hangs = 'nothing'] =
  process.argv.slice(2);
const read = readConfig(
  { DEMO: 'on', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, WEATHER_URL: 'off' },
  '/',
);
if (read.kind === 'wrong') throw new Error(read.problems.join());
const { config } = read;

const log = openLog();
const storage = await openStorage({ dataDir, databaseUrl: null, workerFile }, log);
const running = await startServer({
  config,
  version: '0.0.0',
  uncaught: collectUncaught(log),
  storage,
  out: process.stdout,
  clock: { nowMicros: () => Date.now() * 1000 },
  files: { webRoot: '', fleet: pathToFileURL(fleetFile), parseThread: pathToFileURL(parseThread) },
  onStep: () => undefined,
  beforeListening: () => undefined,
});

const stops: Readonly<Record<string, () => Promise<void>>> = {
  nothing: running.stop,
  promise: () => new Promise(() => undefined),
  thread: async () => {
    for (;;);
  },
};
stopOnSignal(() => ({ stop: stops[hangs] ?? running.stop }), {
  say: () => undefined,
  fail: (error) => {
    process.stderr.write(`${error}\n`);
    process.exit(1);
  },
});
process.send?.(`http://127.0.0.1:${running.port}`);
process.once('disconnect', () => process.exit());
