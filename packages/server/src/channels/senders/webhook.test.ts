import { createHmac } from 'node:crypto';
import { type HttpReceiver, httpReceiver, type Received } from '@ohmstead/e2e/receivers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appAddress, type ChannelServer, channelServer } from '../../../test/channel-server.ts';

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

const first = (): Received => receiver.received[0] ?? expect.fail('Nothing came.');
const start = () => server.channel({ kind: 'webhook', url: `${receiver.url}/hook?key=1` });

describe('a webhook', () => {
  it('gets signed JSON about what began', async () => {
    await start();
    const incident = await server.incident();
    await server.notify(incident);
    await expect.poll(() => receiver.received.length).toBe(1);
    const { method, path, headers, body } = first();
    expect([method, path, headers['content-type']]).toEqual(['POST', '/hook?key=1', 'application/json']);
    expect(headers['user-agent']).toBe('Ohmstead/1.2.3');
    const signed = `${headers['x-ohmstead-timestamp']}.${body.toString()}`;
    const signature = createHmac('sha256', 'whsec_test').update(signed).digest('hex');
    expect(headers['x-ohmstead-signature']).toBe(`sha256=${signature}`);
    expect(Math.abs(Number(headers['x-ohmstead-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.parse(body.toString())).toEqual({
      event: 'incident.began',
      delivery: Number(headers['x-ohmstead-delivery']),
      at: '2026-11-25T01:30:00.000Z',
      title: 'Overload: Haus Süd',
      text: expect.stringContaining('The power reached 7.25'),
      link: `${appAddress}/site/${server.site}/alerts/${incident}`,
      urgency: 'urgent',
      site: { id: server.site, name: 'Haus Süd', timeZone: 'Europe/Berlin', currency: 'EUR' },
      meter: null,
      incident: {
        id: incident,
        kind: 'overPower',
        phase: null,
        startedAt: expect.any(String),
        endedAt: null,
        limit: 5000,
        worst: 7250,
        unit: 'W',
        facts: [],
      },
    });
    await expect.poll(async () => (await server.channels())[0]?.last_sent_at).toBeTruthy();
  });

  it('gets the same message again after a failure, and once more after no answer', async () => {
    receiver.answer((_, count) => (count === 1 ? { status: 500, body: 'Out of order' } : { status: 204 }));
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.error).toBe('500 Out of order');
    const [waiting = expect.fail()] = await server.deliveries();
    expect(waiting).toMatchObject({ sent_at: null, failed_at: null, failure: 'refused', attempts: 1 });
    const pauseMs = (waiting.next_attempt_at?.getTime() ?? 0) - (waiting.attempted_at?.getTime() ?? 0);
    expect(pauseMs).toBeGreaterThan(40_000);
    await server.hurry();
    await expect.poll(async () => (await server.deliveries())[0]?.sent_at).toBeTruthy();
    expect(await server.deliveries()).toMatchObject([{ attempts: 2, failure: null, error: null }]);
    const [one, two] = receiver.received.map(({ headers }) => headers['x-ohmstead-delivery']);
    expect(one).toBe(two);
  });

  it('is asked again after the pause it asks for', async () => {
    receiver.answer(() => ({ status: 429, headers: { 'retry-after': '3000' } }));
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    const [row = expect.fail()] = await server.deliveries();
    const pauseMs = (row.next_attempt_at?.getTime() ?? 0) - (row.attempted_at?.getTime() ?? 0);
    expect(pauseMs).toBeGreaterThanOrEqual(3_000_000);
  });

  it('is given up after a day of attempts, and does not hear that it is over', async () => {
    receiver.answer(() => ({ status: 503 }));
    await start();
    const incident = await server.incident();
    await server.notify(incident);
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    await server.notify(incident, 'recovered');
    await server.db.updateTable('delivery').set({ attempts: 12 }).where('step', '=', 'began').execute();
    await server.hurry();
    await expect.poll(async () => (await server.deliveries()).length).toBe(1);
    expect(await server.deliveries()).toMatchObject([{ step: 'began', failed_at: expect.any(Date) }]);
  });

  it('hears that it is over after it heard that it began', async () => {
    receiver.answer((_, count) => ({ status: count === 1 ? 500 : 200 }));
    await start();
    const incident = await server.incident();
    await server.notify(incident);
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    await server.notify(incident, 'recovered');
    await server.hurry();
    await expect.poll(() => receiver.received.length).toBe(3);
    const events = receiver.received.map(({ body }) => JSON.parse(body.toString()).event);
    expect(events).toEqual(['incident.began', 'incident.began', 'incident.recovered']);
  });

  it('is not followed where it redirects, nor asked again once it is gone', async () => {
    receiver.answer(() => ({ status: 302, headers: { location: `${receiver.url}/elsewhere` } }));
    await start();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('refused');
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook?key=1']);
    receiver.answer(() => ({ status: 410 }));
    await server.hurry();
    await expect.poll(async () => (await server.channels())[0]?.is_on).toBe(false);
    expect(await server.channels()).toMatchObject([{ last_failure: 'gone' }]);
    expect(await server.deliveries()).toMatchObject([{ failed_at: expect.any(Date), failure: 'gone' }]);
  });

  it('that nobody runs is tried again', async () => {
    await start();
    await receiver.close();
    await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries())[0]?.failure).toBe('unreachable');
    expect((await server.deliveries())[0]?.failed_at).toBeNull();
    receiver = await httpReceiver();
  });

  it('that never answers holds up no other channel', async () => {
    const other = await httpReceiver();
    receiver.answer(() => 'never');
    await start();
    await server.channel({ kind: 'webhook', url: other.url });
    await server.notify(await server.incident());
    await server.notify(await server.incident());
    await expect.poll(() => other.received.length, { timeout: 5_000 }).toBe(2);
    expect(receiver.received).toHaveLength(1);
    await other.close();
  });
});

describe('of many messages by two senders', () => {
  it('each comes once', async () => {
    await start();
    await server.channel({ kind: 'webhook', url: `${receiver.url}/second` });
    const count = 30;
    for (let index = 0; index < count; index += 1) await server.notify(await server.incident());
    await expect.poll(async () => (await server.deliveries()).every(({ sent_at }) => sent_at)).toBe(true);
    const notified = receiver.received.map(
      ({ path, body }) => `${path} ${JSON.parse(body.toString()).incident.id}`,
    );
    expect(notified).toHaveLength(2 * count);
    expect(new Set(notified).size).toBe(2 * count);
  });
});
