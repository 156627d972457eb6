// The server without its demo, to be killed in the middle of imports.
import { pathToFileURL } from 'node:url';
import { readConfig } from '../src/config/config.ts';
import { collectUncaught } from '../src/errors/uncaught-errors.ts';
import { openLog } from '../src/log/open-log.ts';
import { openStorage } from '../src/open-storage.ts';
import { startServer } from '../src/start-server.ts';

const [dataDir = '', workerFile = '', parseThread = ''] = process.argv.slice(2);
const read = readConfig(
  { DEMO: 'off', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, WEATHER_URL: 'off' },
  '/',
);
if (read.kind === 'wrong') throw new Error(read.problems.join());

const log = openLog();
const storage = await openStorage({ dataDir, databaseUrl: null, workerFile }, log);
const running = await startServer({
  config: read.config,
  version: '0.0.0',
  uncaught: collectUncaught(log),
  storage,
  out: process.stdout,
  clock: { nowMicros: () => Date.now() * 1000 },
  files: { webRoot: '', fleet: pathToFileURL(''), parseThread: pathToFileURL(parseThread) },
  onStep: () => undefined,
  beforeListening: () => undefined,
});
process.send?.(`http://127.0.0.1:${running.port}`);
process.once('disconnect', () => process.exit());
