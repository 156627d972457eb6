import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { buildNotice } from '../../../test/build-notice.ts';

let server: TestApp;
let login: Login;
let siteId: number;
let meter: BuiltMeter;
beforeAll(async () => {
  server = await appForTest();
  login = await buildLogin(server);
  siteId = await buildSite(server.db, { account_id: login.accountId });
  meter = await buildMeter(server.db, { site_id: siteId, type: 1 });
});
afterAll(() => server.close());

const upload = async (powerW: number): Promise<void> => {
  server.clock.goOn(5);
  const Data = [230, 1, powerW, 100, 0];
  expect((await server.ask('POST', `/upload/${meter.key}`, { body: { Data } })).successful).toBe(true);
};

/** Reads a stream event by event, heartbeats left out. */
const follow = async (path: string, token: string) => {
  const leaving = new AbortController();
  const response = await fetch(server.address + path, { headers: { token }, signal: leaving.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async (): Promise<{ event: string; data: unknown } | null> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const block = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message';
        if (data !== undefined) return { event, data: JSON.parse(data) };
        continue;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      rest += chunk.value;
    }
  };
  return { next, leave: () => leaving.abort() };
};

describe('site.live', () => {
  it('sends the newest values at once and after each change', async () => {
    await upload(120);
    const stream = await follow(`/api/v1/site/live/${siteId}`, login.token);
    const live = (gridW: number) => ({
      event: 'message',
      data: { id: siteId, live: { gridW, importW: gridW } },
    });
    expect(await stream.next()).toMatchObject(live(120));
    await upload(350);
    expect(await stream.next()).toMatchObject(live(350));
    await upload(360);
    expect(await stream.next()).toMatchObject(live(360));
    stream.leave();
  });

  it('refuses strangers and others before it begins', async () => {
    const path = `/api/v1/site/live/${siteId}`;
    expect((await server.ask('GET', path)).status).toBe(401);
    const { token } = await buildLogin(server);
    expect((await server.ask('GET', path, { token })).data.code).toBe('wrong_id');
  });
});

describe('user.live', () => {
  it('sends all sites and meters of the account, and of nobody else', async () => {
    const foreign = await buildMeter(server.db);
    await upload(-80);
    const stream = await follow('/api/v1/user/live', login.token);
    const first = await stream.next();
    expect(first?.data).toMatchObject({
      sites: [{ id: siteId, power: -80 }],
      meters: [{ sn: meter.sn, gl: -80, isOnline: 1 }],
    });
    expect(JSON.stringify(first)).not.toContain(foreign.sn);
    stream.leave();
  });

  it('announces that a notice came, also one that was scheduled, to those who see it', async () => {
    const { accountId, token } = await buildLogin(server);
    const now = () => new Date(server.clock.nowMicros() / 1000);
    await server.db.updateTable('account').set({ created_at: now() }).where('id', '=', accountId).execute();
    const stream = await follow('/api/v1/user/live', token);
    const next = async () => (await stream.next())?.data;
    expect(await next()).toMatchObject({ newestNotice: null });
    await buildNotice(server.db, { account_id: login.accountId, audience: 'account', publish_at: now() });
    const scheduled = await buildNotice(server.db, { publish_at: new Date(now().getTime() + 10_000) });
    const own = await buildNotice(server.db, {
      account_id: accountId,
      audience: 'account',
      publish_at: now(),
    });
    expect(await next()).toMatchObject({ newestNotice: own });
    server.clock.goOn(10);
    expect(await next()).toMatchObject({ newestNotice: scheduled });
    await server.db.deleteFrom('notice').where('id', '=', scheduled).execute();
    expect(await next()).toMatchObject({ newestNotice: own });
    stream.leave();
  });

  it('ends with its session, and says why', async () => {
    const guest = await buildLogin(server);
    const stream = await follow('/api/v1/user/live', guest.token);
    await stream.next();
    await server.context.sessions.open({ id: guest.accountId, endsOthers: true }, 'web', false);
    expect(await stream.next()).toMatchObject({
      event: 'end',
      data: { successful: false, data: { code: 'logged_in_elsewhere' } },
    });
    expect(await stream.next()).toBeNull();
  });

  it('is not kept for a client that left before it began', async () => {
    const own = await appForTest();
    const { token } = await buildLogin(own);
    const { hostname, port } = new URL(own.address);
    for (let turns = 0; turns < 30; turns += 1) {
      const client = connect(Number(port), hostname);
      await once(client, 'connect');
      client.write(`GET /api/v1/user/live HTTP/1.1\r\nhost: ${hostname}\r\ntoken: ${token}\r\n\r\n`);
      // Somewhere between the request's arrival and the stream's first event.
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
      client.destroy();
    }
    await own.ask('GET', '/api/v1/common/config');
    await vi.waitFor(() => expect(own.context.streams.count()).toBe(0), { timeout: 20_000 });
    expect(own.context.hub.watched()).toBe(0);
    await own.close();
  });

  it('ends when the server stops', async () => {
    const own = await appForTest();
    const { token } = await buildLogin(own);
    const response = await fetch(`${own.address}/api/v1/user/live`, { headers: { token } });
    const [text] = await Promise.all([response.text(), own.close()]);
    expect(text).toContain('event: end');
  });
});
