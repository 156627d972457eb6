// The program in the test's process, on a real database, to be stopped and started again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';
import { databaseForTest } from '../database-for-test.ts';
import type { TestClock } from '../test-clock.ts';
import { type Ask, askAt } from './ask.ts';
import { type ProgramEnv, startProgram } from './program-at-clock.ts';

export type RunningProgram = Awaited<ReturnType<typeof runningProgram>>;

export const runningProgram = async (
  clock: TestClock,
  env: ProgramEnv,
  opening: Promise<Storage> = databaseForTest(),
) => {
  const [storage, dataDir] = await Promise.all([opening, mkdtemp(join(tmpdir(), 'ohmstead-story-'))]);
  const start = () =>
    startProgram({
      env: { DATA_DIR: dataDir, ...env },
      clock,
      // Another one to those who remember what they read of a database; the test goes on with its own.
      storage: { ...storage, db: storage.db.withoutPlugins(), close: async () => undefined },
      parseThread: String(inject('processes').parseThread),
    });
  let running = await start();
  const address = (): string => `http://127.0.0.1:${running.port}`;
  const ask: Ask = (method, path, sent) => askAt(address(), method, path, sent);
  return {
    address,
    ask,
    clock,
    dataDir,
    db: storage.db,
    stop: () => running.stop(),
    start: async () => {
      running = await start();
    },
    close: async () => {
      await running.stop();
      await storage.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
