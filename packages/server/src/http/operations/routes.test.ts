import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest();
});
afterAll(() => server.close());

const get = (path: string) => fetch(server.address + path);

describe('operations', () => {
  it.each(['/healthz', '/readyz'])('%s says ok while the database answers', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('/metrics counts answers by route', async () => {
    await get('/api/v1/common/config');
    const text = await (await get('/metrics')).text();
    expect(text).toContain('route="/api/v1/common/config",status="200"');
    expect(text).toContain('ohmstead_memory_bytes');
  });

  it('/metrics has every figure that the files of deploy/monitoring ask for', async () => {
    const told = await (await get('/metrics')).text();
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const url = new URL(`../../../../../deploy/monitoring/${file}`, import.meta.url);
      const asked = new Set((await readFile(url, 'utf8')).match(/ohmstead_\w+/g));
      expect(asked.size).toBeGreaterThan(4);
      for (const name of asked) expect(told).toContain(name);
    }
  });

  it('packs large answers and no small ones', async () => {
    expect((await get('/api/openapi.json')).headers.get('content-encoding')).toBe('gzip');
    expect((await get('/api/v1/common/config')).headers.get('content-encoding')).toBeNull();
  });
});

describe('a database that is away', () => {
  it('is reported by /healthz and as a failure that passes', async () => {
    const own = await appForTest();
    await own.storage.pool.end();
    expect((await fetch(`${own.address}/healthz`)).status).toBe(503);
    const answer = await own.ask('GET', '/api/v1/common/applocales');
    expect(answer).toMatchObject({ status: 503, data: { code: 'unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('5');
    await own.app.close();
  });
});

describe('/metrics', () => {
  const metrics = (of: TestApp, headers: Record<string, string> = {}) =>
    fetch(`${of.address}/metrics`, { headers });

  it('is for programs on the same computer, and nobody by way of a proxy there', async () => {
    expect((await metrics(server)).status).toBe(200);
    const proxied = await metrics(server, { 'x-forwarded-for': '127.0.0.1' });
    expect([proxied.status, (await proxied.json()).data.code]).toEqual([403, 'permission_denied']);
    const declared = await appForTest({ trustProxy: 1 });
    expect((await metrics(declared, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
    await declared.close();
  });

  it('is for bearers of the token only where there is one', async () => {
    const own = await appForTest({ metricsToken: 'figures-for-the-one-who-runs-it' });
    const bearing = (token: string) => metrics(own, { authorization: `Bearer ${token}` });
    expect((await metrics(own)).status).toBe(403);
    expect((await bearing('another')).status).toBe(403);
    expect((await bearing('figures-for-the-one-who-runs-it')).status).toBe(200);
    await own.close();
  });
});
