// The file of deploy/three-servers, as it is, before two servers on one PostgreSQL.
import { type Nginx, startNginx } from '@ohmstead/e2e/nginx';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appForTest, type TestApp } from './app-for-test.ts';
import { buildLogin, type Login } from './build-login.ts';
import { buildMeter, buildSite } from './build-meter.ts';
import { serverBeside } from './server-beside.ts';

describe.runIf(inject('database').engine === 'postgres')('servers behind nginx', () => {
  let servers: readonly [TestApp, TestApp];
  let nginx: Nginx;
  let login: Login;
  let site_id: number;
  let address: string;

  beforeAll(async () => {
    const one = await appForTest({ trustProxy: 1 });
    servers = [one, await serverBeside(one, { trustProxy: 1 })];
    login = await buildLogin(one);
    site_id = await buildSite(one.db, { account_id: login.accountId });
    nginx = await startNginx(servers.map((server) => Number(new URL(server.address).port)));
    address = `http://127.0.0.1:${nginx.port}`;
  });
  afterAll(async () => {
    await nginx.stop();
    for (const server of [...servers].reverse()) await server.close();
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
