// Two servers with connections of their own on one PostgreSQL: what is changed by one holds at the other within five seconds.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { serverBeside } from '../../test/server-beside.ts';

const soon = { timeout: 5_000, interval: 50 };

describe.runIf(inject('database').engine === 'postgres')('two servers', () => {
  let one: TestApp;
  let other: TestApp;
  let login: Login;
  let site_id: number;
  beforeAll(async () => {
    one = await appForTest();
    other = await serverBeside(one);
    login = await buildLogin(one);
    site_id = await buildSite(one.db, { account_id: login.accountId });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const upload = async (server: TestApp, sender: { key?: string; SN?: string }): Promise<string> => {
    const Data = [[230, 1, 230, 100, 0, 50, 1]];
    const { data } = await server.ask('POST', '/api/v1/sensor/uploadsensor', { body: { ...sender, Data } });
    return data?.code ?? 'taken';
  };
  const post = (path: string, body: unknown = {}) => one.ask('POST', path, { token: login.token, body });
  const metersOfBoth = async (): Promise<BuiltMeter> => {
    const meter = await buildMeter(one.db, { site_id });
    expect([await upload(one, meter), await upload(other, meter)]).toEqual(['taken', 'taken']);
    return meter;
  };

  it('know a meter as soon as one of them has registered it', async () => {
    expect(await upload(other, { key: 'key-of-tomorrow' })).not.toBe('taken');
    await buildMeter(one.db, { site_id, upload_key: 'key-of-tomorrow' });
    await expect.poll(() => upload(other, { key: 'key-of-tomorrow' }), soon).toBe('taken');
  });

  it('refuse a key that one of them has renewed, and take the new one', async () => {
    const { id, key } = await metersOfBoth();
    const { data } = await post(`/api/v1/inverter/renewkey/${id}`);
    await expect.poll(() => upload(other, { key }), soon).toBe('upload_key_unknown');
    const { upload_key } = await one.db
      .selectFrom('meter')
      .select('upload_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(data).toBeTruthy();
    expect(await upload(other, { key: upload_key })).toBe('taken');
  });

  it('take nothing of a meter that one of them has deleted', async () => {
    const { id, key } = await metersOfBoth();
    await one.db.deleteFrom('meter').where('id', '=', id).execute();
    await expect.poll(() => upload(other, { key }), soon).toBe('upload_key_unknown');
  });

  it('end a session that was ended at one of them', async () => {
    const { token, accountId } = await buildLogin(one);
    const ask = async (server: TestApp) =>
      (await server.ask('GET', '/api/v1/user/sessions', { token })).status;
    const before = await ask(other);
    expect(before).not.toBe(401);
    await one.context.sessions.endAll(accountId);
    await expect.poll(() => ask(other), soon).toBe(401);
  });
});
