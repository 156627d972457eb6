// What the app's pages, which come from an origin of their own, may ask of the server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';

let server: TestApp;
let login: Login;
beforeAll(async () => {
  server = await appForTest();
  login = await buildLogin(server);
});
afterAll(() => server.close());

const app = 'capacitor://localhost';
const config = '/api/v1/common/config';
const ask = (path: string, init: RequestInit = {}) => fetch(`${server.address}${path}`, init);
const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe('the app’s origin', () => {
  it.each([app, 'https://localhost', 'http://localhost'])('%s may read answers', async (origin) => {
    const answer = await ask(config, { headers: { origin } });
    expect(answer.status).toBe(200);
    expect(allowedOrigin(answer)).toBe(origin);
    expect(answer.headers.get('vary')).toMatch(/\borigin\b/);
    expect(answer.headers.get('access-control-expose-headers')).toContain('content-disposition');
  });

  it('may read refusals, unknown addresses and live streams too', async () => {
    const headers = { origin: app };
    const refused = await ask('/api/v1/user/sitelist', { headers });
    expect([refused.status, allowedOrigin(refused)]).toEqual([401, app]);
    const stream = await ask('/api/v1/user/live', { headers: { ...headers, token: login.token } });
    expect([stream.headers.get('content-type'), allowedOrigin(stream)]).toEqual([
      expect.stringContaining('text/event-stream'),
      app,
    ]);
    await stream.body?.cancel();
  });

  it('may send the token, a body and files: a preflight is answered without one', async () => {
    const headers = {
      origin: app,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'client,content-type,lang,token',
    };
    const answer = await ask('/api/v1/inverter/save', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(allowedOrigin(answer)).toBe(app);
    expect(answer.headers.get('access-control-allow-methods')).toMatch(/POST.*DELETE/);
    for (const name of ['token', 'lang', 'client', 'content-type'])
      expect(answer.headers.get('access-control-allow-headers')).toContain(name);
  });

  it('is never allowed to send the browser’s own credentials', async () => {
    const headers = { origin: app, 'access-control-request-method': 'POST' };
    for (const answer of [
      await ask(config, { headers }),
      await ask('/api/v1/user/login', { method: 'OPTIONS', headers }),
    ])
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('another origin', () => {
  it.each(['https://evil.example', 'https://localhost.evil.example', 'null', 'https://localhost:444'])(
    '%s reads nothing and may send nothing',
    async (origin) => {
      expect(allowedOrigin(await ask(config, { headers: { origin } }))).toBeNull();
      const headers = { origin, 'access-control-request-method': 'POST' };
      const preflight = await ask('/api/v1/user/login', { method: 'OPTIONS', headers });
      expect(allowedOrigin(preflight)).toBeNull();
      expect(preflight.headers.get('access-control-allow-methods')).toBeNull();
    },
  );
});

it('reads nothing of what devices upload', async () => {
  const headers = { origin: app };
  const upload = await ask('/api/v1/sensor/uploadsensor', { method: 'POST', headers, body: '{}' });
  expect([upload.status, allowedOrigin(upload)]).toEqual([403, null]);
});

it('is nobody with APP_ORIGINS=off', async () => {
  const closed = await appForTest({ appOrigins: [] });
  const answer = await fetch(`${closed.address}${config}`, { headers: { origin: app } });
  expect(allowedOrigin(answer)).toBeNull();
  await closed.close();
});
