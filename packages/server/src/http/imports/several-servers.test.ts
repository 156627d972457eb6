// An import belongs to the server that has its file; the others see it, leave its meter alone, and may undo it.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { minutesOfYear } from '../../../test/minutes-of-year.ts';
import { serverBeside } from '../../../test/server-beside.ts';
import { storedOf } from '../../../test/stored-of-meter.ts';

const patience = { timeout: 60_000, interval: 20 };

describe.runIf(inject('database').engine === 'postgres')('an import and two servers', () => {
  let one: TestApp;
  let other: TestApp;
  let login: Login;
  let siteId: number;
  beforeAll(async () => {
    one = await appForTest();
    other = await serverBeside(one);
    login = await buildLogin(one);
    siteId = await buildSite(one.db, { account_id: login.accountId });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const send = (server: TestApp, id: number, body: BodyInit) =>
    fetch(`${server.address}/api/v1/inverter/import/${id}`, {
      method: 'POST',
      body,
      headers: { token: login.token, 'content-type': 'text/csv' },
    });
  const list = async (server: TestApp, id: number) =>
    (await server.ask('GET', `/api/v1/inverter/imports/${id}`, { token: login.token })).data;
  const holderOf = async (importId: number) =>
    (
      await one.db
        .selectFrom('import_batch')
        .select('holder')
        .where('id', '=', importId)
        .executeTakeFirstOrThrow()
    ).holder;
  const undo = (server: TestApp, id: number, importId: number) =>
    server.ask('POST', `/api/v1/inverter/undoimport/${id}`, { token: login.token, body: { importId } });

  it('is seen by the other as running, which begins none beside it', { timeout: 120_000 }, async () => {
    const { id } = await buildMeter(one.db, { site_id: siteId });
    const answer = send(one, id, minutesOfYear(100_000));
    await expect.poll(async () => (await list(other, id))[0]?.state, patience).toBe('running');
    const second = await send(other, id, minutesOfYear(10));
    expect((await second.json()).data.code).toBe('import_busy');
    expect((await (await answer).json()).data.readings).toBe(100_000);
    expect((await list(other, id)).map(({ state }: { state: string }) => state)).toEqual(['done']);
  });

  it('is taken back by its server when the other is asked to', { timeout: 120_000 }, async () => {
    const { id } = await buildMeter(one.db, { site_id: siteId });
    await (await send(one, id, minutesOfYear(2_000, 3))).arrayBuffer();
    const before = await storedOf(one.storage, id);
    const answer = send(one, id, minutesOfYear(250_000));
    // The newest comes first.
    const underWay = async () =>
      (await list(other, id)).find((one: { state: string }) => one.state === 'running');
    await expect.poll(async () => (await underWay())?.readings, patience).toBeGreaterThan(0);
    const [{ id: importId, state }] = await list(other, id);
    expect(state).toBe('running');
    const holder = await holderOf(importId);
    expect((await undo(other, id, importId)).data.removed).toBeGreaterThan(0);
    expect((await (await answer).json()).data.code).toBe('import_cancelled');
    expect((await list(other, id))[0].state).toBe('undone');
    expect(await holderOf(importId)).toBe(holder);
    expect(await storedOf(one.storage, id)).toEqual(before);
  });

  it('of a server that is gone is broken, and undone by the other', { timeout: 120_000 }, async () => {
    const { id } = await buildMeter(one.db, { site_id: siteId });
    const { data } = JSON.parse(await (await send(one, id, minutesOfYear(2_000))).text());
    const gone = { state: 'running', held_until: new Date(0) } as const;
    await one.db.updateTable('import_batch').set(gone).where('id', '=', data.importId).execute();
    expect((await list(other, id))[0].state).toBe('broken');
    expect((await undo(other, id, data.importId)).data.removed).toBe(2_000);
    expect((await list(other, id))[0].state).toBe('undone');
  });
});
