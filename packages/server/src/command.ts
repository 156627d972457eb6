// The program that is run from a terminal: `verify`, `rebuild METER|all`. A server that runs on this data does it;
// without one the database is opened for as long as it takes.
import { askServer } from './commands/command-socket.ts';
import { commands, unknownCommand } from './commands/run-command.ts';
import { type Config, readConfig } from './config/config.ts';
import { createIngest } from './ingest/create-ingest.ts';
import { openLog } from './log/open-log.ts';
import { openStorage } from './open-storage.ts';
import { explained } from './storage/file-trouble.ts';
import { StorageUnusable } from './storage/storage.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const log = openLog();

const [name = '', argument] = process.argv.slice(2);
const read = readConfig(process.env, process.cwd());

try {
  if (read.kind === 'wrong') throw new StorageUnusable(read.problems.join('\n'));
  const { config } = read;
  const isWell = await run(config).catch(async (error: unknown) => {
    throw await explained(error, config.dataDir);
  });
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  if (!(error instanceof StorageUnusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function run(config: Config): Promise<boolean> {
  const answered = await askServer(config, [name, argument], say);
  if (answered !== null) return answered;
  say('No server runs on this data folder: the database is opened here.');
  return runHere(config);
}

async function runHere({ dataDir, databaseUrl, openUpload }: Config): Promise<boolean> {
  const command = commands.get(name);
  if (!command) throw new StorageUnusable(unknownCommand(name));
  const workerFile = new URL('./storage-worker.js', import.meta.url);
  const storage = await openStorage({ dataDir, databaseUrl, workerFile }, log);
  const clock = { nowMicros: () => Date.now() * 1000 };
  const ingest = createIngest({ storage, clock, log, openUpload });
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  try {
    return await command({ db: storage.db, ingest, clock, log }, argument, say, stopping.signal);
  } finally {
    await ingest.close();
    await storage.close();
  }
}
