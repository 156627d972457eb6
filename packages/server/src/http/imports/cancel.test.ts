// An import that is cancelled while it is under way leaves what was there before; a slow sender holds nobody else.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { minutesOfYear } from '../../../test/minutes-of-year.ts';
import { storedOf } from '../../../test/stored-of-meter.ts';

const patience = { timeout: 60_000, interval: 20 };

describe('an import under way', () => {
  let server: TestApp;
  let login: Login;
  let siteId: number;
  beforeAll(async () => {
    server = await appForTest();
    login = await buildLogin(server);
    siteId = await buildSite(server.db, { account_id: login.accountId });
  });
  afterAll(() => server.close());

  const send = (id: number, body: BodyInit, { token } = login) =>
    fetch(`${server.address}/api/v1/inverter/import/${id}`, {
      method: 'POST',
      body,
      headers: { token, 'content-type': 'text/csv' },
      duplex: 'half',
    } as RequestInit);
  const list = async (id: number) =>
    (await server.ask('GET', `/api/v1/inverter/imports/${id}`, { token: login.token })).data;

  it('says how far it is, and cancelled leaves the ledger as it was', { timeout: 120_000 }, async () => {
    const { id } = await buildMeter(server.db, { site_id: siteId });
    await send(id, minutesOfYear(2_000, 3));
    const before = await storedOf(server.storage, id);
    const answer = send(id, minutesOfYear(250_000));
    const storedOfRunning = async () => {
      const [{ state, readings }] = await list(id);
      return state === 'running' ? readings : 0;
    };
    await expect.poll(storedOfRunning, patience).toBeGreaterThan(0);
    const [{ id: importId, share }] = await list(id);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
    const undone = await server.ask('POST', `/api/v1/inverter/undoimport/${id}`, {
      token: login.token,
      body: { importId },
    });
    expect(undone.data.removed).toBeGreaterThan(0);
    expect((await (await answer).json()).data.code).toBe('import_cancelled');
    expect((await list(id))[0]).toMatchObject({ state: 'undone', share: null });
    expect(await storedOf(server.storage, id)).toEqual(before);
  });

  it('goes on when its sender goes away', { timeout: 60_000 }, async () => {
    const { id } = await buildMeter(server.db, { site_id: siteId });
    const leaving = new AbortController();
    const sent = fetch(`${server.address}/api/v1/inverter/import/${id}`, {
      method: 'POST',
      body: minutesOfYear(60_000),
      headers: { token: login.token, 'content-type': 'text/csv' },
      signal: leaving.signal,
    }).catch(() => null);
    await expect.poll(async () => (await list(id))[0]?.state, patience).toBe('running');
    leaving.abort();
    await sent;
    await expect.poll(async () => (await list(id))[0].state, patience).toBe('done');
    expect((await list(id))[0].readings).toBe(60_000);
  });

  it('does not wait for others’ files that come drop by drop', { timeout: 60_000 }, async () => {
    const ends: (() => void)[] = [];
    const dripping: Promise<Response>[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { id } = await buildMeter(server.db, { site_id: siteId });
      let isOver = false;
      ends.push(() => {
        isOver = true;
      });
      const drops = minutesOfYear(60).split(/(?<=,)/);
      const body = new ReadableStream({
        pull: async (controller) => {
          const drop = drops.shift();
          if (drop === undefined) return controller.close();
          if (!isOver) await wait(20);
          controller.enqueue(Buffer.from(drop));
        },
      });
      dripping.push(send(id, body));
    }
    const other = await buildLogin(server);
    const site_id = await buildSite(server.db, { account_id: other.accountId });
    const { id } = await buildMeter(server.db, { site_id });
    const answer = await send(id, minutesOfYear(20_000), other);
    expect((await answer.json()).data.readings).toBe(20_000);
    for (const end of ends) end();
    const answers = await Promise.all(dripping);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
