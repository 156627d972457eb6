// The server is killed in the middle of an import; started again, it goes on from where it came to.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openStorage } from '../src/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { appForTest } from './app-for-test.ts';
import { buildLogin } from './build-login.ts';
import { buildMeter, buildSite } from './build-meter.ts';
import { minutesOfYear } from './minutes-of-year.ts';
import { silentLog } from './silent-log.ts';
import { storedOf } from './stored-of-meter.ts';
import { testClock } from './test-clock.ts';

const readings = 200_000;
const patience = { timeout: 120_000, interval: 30 };

describe.runIf(inject('database').engine === 'embedded')('kill -9 during an import', () => {
  const { workerFile, importProcess, parseThread } = inject('processes');
  let dataDir: string;
  let token: string;
  let meters: number[];
  let child: ChildProcess;
  let url: string;
  const open = (): Promise<Storage> => openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-import-crash-'));
    const database = inject('database');
    if (database.engine !== 'embedded') return;
    await cp(join(database.templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
    const clock = testClock(Date.now() * 1000);
    const server = await appForTest({}, { storage: await open(), clock });
    const login = await buildLogin(server);
    token = login.token;
    const site_id = await buildSite(server.db, { account_id: login.accountId });
    meters = [];
    for (let count = 0; count < 3; count += 1) meters.push((await buildMeter(server.db, { site_id })).id);
    await server.close();
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (): Promise<void> => {
    child = fork(importProcess, [dataDir, workerFile, String(parseThread)]);
    url = String((await once(child, 'message'))[0]);
  };
  const kill = async (): Promise<void> => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  const send = (path: string, body: string, type: string) =>
    fetch(`${url}/api/v1/inverter/${path}`, {
      method: 'POST',
      body,
      headers: { token, 'content-type': type },
    });
  const importTo = (meterId: number | undefined) =>
    send(`import/${meterId}`, minutesOfYear(readings), 'text/csv');
  const newest = async (meterId: number | undefined) =>
    (await (await fetch(`${url}/api/v1/inverter/imports/${meterId}`, { headers: { token } })).json()).data[0];
  const comesTo = (meterId: number | undefined, count: number) =>
    expect.poll(async () => (await newest(meterId))?.readings, patience).toBeGreaterThan(count);

  it('leaves what an import without it leaves, or undone nothing', { timeout: 400_000 }, async () => {
    const [whole = 0, killed = 0, undone = 0] = meters;
    await start();
    expect((await importTo(whole)).status).toBe(200);
    importTo(killed).catch(() => undefined);
    for (const count of [20_000, 90_000]) {
      await comesTo(killed, count);
      await kill();
      await start();
      expect(await newest(killed)).toMatchObject({ state: 'running' });
    }
    await expect.poll(async () => (await newest(killed)).state, patience).toBe('done');
    expect(await newest(killed)).toMatchObject({ rows: readings, readings, duplicates: 0 });
    importTo(undone).catch(() => undefined);
    await comesTo(undone, 50_000);
    const { id: importId } = await newest(undone);
    send(`undoimport/${undone}`, JSON.stringify({ importId }), 'application/json').catch(() => undefined);
    await expect.poll(async () => (await newest(undone)).state, patience).toBe('undoing');
    await kill();
    await start();
    await expect.poll(async () => (await newest(undone)).state, patience).toBe('undone');
    await kill();
    expect(await readdir(join(dataDir, 'imports'))).toEqual([]);
    const storage = await open();
    expect(await storedOf(storage, killed)).toEqual(await storedOf(storage, whole));
    expect(await storedOf(storage, undone)).toEqual({ slots: [], readings: [], events: [] });
    await storage.close();
  });
});
