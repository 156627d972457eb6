// The services of Google and Apple, as their documentation describes them, on this computer: their own cannot be reached
// from a test.
import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Http2Server, type IncomingHttpHeaders } from 'node:http2';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HttpReceiver, httpReceiver, type ReceiverAnswer } from '@ohmstead/e2e/receivers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ChannelServer, channelServer } from '../../../test/channel-server.ts';
import { readApnsKey } from './apns-key.ts';
import { readFcmAccount } from './fcm-account.ts';
import { http2Post } from './http2-post.ts';

const readToken = (token: string, key: KeyObject) => {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { isSigned, header: read(header), claims: read(claims) };
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-push-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('an Android app', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let google: HttpReceiver;
  let server: ChannelServer;
  let answer: ReceiverAnswer = { status: 200, body: '{}' };
  let tokens = 0;
  beforeAll(async () => {
    google = await httpReceiver(({ path }) => {
      if (path !== '/token') return answer;
      tokens += 1;
      return { status: 200, body: JSON.stringify({ access_token: `access-${tokens}`, expires_in: 3599 }) };
    });
    const credentials = join(folder, 'service-account.json');
    await writeFile(
      credentials,
      JSON.stringify({
        project_id: 'my-project',
        client_email: 'sender@my-project.iam.gserviceaccount.com',
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${google.url}/token`,
      }),
    );
    server = await channelServer({ fcm: { credentials, url: google.url } });
  });
  afterAll(async () => {
    await server.close();
    await google.close();
  });
  afterEach(async () => {
    await server.forget();
    google.received.length = 0;
    answer = { status: 200, body: '{}' };
  });
  const start = () => server.channel({ kind: 'appPush', service: 'fcm', token: 'device-token' });
  const sends = () => google.received.filter(({ path }) => path !== '/token');

  it('gets its message by a token that the service account signs for', async () => {
    await start();
    const incident = await server.incident();
    await server.notify(incident);
    await expect.poll(() => sends().length).toBe(1);
    const asked = google.received.find(({ path }) => path === '/token');
    const form = new URLSearchParams(String(asked?.body));
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { isSigned, header, claims } = readToken(form.get('assertion') ?? '', publicKey);
    expect([isSigned, header.alg]).toEqual([true, 'RS256']);
    expect(claims).toMatchObject({
      iss: 'sender@my-project.iam.gserviceaccount.com',
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      aud: `${google.url}/token`,
    });
    expect(claims.exp - claims.iat).toBe(3600);
    const [sent = expect.fail()] = sends();
    expect(sent.path).toBe('/v1/projects/my-project/messages:send');
    expect(sent.headers.authorization).toMatch(/^Bearer access-\d+$/);
    expect(JSON.parse(String(sent.body))).toEqual({
      message: {
        token: 'device-token',
        notification: { title: 'Overload: Haus Süd', body: expect.stringContaining('7.25') },
        data: { path: `/site/${server.site}/alerts/${incident}` },
        android: { priority: 'HIGH', ttl: '86400s', notification: { tag: `incident-${incident}` } },
      },
    });
  });

  it.each([
    [404, 'UNREGISTERED'],
    [403, 'SENDER_ID_MISMATCH'],
  ])('that is there no more (%i %s) is not asked again', async (status, errorCode) => {
    answer = { status, body: JSON.stringify({ error: { details: [{ errorCode }] } }) };
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.channels())[0]?.is_on).toBe(false);
    expect(await server.channels()).toMatchObject([
      { last_failure: 'gone', last_error: `${status} ${errorCode}` },
    ]);
  });

  it('is asked by a new token after one was refused', async () => {
    answer = { status: 401, body: '{"error":{"status":"UNAUTHENTICATED"}}' };
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    answer = { status: 200, body: '{}' };
    const before = tokens;
    await server.hurry();
    await expect.poll(async () => (await server.deliveries())[0]?.sent_at).toBeTruthy();
    expect(tokens).toBeGreaterThanOrEqual(before);
    const [refused, taken] = sends().map(({ headers }) => headers.authorization);
    expect(taken).not.toBe(refused);
  });

  it.each([
    [400, true],
    [429, false],
    [503, false],
  ])('whose service answers %i has its message given up: %s', async (status, isGivenUp) => {
    answer = { status, body: '{"error":{"status":"SOMETHING"}}' };
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    expect((await server.deliveries())[0]?.failed_at !== null).toBe(isGivenUp);
  });
});

describe('an Apple device', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  type Request = { readonly headers: IncomingHttpHeaders; readonly body: string };
  const requests: Request[] = [];
  let apple: Http2Server;
  let server: ChannelServer;
  let answer: { status: number; reason?: string } = { status: 200 };
  beforeAll(async () => {
    apple = createServer();
    apple.on('stream', (stream, headers) => {
      let body = '';
      stream.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      stream.on('end', () => {
        requests.push({ headers, body });
        stream.respond({ ':status': answer.status });
        stream.end(answer.reason && JSON.stringify({ reason: answer.reason }));
      });
    });
    await new Promise<void>((resolve) => apple.listen(0, '127.0.0.1', resolve));
    const keyFile = join(folder, 'AuthKey.p8');
    await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const { port } = apple.address() as AddressInfo; // It listens on a port, not on a pipe.
    server = await channelServer({
      apns: {
        keyFile,
        keyId: 'KEY1234567',
        teamId: 'TEAM123456',
        topic: 'org.example.energy',
        url: `http://127.0.0.1:${port}`,
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await new Promise((resolve) => apple.close(resolve));
  });
  afterEach(async () => {
    await server.forget();
    requests.length = 0;
    answer = { status: 200 };
  });
  const device = 'ab'.repeat(32);
  const start = (token = device) => server.channel({ kind: 'appPush', service: 'apns', token });

  it('gets its message by a token that Apple’s key signs', async () => {
    await start();
    const incident = await server.incident();
    await server.notify(incident);
    await expect.poll(() => requests.length).toBe(1);
    const [{ headers, body } = expect.fail()] = requests;
    expect(headers).toMatchObject({
      ':method': 'POST',
      ':path': `/3/device/${device}`,
      'apns-topic': 'org.example.energy',
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-collapse-id': `incident-${incident}`,
    });
    const { isSigned, header, claims } = readToken(String(headers.authorization).slice(7), publicKey);
    expect(isSigned).toBe(true);
    expect(header).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    expect(claims).toEqual({ iss: 'TEAM123456', iat: expect.any(Number) });
    expect(JSON.parse(body)).toEqual({
      aps: {
        alert: { title: 'Overload: Haus Süd', body: expect.stringContaining('7.25') },
        sound: 'default',
        'thread-id': `incident-${incident}`,
      },
      path: `/site/${server.site}/alerts/${incident}`,
    });
    await expect.poll(async () => (await server.deliveries())[0]?.sent_at).toBeTruthy();
  });

  it.each([
    [410, 'Unregistered'],
    [400, 'BadDeviceToken'],
    [400, 'DeviceTokenNotForTopic'],
  ])('that is there no more (%i %s) is not asked again', async (status, reason) => {
    answer = { status, reason };
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.channels())[0]?.is_on).toBe(false);
    expect(await server.channels()).toMatchObject([{ last_failure: 'gone' }]);
  });

  it('whose token is none is never asked', async () => {
    await start('../../3/device/x');
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.channels())[0]?.is_on).toBe(false);
    expect(requests).toEqual([]);
  });

  it.each([
    [403, 'ExpiredProviderToken', false],
    [429, 'TooManyRequests', false],
    [503, 'ServiceUnavailable', false],
    [413, 'PayloadTooLarge', true],
  ])('whose service answers %i %s has its message given up: %s', async (status, reason, isGivenUp) => {
    answer = { status, reason };
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.error).toBe(`${status} ${reason}`);
    expect((await server.deliveries())[0]?.failed_at !== null).toBe(isGivenUp);
  });

  it('is not asked for by a service without settings', async () => {
    await server.channel({ kind: 'appPush', service: 'fcm', token: 'device-token' });
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('unavailable');
  });
});

describe('credentials', () => {
  it('that are none are reported at the start, by their setting', async () => {
    const path = join(folder, 'nonsense');
    await writeFile(path, '{"type":"service_account"}');
    expect(() => readFcmAccount(path)).toThrow('FCM_CREDENTIALS');
    expect(() => readApnsKey(path, { keyId: 'k', teamId: 't' })).toThrow('APNS_KEY');
    expect(() => readFcmAccount(join(folder, 'missing'))).toThrow('FCM_CREDENTIALS');
  });
});

describe('http2Post', () => {
  it('asks nobody once its sender is stopping', async () => {
    const silent = createTcpServer();
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo; // it listens on a port
    const asked = http2Post({
      url: `http://127.0.0.1:${port}`,
      headers: { ':path': '/' },
      body: '',
      signal: AbortSignal.abort(new Error('Stopping.')),
    });
    await expect(asked).rejects.toThrow('Stopping.');
    silent.close();
  });
});
