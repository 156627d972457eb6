// Whatever is answered, and by whom: the route, the framework, the parser of HTTP.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';

let server: TestApp;
let login: Login;
let id: number;
beforeAll(async () => {
  server = await appForTest();
  login = await buildLogin(server);
  id = await buildSite(server.db, { account_id: login.accountId });
  await buildMeter(server.db, { site_id: id });
});
afterAll(() => server.close());

/** Status line and headers of what comes back for these bytes; a stream would go on. */
const headOf = async (sent: string): Promise<string> => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(sent);
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('\r\n\r\n')) break;
  }
  return answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase();
};

const get = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${more}\r\n`;
const post = (path: string, body: string, more = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;
const json = 'Content-Type: application/json\r\n';
const mine = () => `token: ${login.token}\r\n`;

const answers: readonly [status: number, what: string, sent: () => string][] = [
  [200, 'a call', () => get('/api/v1/user/sitelist', mine())],
  [200, 'a call that changes', () => post('/api/v1/user/setting', '{}', mine() + json)],
  [200, 'a refused login', () => post('/api/v1/user/login', '{"username":"nobody_x","password":"x"}', json)],
  [200, 'a download', () => get(`/api/v1/site/energyreport/${id}/file?format=csv`, mine())],
  [401, 'a stranger’s call', () => get('/api/v1/user/sitelist')],
  [404, 'a foreign site', () => get('/api/v1/site/get/999999', mine())],
  [404, 'an unknown address', () => get('/api/v1/nothing')],
  [404, 'an unknown method', () => post('/nothing', '{}', json)],
  [404, 'an address that is none', () => get('/%zz')],
  [413, 'a body beyond reason', () => post('/api/v1/user/login', ' '.repeat(300_000), json)],
  [400, 'an upload that is none', () => post('/api/v1/sensor/uploadsensor', 'hello')],
  [404, 'an upload to a key of nobody', () => post('/upload/nobody', '{"Data":[1,2,3,4,5]}')],
  [200, 'health', () => get('/healthz')],
  [200, 'readiness', () => get('/readyz')],
  [200, 'a live stream', () => get('/api/v1/user/live', mine())],
  [400, 'no HTTP', () => 'hello\r\n\r\n'],
  [431, 'headers without end', () => get('/', `X: ${'y'.repeat(20_000)}\r\n`)],
];

describe('every answer', () => {
  it.each(answers)('%i to %s is not guessed at, kept or shown as a page', async (status, _, sent) => {
    const head = await headOf(sent());
    expect(head).toContain(`http/1.1 ${status} `);
    expect(head).toContain('\r\nx-content-type-options: nosniff');
    expect(head).toContain('\r\ncache-control: no-store');
    expect(head).toMatch(/\r\ncontent-security-policy: .*frame-ancestors 'none'/);
  });

  it('that is the same for everybody may be kept and asked for again', async () => {
    for (const path of ['/api/v1/common/applocales', '/api/v1/common/config', '/api/openapi.json']) {
      const { headers } = await fetch(server.address + path);
      expect(headers.get('cache-control')).toBe('no-cache');
      const again = await fetch(server.address + path, {
        headers: { 'if-none-match': headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
  });
});
