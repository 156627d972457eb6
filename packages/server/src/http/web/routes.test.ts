import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';

const plain = { headers: { 'accept-encoding': 'identity' } };
const html = { headers: { accept: 'text/html,*/*' } };

describe('web app', () => {
  let server: TestApp;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'ohmstead-web-'));
    await mkdir(join(webRoot, 'assets'));
    await writeFile(join(webRoot, 'index.html'), '<title>Ohmstead</title><script>let y = 2;</script>');
    await writeFile(join(webRoot, 'assets/app-1a2b.js'), 'let x = 1;');
    await writeFile(join(webRoot, 'assets/app-1a2b.js.gz'), gzipSync('let x = 1;'));
    server = await appForTest({}, { webRoot });
  });
  afterAll(async () => {
    await server.close();
    await rm(webRoot, { recursive: true });
  });
  const get = (path: string, init: RequestInit = {}) => fetch(server.address + path, init);

  it.each(['/', '/main', '/site/1', '/login/true', '/edit/noticelist?x=1'])(
    'is the page at %s',
    async (path) => {
      const response = await get(path, html);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Ohmstead');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    },
  );

  it('may run the script written into it, and no other', async () => {
    const policy = (await get('/', html)).headers.get('content-security-policy');
    expect(policy?.split(';')).toContain(
      "script-src 'self' 'sha256-+f0DUDaY4z03Kwo6eIySiboIMkA0xN4shtXTDqw/f/o='",
    );
  });

  it('has hashed files for ever, packed where there is a packed one', async () => {
    const response = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe('let x = 1;');
  });

  it('is described without being sent, and comes whoever asks for its address', async () => {
    const head = await get('/assets/app-1a2b.js', { ...plain, method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    expect(await (await get('/')).text()).toContain('Ohmstead');
  });

  it('gives no file beside its own', async () => {
    await writeFile(`${webRoot}-beside.txt`, 'secret');
    const response = await get(`/..%2f${basename(webRoot)}-beside.txt`);
    await rm(`${webRoot}-beside.txt`);
    expect((await response.json()).data.code).toBe('not_found');
  });

  it.each(['/assets', '/assets/', '/assets/gone.js', '/api/v1/nothing', '/upload/key'])(
    'is no page at %s',
    async (path) => {
      const response = await get(path, html);
      expect((await response.json()).data.code).toBe('not_found');
    },
  );

  it('is the page for whoever takes anything', async () => {
    expect(await (await get('/login?x=a.b', { headers: { accept: '*/*' } })).text()).toContain('Ohmstead');
  });

  it('is for pages only', async () => {
    expect((await get('/main', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await get('/gone.js')).status).toBe(404);
    expect((await get('/main', { ...html, method: 'POST' })).status).toBe(404);
  });
});
