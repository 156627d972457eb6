import { type HttpReceiver, httpReceiver } from '@ohmstead/e2e/receivers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appAddress, type ChannelServer, channelServer } from '../../../test/channel-server.ts';
import { keysOf, newSubscriber, readPush, readVapid } from '../../../test/web-push-reader.ts';
import { openVapidKeys } from '../vapid-keys.ts';

let server: ChannelServer;
let service: HttpReceiver;
beforeAll(async () => {
  server = await channelServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  service = await httpReceiver(() => ({ status: 201 }));
});
afterEach(async () => {
  await server.forget();
  await service.close();
});

const subscribe = async () => {
  const subscriber = newSubscriber();
  await server.channel({ kind: 'webPush', endpoint: `${service.url}/push/abc`, keys: keysOf(subscriber) });
  return subscriber;
};

describe('a browser', () => {
  it('reads its message and nobody else does', async () => {
    const subscriber = await subscribe();
    const incident = await server.incident();
    await server.notify(incident);
    await expect.poll(() => service.received.length).toBe(1);
    const [{ path, headers, body } = expect.fail()] = service.received;
    expect(path).toBe('/push/abc');
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: `incident-${incident}`,
    });
    expect(body.toString('latin1')).not.toContain('Overload');
    expect(JSON.parse(readPush(body, subscriber))).toEqual({
      title: 'Overload: Haus Süd',
      text: expect.stringContaining('7.25'),
      path: `/site/${server.site}/alerts/${incident}`,
      topic: `incident-${incident}`,
    });
    expect(() => readPush(body, newSubscriber())).toThrow();
  });

  it('knows by the signature that it is this server', async () => {
    await subscribe();
    await server.notify(await server.incident());
    await expect.poll(() => service.received.length).toBe(1);
    const { publicKey } = await server.messages.vapidKeys();
    const { authorization = '' } = service.received[0]?.headers ?? {};
    const claims = readVapid(authorization, publicKey);
    expect(claims).toMatchObject({ aud: service.url, sub: appAddress });
    const validSeconds = claims.exp - Date.now() / 1000;
    expect(validSeconds).toBeGreaterThan(3600);
    expect(validSeconds).toBeLessThanOrEqual(24 * 3600);
    const forged = authorization.replace(/\.([^.,]+)\./, '.e30.');
    expect(() => readVapid(forged, publicKey)).toThrow('signature');
  });

  it('subscribes with a key that is made once, whoever asks first', async () => {
    const keys = await Promise.all([0, 1, 2].map(() => openVapidKeys(server.db)()));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(Buffer.from(keys[0]?.publicKey ?? '', 'base64url')).toHaveLength(65);
  });

  it.each([404, 410])('that takes no more (%i) is not asked again', async (status) => {
    service.answer(() => ({ status }));
    await subscribe();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.channels())[0]?.is_on).toBe(false);
    expect(await server.channels()).toMatchObject([{ last_failure: 'gone' }]);
    await server.notify(await server.incident());
    expect(await server.deliveries()).toMatchObject([{ failure: 'gone' }]);
  });

  it.each([
    [429, false],
    [503, false],
    [400, true],
    [413, true],
  ])('whose service answers %i has its message given up: %s', async (status, isGivenUp) => {
    service.answer(() => ({ status }));
    await subscribe();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    expect((await server.deliveries())[0]?.failed_at !== null).toBe(isGivenUp);
    expect(await server.channels()).toMatchObject([{ is_on: true }]);
  });

  it('gets what waits no more once its owner wants no notifications', async () => {
    service.answer(() => ({ status: 503 }));
    await subscribe();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    await server.db.updateTable('account').set({ push: false }).execute();
    await server.hurry();
    await expect.poll(() => server.deliveries()).toEqual([]);
    await server.db.updateTable('account').set({ push: true }).execute();
  });
});
