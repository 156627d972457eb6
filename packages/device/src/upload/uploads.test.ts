import { readFileSync } from 'node:fs';
import { createServer as createHttp, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import { decodePayload } from '@ohmstead/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { adminLogin, ask } from '../../test/ask.ts';
import { aDevice } from '../../test/devices.ts';
import { onePhase, threePhases } from '../../test/known-readings.ts';
import type { DeviceOptions, VirtualDevice } from '../index.ts';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', name), 'utf8');
const certificate = { cert: fixture('localhost-ca.pem'), key: fixture('localhost-key.pem') };

const patience = { timeout: 10_000, interval: 20 };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const listen = async (server: Server): Promise<number> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // Listening on TCP, so neither null nor a path.
  return port;
};

type Upload = {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly body: string;
};

/** Keeps what arrives, and answers with a status. */
const receiver = (status: number) => {
  const uploads: Upload[] = [];
  const listener: RequestListener = (message: IncomingMessage, response) => {
    let body = '';
    message.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    message.on('end', () => {
      uploads.push({ method: message.method, path: message.url, body });
      response.writeHead(status).end('{"Successful":true,"Message":"Upload successful."}');
    });
  };
  return { uploads, listener };
};

const upload = async (options: DeviceOptions, advanced: object): Promise<VirtualDevice> => {
  const device = await aDevice(options);
  const login = options.firmware === 'old' ? { login: adminLogin } : {};
  await ask(device.origin, '/api/setadv', { ...login, body: { uploadInterval: 1, ...advanced } });
  await expect.poll(() => device.state.starts, patience).toBe(2);
  return device;
};

const valuesOf = (text: string) => {
  const decoded = decodePayload(JSON.parse(text));
  return decoded.kind === 'reading' ? decoded.values : decoded.code;
};
const { phases } = threePhases;

describe('uploads by HTTP', () => {
  it.each(['old', 'new'] as const)(
    'go from %s firmware to the address that was set, again and again',
    async (firmware) => {
      const { uploads, listener } = receiver(200);
      const port = await listen(createHttp(listener));
      const uploadAddress = `http://127.0.0.1:${port}/upload/abc`;
      const device = await upload({ firmware }, { runMode: 2, uploadAddress });
      await expect.poll(() => uploads.length, patience).toBeGreaterThan(1);
      expect(uploads[0]).toMatchObject({ method: 'POST', path: '/upload/abc' });
      expect(valuesOf(uploads[1]?.body ?? '')).toEqual({ phases, net: null, reactive: null });
      expect(device.state.uploads).toMatchObject({ failed: 0, why: null });
    },
  );

  it('need no scheme in the address', async () => {
    const { uploads, listener } = receiver(200);
    const port = await listen(createHttp(listener));
    await upload({ firmware: 'new', phases: 1 }, { runMode: 2, uploadAddress: `127.0.0.1:${port}/a` });
    await expect.poll(() => uploads.length, patience).toBeGreaterThan(0);
    expect(valuesOf(uploads[0]?.body ?? '')).toMatchObject({ phases: onePhase.phases });
  });

  it('are counted when they are refused, and go on', async () => {
    const { uploads, listener } = receiver(404);
    const port = await listen(createHttp(listener));
    const uploadAddress = `http://127.0.0.1:${port}/`;
    const device = await upload({ firmware: 'new' }, { runMode: 2, uploadAddress });
    await expect.poll(() => uploads.length, patience).toBeGreaterThan(1);
    expect(device.state.uploads).toMatchObject({ sent: 0, why: 'the server answered 404' });
  });

  it('wait until there are values', async () => {
    const { uploads, listener } = receiver(200);
    const port = await listen(createHttp(listener));
    const uploadAddress = `http://127.0.0.1:${port}/`;
    await upload({ firmware: 'new', notReadyMs: 300 }, { runMode: 2, uploadAddress });
    expect(uploads).toEqual([]);
    await expect.poll(() => uploads.length, patience).toBe(1);
    expect(valuesOf(uploads[0]?.body ?? '')).toMatchObject({ phases });
  });

  it('stop when the run mode becomes stand-alone', async () => {
    const { uploads, listener } = receiver(200);
    const port = await listen(createHttp(listener));
    const device = await upload(
      { firmware: 'new' },
      { runMode: 2, uploadAddress: `http://127.0.0.1:${port}/` },
    );
    await expect.poll(() => uploads.length, patience).toBeGreaterThan(0);
    await ask(device.origin, '/api/setadv', { body: { runMode: 4 } });
    await expect.poll(() => device.state.starts, patience).toBe(3);
    const before = device.state.uploads.sent;
    await ask(device.origin, '/api/restart');
    await expect.poll(() => device.state.starts, patience).toBe(4);
    expect(device.state.uploads.sent).toBe(before);
  });

  it.each([
    ['that is none', 'http://'],
    ['where nobody listens', '127.0.0.1:1'],
  ])('fail at an address %s without ending the device', async (_, uploadAddress) => {
    const device = await upload({ firmware: 'new' }, { runMode: 2, uploadAddress });
    await expect.poll(() => device.state.uploads.failed, patience).toBeGreaterThan(0);
    expect((await ask(device.origin, '/monitorjson')).status).toBe(200);
  });
});

