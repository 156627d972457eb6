// Nothing in a request ends the process or spoils its connection: every route is sent every wrong Content-Type and
// method, bodies that break off, and clients that leave.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { callList } from '@ohmstead/contract/openapi';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { type OneConnection, oneConnection } from '../../../test/one-connection.ts';
import { routePath } from '../calls/register-call.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** What has a parser somewhere, what has none, and what is no media type at all. */
const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/problem+json',
  'text/plain',
  'text/csv',
  'text/xml',
  'application/atom+xml',
  'application/octet-stream',
  'application/x-ndjson',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'image/png',
  'no type',
  '/',
  'text/csv, application/json',
  `text/${'x'.repeat(4000)}`,
];

const bodies = [
  '{}',
  '[1]',
  'null',
  'time;import_kwh\n2026-01-01;x',
  '<feed><a>',
  '\u0000\u0001\u{1F50C}',
  '',
];

const csvHeader =
  'time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor\n2025-01-01T00:00:00Z,1,2';
const cutBodies = [
  ['application/json', '{"username":"me'],
  ['text/csv', csvHeader],
  ['text/xml', '<feed xmlns="http://www.w3.org/2005/Atom"><entry>'],
  ['application/x-ndjson', '{"SN":"ABCD1234"}\n{"SN'],
] as const;

/** How a client ends its connection, and how it announced the length of its body. */
const breaks = [
  { isReset: false, announced: 'Content-Length: 5000', begin: '' },
  { isReset: true, announced: 'Content-Length: 5000', begin: '' },
  { isReset: true, announced: 'Transfer-Encoding: chunked', begin: 'fff\r\n' },
] as const;

const callPaths = [...new Set(callList.map(({ path }) => path))];
const operations = ['/healthz', '/readyz', '/metrics', '/api/openapi.json'];
const pages = ['/', '/index.html', '/leave/x', '/leave/channel/x', '/no/such/page', '/api/v1/none'];
const leavePaths = ['/leave/:token', '/leave/channel/:token'];

/** What they take is smaller: more is answered 413, and the connection closed. */
const isUpload = (path: string): boolean => /^\/upload\/|uploadsensor$/.test(path);

type Try = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};

/** Packed it stays as large: it fills the buffers of a connection either way. */
const incompressible = (bytes: number): Buffer => gzipSync(randomBytes(bytes));

const sized = (method: string, type: string, body: string | Buffer): Try => {
  const length = String(Buffer.byteLength(body));
  return { method, body, headers: { 'content-type': type, 'content-length': length } };
};

const triesOf = (ownMethods: readonly string[]): Try[] => [
  ...ownMethods.flatMap((method) =>
    contentTypes.flatMap((type, place) => [
      sized(method, type, '{}'),
      sized(method, type, bodies[place % bodies.length] ?? ''),
    ]),
  ),
  ...ownMethods.flatMap((method) =>
    bodies.map((body) => ({ method, body, headers: { 'transfer-encoding': 'chunked' } })),
  ),
  ...methods.flatMap((method) => [sized(method, 'application/json', '{}'), sized(method, 'text/csv', 'a;b')]),
];

