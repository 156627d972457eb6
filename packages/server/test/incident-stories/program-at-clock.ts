// The whole program, with its jobs, watches and senders, on a clock of the test's own.
import { pathToFileURL } from 'node:url';
import type { Clock } from '../../src/clock/clock.ts';
import { readConfig } from '../../src/config/config.ts';
import { collectUncaught } from '../../src/errors/uncaught-errors.ts';
import { type RunningServer, startServer } from '../../src/start-server.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { silentLog } from '../silent-log.ts';

export type ProgramEnv = Readonly<Record<string, string>>;

type Program = {
  readonly env: ProgramEnv;
  readonly clock: Clock;
  readonly storage: Storage;
  /** Built once a run. */
  readonly parseThread: string;
};

export const startProgram = ({ env, clock, storage, parseThread }: Program): Promise<RunningServer> => {
  const read = readConfig({ ...usualEnv, ...env }, '/');
  if (read.kind === 'wrong') throw new Error(read.problems.join());
  return startServer({
    config: read.config,
    version: '0.0.0',
    clock,
    uncaught: collectUncaught(silentLog),
    storage,
    out: process.stdout,
    files: { webRoot: '', fleet: noFleet, parseThread: pathToFileURL(parseThread) },
    onStep: () => undefined,
    beforeListening: () => undefined,
  });
};

const usualEnv = {
  DEMO: 'off',
  HOST: '127.0.0.1',
  PORT: '0',
  WEATHER_URL: 'off',
  PUBLIC_URL: 'https://energy.example.org',
  ALLOW_PRIVATE_WEBHOOKS: 'on',
};

/** Only the demo has virtual meters. */
const noFleet = new URL('file:///none');
