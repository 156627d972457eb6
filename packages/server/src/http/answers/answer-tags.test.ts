import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await appForTest();
  const { token, accountId } = await buildLogin(server);
  for (let count = 0; count < 20; count++)
    await buildMeter(server.db, { site_id: await buildSite(server.db, { account_id: accountId }) });
  headers = { token };
});
afterAll(() => server.close());

const ask = (more: Record<string, string> = {}) =>
  fetch(`${server.address}/api/v1/user/sitelist`, { headers: { ...headers, ...more } });

describe('an answer', () => {
  it('is not sent again to whoever has it', async () => {
    const first = await ask();
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('vary')).toContain('token');
    const again = await ask({ 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect((await ask({ 'if-none-match': 'W/"another"' })).status).toBe(200);
    expect((await ask({ 'if-none-match': tag, token: 'made-up' })).status).toBe(401);
  });

  it('is compressed, and says the same', async () => {
    const plain = await ask({ 'accept-encoding': 'identity' });
    const compressed = await ask({ 'accept-encoding': 'gzip' });
    expect([plain, compressed].map((answer) => answer.headers.get('content-encoding'))).toEqual([
      null,
      'gzip',
    ]);
    expect(compressed.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(await compressed.text()).toBe(await plain.text());
    expect(compressed.headers.get('vary')).toMatch(/token.*accept-encoding/);
  });

  it('of a failure has no tag', async () => {
    expect((await ask({ token: 'made-up' })).headers.get('etag')).toBeNull();
  });
});
