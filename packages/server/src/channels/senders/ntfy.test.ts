import { type HttpReceiver, httpReceiver } from '@ohmstead/e2e/receivers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appAddress, type ChannelServer, channelServer } from '../../../test/channel-server.ts';
import { isTopic, readTopic } from './ntfy.ts';

let server: ChannelServer;
let receiver: HttpReceiver;
beforeAll(async () => {
  server = await channelServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = await httpReceiver();
});
afterEach(async () => {
  await server.forget();
  await receiver.close();
});

describe('readTopic', () => {
  it.each([
    ['https://ntfy.sh/my-topic', 'https://ntfy.sh/', 'my-topic'],
    ['https://example.org/ntfy/alerts/', 'https://example.org/ntfy/', 'alerts'],
    ['https://ntfy.sh/topic?up=1#x', 'https://ntfy.sh/', 'topic'],
    ['https://ntfy.sh', 'https://ntfy.sh/', ''],
  ])('of %s', (address, at, topic) => {
    expect(readTopic(address)).toEqual({ server: at, topic });
  });

  it('knows what a topic may be called', () => {
    expect(['my-topic_1', '', 'a b', 'x'.repeat(65)].map(isTopic)).toEqual([true, false, false, false]);
  });
});

describe('a topic of ntfy', () => {
  it('gets title, text, priority and link as JSON, with the token', async () => {
    await server.channel({ kind: 'ntfy', url: `${receiver.url}/alerts`, token: 'tk_secret' });
    const incident = await server.incident();
    await server.notify(incident);
    await server.notify(incident, 'recovered');
    await expect.poll(() => receiver.received.length).toBe(2);
    const [began, recovered] = receiver.received;
    expect(began?.path).toBe('/');
    expect(began?.headers.authorization).toBe('Bearer tk_secret');
    expect(JSON.parse(String(began?.body))).toEqual({
      topic: 'alerts',
      title: 'Overload: Haus Süd',
      message: expect.stringContaining('7.25'),
      priority: 5,
      tags: ['warning'],
      click: `${appAddress}/site/${server.site}/alerts/${incident}`,
    });
    expect(JSON.parse(String(recovered?.body))).toMatchObject({ priority: 3, tags: ['white_check_mark'] });
  });

  it('that may not be written to is not tried again', async () => {
    receiver.answer(() => ({ status: 403, body: '{"code":40301,"error":"forbidden"}' }));
    await server.channel({ kind: 'ntfy', url: `${receiver.url}/alerts` });
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failed_at).toBeTruthy();
    expect(await server.deliveries()).toMatchObject([
      { failure: 'refused', error: '403 {"code":40301,"error":"forbidden"}', attempts: 1 },
    ]);
    expect(await server.channels()).toMatchObject([{ is_on: true, last_failure: 'refused' }]);
  });

  it('that was asked too often is tried again', async () => {
    receiver.answer((_, count) => ({ status: count === 1 ? 429 : 200 }));
    await server.channel({ kind: 'ntfy', url: `${receiver.url}/alerts` });
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    await server.hurry();
    await expect.poll(async () => (await server.deliveries())[0]?.sent_at).toBeTruthy();
  });
});
