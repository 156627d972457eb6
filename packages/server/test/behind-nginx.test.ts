// The file of deploy/three-servers, as it is, before two servers on one PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openStorage } from '../src/open-storage.ts';
import { appForTest, type TestApp } from './app-for-test.ts';
import { buildLogin, type Login } from './build-login.ts';
import { buildMeter, buildSite } from './build-meter.ts';
import { freePort } from './free-port.ts';
import { silentLog } from './silent-log.ts';

const nginx = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const committed = new URL('../../../deploy/three-servers/ohmstead.conf', import.meta.url);
const patience = { timeout: 10_000, interval: 50 };

/** Only the addresses are others. */
const configured = async (port: number, [one = '', two = '']: readonly string[]): Promise<string> =>
  (await readFile(committed, 'utf8'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('server one:8080', `server ${one}`)
    .replace('server two:8080', `server ${two}`)
    .replace(/^ *server three.*\n/m, '');

const around = (file: string): string => `
  error_log stderr; pid nginx.pid;
  events { worker_connections 256; }
  http {
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    include ${file};
  }`;

describe.runIf(inject('database').engine === 'postgres')('servers behind nginx', () => {
  let folder: string;
  let proxy: ChildProcess;
  let servers: readonly [TestApp, TestApp];
  let login: Login;
  let site_id: number;
  let address: string;

  beforeAll(async () => {
    const one = await appForTest({ trustProxy: 1 });
    const databaseUrl = one.storage.pool.options.connectionString ?? '';
    const storage = await openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog);
    servers = [one, await appForTest({ trustProxy: 1 }, { storage, clock: one.clock })];
    login = await buildLogin(one);
    site_id = await buildSite(one.db, { account_id: login.accountId });
    folder = await mkdtemp(join(tmpdir(), 'ohmstead-nginx-'));
    const port = await freePort();
    const hosts = servers.map((server) => server.address.replace('http://', ''));
    await writeFile(join(folder, 'ohmstead.conf'), await configured(port, hosts));
    await writeFile(join(folder, 'nginx.conf'), around(join(folder, 'ohmstead.conf')));
    const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
    proxy = spawn(nginx, options, { stdio: 'inherit' });
    address = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${address}/healthz`), patience);
  });
  afterAll(async () => {
    proxy.kill();
    for (const server of [...servers].reverse()) await server.close();
    await rm(folder, { recursive: true });
  });

  const upload = async (key: string): Promise<number> => {
    const Data = [[230, 1, 230, 100, 0, 50, 1]];
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify({ Data }) };
    return (await fetch(`${address}/upload/${key}`, sent)).status;
  };
  /** How many uploads each has answered. */
  const answered = (): Promise<number[]> =>
    Promise.all(
      servers.map(async (server) => {
        const text = await (await fetch(`${server.address}/metrics`)).text();
        return Number(/^ohmstead_uploads_total\{status="200"\} (\d+)/m.exec(text)?.[1] ?? 0);
      }),
    );

  it('each take all uploads of some keys', async () => {
    const keys = [];
    for (let count = 0; count < 12; count += 1) keys.push((await buildMeter(servers[0].db, { site_id })).key);
    for (const key of keys) {
      const before = await answered();
      for (let times = 0; times < 3; times += 1) expect(await upload(key)).toBe(200);
      const taken = (await answered()).map((count, place) => count - (before[place] ?? 0));
      expect([...taken].sort()).toEqual([0, 3]);
    }
    for (const count of await answered()) expect(count).toBeGreaterThan(0);
  });

  it('send events through it as they come', async () => {
    const { key } = await buildMeter(servers[0].db, { site_id });
    const ending = new AbortController();
    const headers = { token: login.token };
    const stream = await fetch(`${address}/api/v1/user/live`, { headers, signal: ending.signal });
    const reader = stream.body?.getReader();
    let text = '';
    const untilEvents = async (count: number): Promise<void> => {
      while (text.split('data: {').length <= count)
        text += new TextDecoder().decode((await reader?.read())?.value);
    };
    await untilEvents(1);
    expect(await upload(key)).toBe(200);
    await untilEvents(2);
    expect(text).toContain('"sites"');
    ending.abort();
  });

  it('keep their figures to themselves', async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
  });

  it('take what another one cannot take any more', async () => {
    const keys = [];
    for (let count = 0; count < 8; count += 1) keys.push((await buildMeter(servers[0].db, { site_id })).key);
    await servers[1].app.close();
    for (const key of keys) expect(await upload(key)).toBe(200);
  });
});
