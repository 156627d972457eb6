// The program in a process of its own, to be killed, at the time that its parent says.
import { openStorage } from '../../src/open-storage.ts';
import { silentLog } from '../silent-log.ts';
import { type ProgramEnv, startProgram } from './program-at-clock.ts';

export type ProgramOrder = {
  readonly env: ProgramEnv;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly workerFile: string;
  readonly parseThread: string;
  readonly nowMicros: number;
};

const order: ProgramOrder = JSON.parse(process.argv[2] ?? '');
const { env, dataDir, databaseUrl, workerFile, parseThread } = order;

let { nowMicros } = order;
process.on('message', (said) => {
  nowMicros = Number(said);
});
const storage = await openStorage({ dataDir, databaseUrl, workerFile }, silentLog);
const { port } = await startProgram({
  env: { DATA_DIR: dataDir, ...env },
  clock: { nowMicros: () => nowMicros },
  storage,
  parseThread,
});
process.send?.(`http://127.0.0.1:${port}`);
process.once('disconnect', () => process.exit());
