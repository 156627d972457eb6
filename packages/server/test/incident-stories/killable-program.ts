// The program in a process of its own, on a database that is filled before, to be killed and started again.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStorage } from '../../src/open-storage.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { databaseForTest } from '../database-for-test.ts';
import { isCluster } from '../is-cluster.ts';
import { urlOfDatabase } from '../postgres-template.ts';
import { silentLog } from '../silent-log.ts';
import { testClock } from '../test-clock.ts';
import { type Ask, askAt } from './ask.ts';
import type { ProgramEnv } from './program-at-clock.ts';
import type { ProgramOrder } from './program-process.ts';

type Settings<Built> = {
  readonly env: ProgramEnv;
  readonly atMs: number;
  readonly fill: (parts: Storage & { readonly clock: ReturnType<typeof testClock> }) => Promise<Built>;
};

export const killableProgram = async <Built>({ env, atMs, fill }: Settings<Built>) => {
  const { workerFile, parseThread, programProcess } = inject('processes');
  const own = testClock(atMs * 1000);
  const dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-killed-'));
  const storage = await openFirst(dataDir, workerFile);
  const built = await fill({ ...storage, clock: own });
  const databaseUrl = await urlOf(storage);
  // In a cluster the database goes with whoever has made it.
  const isKept = isCluster();
  if (!isKept) await storage.close();

  let child: ChildProcess | null = null;
  let url = '';
  const ask: Ask = (method, path, sent) => askAt(url, method, path, sent);
  return {
    built,
    address: () => url,
    ask,
    clock: {
      nowMicros: own.nowMicros,
      goOn: (seconds: number): void => {
        own.goOn(seconds);
        child?.send(own.nowMicros());
      },
    },
    start: async (): Promise<void> => {
      const files = { dataDir, databaseUrl, workerFile, parseThread: String(parseThread) };
      const order: ProgramOrder = { env, ...files, nowMicros: own.nowMicros() };
      child = fork(programProcess, [JSON.stringify(order)]);
      url = String((await once(child, 'message'))[0]);
    },
    kill: async (): Promise<void> => {
      if (!child) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
      child = null;
    },
    remove: async (): Promise<void> => {
      if (isKept) await storage.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

const openFirst = async (dataDir: string, workerFile: string): Promise<Storage> => {
  const database = inject('database');
  if (database.engine === 'postgres') return databaseForTest();
  await cp(join(database.templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
  return openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);
};

const urlOf = async ({ pool }: Storage): Promise<string | null> => {
  const database = inject('database');
  if (database.engine === 'embedded') return null;
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  return urlOfDatabase(database.serverUrl, rows[0]?.name ?? '');
};