describe('hostile requests', () => {
  let webRoot: string;
  let server: TestApp;
  let connection: OneConnection;
  /** Whether the last answer left its connection open. */
  let isKept: boolean;
  let token: string;
  let id: number;
  let route = 0;
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);

  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'ohmstead-web-'));
    await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Ohmstead</title>');
    server = await appForTest({ trustProxy: 1 }, { webRoot });
    process.on('uncaughtException', note);
  });
  afterAll(async () => {
    process.off('uncaughtException', note);
    await server.close();
    await rm(webRoot, { recursive: true });
  });
  beforeEach(async () => {
    connection = oneConnection(server.address);
    isKept = false;
    route += 1;
    await settle();
  });
  afterEach(() => {
    connection.close();
    expect(uncaught.splice(0)).toEqual([]);
  });

  /** Some calls end the session, or delete what they are about: the next request needs another. */
  const settle = async (): Promise<void> => {
    const login = await buildLogin(server);
    token = login.token;
    const site_id = await buildSite(server.db, { account_id: login.accountId });
    ({ id } = await buildMeter(server.db, { site_id }));
  };

  const pathWithIds = (path: string): string => path.replace('{id}', String(id)).replace(/\{\w+\}/g, 'x');
  /** Each route is asked from an address of its own, so that no limit of requests answers for it. */
  const ours = () => ({ token, 'x-forwarded-for': `10.0.${route >> 8}.${route & 255}` });

  /** Each is the next request of the one before: it comes over the same connection unless that was closed. */
  const send = async (path: string, { method, headers, body }: Try): Promise<void> => {
    const sent = { method, path: pathWithIds(path), headers: { ...headers, ...ours() }, body };
    const answer = await connection.send(sent);
    const description = `${method} ${path} ${JSON.stringify(headers)} ${answer.body}`;
    expect(answer.status, description).toBeLessThan(500);
    expect(answer.isReused, description).toBe(isKept);
    isKept = answer.headers.connection !== 'close';
    if (/"(?:wrong_id|login_required)"/.test(answer.body)) await settle();
  };

  const leaveHalfWay = async (head: string, isReset: boolean): Promise<void> => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(head);
    await wait(3);
    if (isReset) socket.resetAndDestroy();
    else socket.end();
    if (!socket.closed) await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
  };

  const linesOf = (headers: Readonly<Record<string, string>>): string =>
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');

  it('go to every route there is', () => {
    const known = [...callPaths.map(routePath), ...operations, ...leavePaths, '/api/v1/admin/*', '/*', '*'];
    const served = server.routes.map((name) => name.slice(name.indexOf(' ') + 1));
    expect(served.filter((path) => !known.includes(path))).toEqual([]);
  });

  describe.each([...callPaths, ...operations, ...pages])('%s', (path) => {
    const called = callList.filter((call) => call.path === path).map(({ method }): string => method);
    const ownMethods = called.length === 0 ? ['GET'] : called;

    it('answers each of them', async () => {
      for (const tried of triesOf(ownMethods)) await send(path, tried);
    });

    it('answers packed bodies, and the next request', async () => {
      const body = incompressible(isUpload(path) ? 60_000 : 200_000);
      for (const encoding of ['gzip', 'nonsense']) {
        for (const method of ownMethods) {
          const { headers } = sized(method, 'text/csv', body);
          await send(path, { method, headers: { ...headers, 'content-encoding': encoding }, body });
        }
      }
      await send('/api/v1/common/config', { method: 'GET', headers: {}, body: '' });
    });

    it('answers the next one after clients that leave', async () => {
      for (const [type, body] of cutBodies) {
        for (const { isReset, announced, begin } of breaks) {
          const lines = linesOf({ host: 'here', ...ours(), 'content-type': type });
          const head = `${ownMethods[0]} ${pathWithIds(path)} HTTP/1.1\r\n${lines}${announced}\r\n\r\n${begin}${body}`;
          await leaveHalfWay(head, isReset);
        }
      }
      const whole = `GET ${pathWithIds(path)} HTTP/1.1\r\n${linesOf({ host: 'here', ...ours() })}\r\n`;
      await leaveHalfWay(whole, true);
      await send('/api/v1/common/config', { method: 'GET', headers: {}, body: '' });
    });
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: here\r\n\r\n'],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: here\r\n\r\n'],
    ['another protocol', 'GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['a length that is none', 'POST /upload/x HTTP/1.1\r\nHost: here\r\nContent-Length: ten\r\n\r\n'],
    [
      'two lengths',
      'POST /upload/x HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nHost: here\r\n${`X: ${'y'.repeat(900)}\r\n`.repeat(200)}`],
    ['an address that is none', 'GET /%zz%00 HTTP/1.1\r\nHost: here\r\n\r\n'],
    ['a whole address', 'GET http://example.org/healthz HTTP/1.1\r\nHost: here\r\n\r\n'],
  ])('of %s end their own connection at most', async (_, head) => {
    await leaveHalfWay(head, false);
    await leaveHalfWay(head, true);
    await send('/api/v1/common/config', { method: 'GET', headers: {}, body: '' });
  });
});
