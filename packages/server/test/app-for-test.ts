// The whole server over real HTTP on a port of its own, on a real database, with a clock the test moves.

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Computing, readEnvelope } from '@ohmstead/contract';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import { createContext } from '../src/context/create-context.ts';
import { collectUncaught } from '../src/errors/uncaught-errors.ts';
import type { Log } from '../src/log/log.ts';
import type { Storage } from '../src/storage/storage.ts';
import { databaseForTest } from './database-for-test.ts';
import { silentLog } from './silent-log.ts';
import { type TestClock, testClock } from './test-clock.ts';

export type TestAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly successful: boolean;
  readonly message: string;
  /** As it came: a test says what it expects of it. */
  // biome-ignore lint/suspicious/noExplicitAny: expectations read into it freely
  readonly data: any;
  readonly computing?: Computing;
};

export type AskOptions = {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

const noWebApp = '';

type Surroundings = {
  readonly clock?: TestClock;
  readonly webRoot?: string;
  /** Of a server before this one; a new database else. */
  readonly storage?: Storage;
  readonly log?: Log;
  /** By default a request computes all that is not ready. */
  readonly computingMs?: number;
};

export const appForTest = async (
  config: Partial<Config> = {},
  { clock = testClock(), webRoot = noWebApp, ...given }: Surroundings = {},
) => {
  const dataDir = join(tmpdir(), `ohmstead-test-${randomUUID()}`);
  const storage = given.storage ?? (await databaseForTest());
  const created = createContext({
    config: { ...defaults(), host: '127.0.0.1', dataDir, ...config },
    version: '0.0.0',
    clock,
    uncaught: collectUncaught(silentLog),
    storage,
    parseThread: inject('processes').parseThread,
  });
  const context = { ...created, log: given.log ?? created.log };
  const routes: string[] = [];
  const app = await buildApp(context, {
    webRoot,
    checkOutput: true,
    computingMs: given.computingMs ?? Number.POSITIVE_INFINITY,
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((name) => `${name} ${url}`)),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const ask = async (method: string, path: string, options: AskOptions = {}): Promise<TestAnswer> => {
    const { token, body, headers } = options;
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(token !== undefined && { token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const envelope = readEnvelope(await response.json().catch(() => null));
    if (!envelope) throw new Error(`${method} ${path} answered no envelope (${response.status})`);
    return { status: response.status, headers: response.headers, ...envelope };
  };
  const close = async (): Promise<void> => {
    await app.close();
    await context.close();
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address, ask, app, routes, context, storage, db: storage.db, clock, close };
};

export type TestApp = Awaited<ReturnType<typeof appForTest>>;

const defaults = (): Config => {
  const read = readConfig({ DEMO: 'off', HOST: '127.0.0.1', WEATHER_URL: 'off' }, '/');
  if (read.kind === 'wrong') throw new Error(read.problems.join());
  return read.config;
};