describe('uploads by TCP', () => {
  const receive = (texts: string[]) => (socket: Socket) => {
    socket.setEncoding('utf8').on('data', (text: string) => texts.push(text));
  };

  it('are one object after another on one connection', async () => {
    const texts: string[] = [];
    let connections = 0;
    const server = createTcp(receive(texts)).on('connection', () => {
      connections += 1;
    });
    const port = await listen(server);
    await upload({ firmware: 'new' }, { runMode: 1, uploadAddress: `127.0.0.1:${port}` });
    await expect.poll(() => texts.length, patience).toBeGreaterThan(1);
    expect(connections).toBe(1);
    for (const text of texts) expect(valuesOf(text)).toMatchObject({ phases });
  });

  it('begin again on another connection when the first is gone', async () => {
    const texts: string[] = [];
    const port = await listen(
      createTcp((socket) =>
        socket.setEncoding('utf8').once('data', (text: string) => {
          texts.push(text);
          socket.destroy();
        }),
      ),
    );
    await upload({ firmware: 'new' }, { runMode: 1, uploadAddress: `127.0.0.1:${port}` });
    await expect.poll(() => texts.length, patience).toBeGreaterThan(1);
  });

  it.each([
    ['127.0.0.1:1', 'where nobody listens'],
    ['nowhere', 'without a port'],
  ])('fail at %s, %s', async (uploadAddress) => {
    const device = await upload({ firmware: 'new' }, { runMode: 1, uploadAddress });
    await expect.poll(() => device.state.uploads.failed, patience).toBeGreaterThan(0);
    expect(device.state.uploads.sent).toBe(0);
  });
});

describe('certificates', () => {
  const admin = { username: 'keeper', password: 'watts2kwh' };
  const login = { login: 'keeper:watts2kwh' };
  const done = { successful: 1, message: 'ok' };
  const refused = { successful: 0, message: 'invalid parameter' };
  const pem = { headers: { 'content-type': 'application/x-pem-file' } };
  const uploadCa = (origin: string, body: string) =>
    ask(origin, '/api/tls/ca/upload', { ...login, ...pem, body });
  const select = (origin: string, mode: string) =>
    ask(origin, '/api/tls/ca/select', { ...login, body: { mode } });

  it('are uploaded, chosen and deleted', async () => {
    const { origin } = await aDevice({ firmware: 'new', admin });
    const status = async () => (await ask(origin, '/api/tls/ca/status', login)).body;
    const none = { mode: 'builtin', customCaValid: 0, customCaLength: 0, customCaSha256: '' };
    expect(await status()).toEqual({ successful: 1, ...none, restartRequiredAfterChange: 1 });
    expect((await select(origin, 'custom')).body).toEqual(refused);
    expect((await uploadCa(origin, certificate.cert)).body).toEqual(done);
    expect(await status()).toMatchObject({
      mode: 'builtin',
      customCaValid: 1,
      customCaLength: certificate.cert.length,
    });
    expect((await select(origin, 'custom')).body).toEqual(done);
    expect(await status()).toMatchObject({ mode: 'custom' });
    expect((await ask(origin, '/api/tls/ca/delete', { ...login, method: 'POST' })).body).toEqual(done);
    expect(await status()).toMatchObject(none);
  });

  it.each([
    ['a private key', certificate.key],
    ['nonsense between the right lines', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'],
    ['more than 3,072 bytes', `${certificate.cert}${' '.repeat(3072)}`],
  ])('are not %s', async (_, body) => {
    const { origin } = await aDevice({ firmware: 'new', admin });
    expect((await uploadCa(origin, body)).body).toEqual(refused);
    expect((await ask(origin, '/api/tls/ca/status', login)).body).toMatchObject({ customCaValid: 0 });
  });

  it('are not of an unknown mode', async () => {
    const { origin } = await aDevice({ firmware: 'new', admin });
    expect((await select(origin, 'some')).body).toEqual(refused);
  });

  const servers = {
    https: () => {
      const { listener, uploads: seen } = receiver(200);
      const server = createHttps(certificate, listener);
      return { server, seen, address: (port: number) => `https://127.0.0.1:${port}/`, runMode: 2 };
    },
    tls: () => {
      const seen: string[] = [];
      const server = createTls(certificate, (socket) => {
        socket.setEncoding('utf8').on('data', (text: string) => seen.push(text));
        socket.on('error', () => undefined);
      });
      return { server, seen, address: (port: number) => `tls://127.0.0.1:${port}`, runMode: 1 };
    },
  };

  it.each(['https', 'tls'] as const)('decide whether an upload by %s gets through', async (kind) => {
    const { server, seen, address, runMode } = servers[kind]();
    const uploadAddress = address(await listen(server));
    const device = await aDevice({ firmware: 'new', admin });
    const { origin } = device;
    const body = { runMode, uploadAddress, uploadInterval: 1 };
    await ask(origin, '/api/setadv', { ...login, body });
    await expect.poll(() => device.state.uploads.failed, patience).toBeGreaterThan(0);
    expect(seen).toEqual([]);

    await uploadCa(origin, certificate.cert);
    await select(origin, 'custom');
    await ask(origin, '/api/restart', login);
    await expect.poll(() => seen.length, patience).toBeGreaterThan(0);
  });
});
