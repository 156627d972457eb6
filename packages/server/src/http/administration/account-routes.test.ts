import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildAccount, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { hashPassword } from '../../accounts/password.ts';

let server: TestApp;
let admin: string;
let adminId: number;
beforeAll(async () => {
  server = await appForTest();
  const login = await buildLogin(server, 'admin');
  [admin, adminId] = [login.token, login.accountId];
});
afterAll(() => server.close());

const get = async (path: string) => {
  const answer = await server.ask('GET', `/api/v1/admin/${path}`, { token: admin });
  expect(answer).toMatchObject({ status: 200, successful: true });
  return answer.data;
};
const post = (path: string, body?: unknown) =>
  server.ask('POST', `/api/v1/admin/${path}`, { token: admin, ...(body !== undefined && { body }) });

const namesOf = ({ rows }: { rows: { username: string }[] }) => rows.map(({ username }) => username);

const actionsOn = async (subject: string) => {
  const { rows } = await get(`log?search=${subject}`);
  return rows.map(({ action }: { action: string }) => action);
};

describe('admin.userlist', () => {
  it('finds accounts by parts of username, name, e-mail address, and by a meter’s serial number', async () => {
    const id = await buildAccount(server.db, {
      username: 'Grete_H',
      full_name: 'Grete Hermann',
      email: 'grete@bremen.example',
    });
    const site_id = await buildSite(server.db, { account_id: id });
    await buildMeter(server.db, { site_id, sn: 'QM19350001' });
    await buildMeter(server.db, { site_id, sn: 'QM19350002' });
    for (const search of ['grete_', 'TE_H', 'hermann grete', '@bremen', 'qm193500', '350002'])
      expect([search, namesOf(await get(`userlist?search=${search}`))]).toEqual([search, ['Grete_H']]);
    for (const search of ['grete%25', 'gr_te', 'hermann nobody'])
      expect([search, (await get(`userlist?search=${search}`)).total]).toEqual([search, 0]);
    const { rows } = await get('userlist?search=grete');
    expect(rows).toMatchObject([
      {
        id,
        state: 'open',
        kind: 'user',
        siteCount: 1,
        meterCount: 2,
        emailConfirmed: false,
        lastUsedAt: null,
      },
    ]);
  });

  it('gives the newest first, a page at a time, with how many there are', async () => {
    for (let number = 0; number < 60; number++) {
      await buildAccount(server.db, {
        username: `paged_${String(number).padStart(2, '0')}`,
        created_at: new Date(Date.UTC(2020, 0, 1, 0, number)),
      });
    }
    const first = await get('userlist?search=paged_');
    expect([first.total, first.rows.length, first.rows[0].username]).toEqual([60, 50, 'paged_59']);
    const second = await get('userlist?search=paged_&skip=50');
    expect([second.total, second.rows.length, second.rows.at(-1).username]).toEqual([60, 10, 'paged_00']);
    expect(await get('userlist?search=paged_&skip=500')).toEqual({ rows: [], total: 60 });
  });

  it('gives those of one state', async () => {
    const at = new Date('2026-01-01T00:00:00Z');
    await buildAccount(server.db, { username: 'state_off', disabled_at: at });
    await buildAccount(server.db, { username: 'state_going', delete_at: at });
    await buildAccount(server.db, { username: 'state_open' });
    for (const [state, name] of [
      ['disabled', 'state_off'],
      ['toBeDeleted', 'state_going'],
      ['open', 'state_open'],
    ])
      expect(namesOf(await get(`userlist?search=state_&state=${state}`))).toEqual([name]);
  });
});

describe('admin.user', () => {
  it('shows the account with its sites and open sessions', async () => {
    const { accountId } = await buildLogin(server);
    const site_id = await buildSite(server.db, { account_id: accountId, name: 'Mill' });
    await buildMeter(server.db, { site_id });
    expect(await get(`user/${accountId}`)).toMatchObject({
      id: accountId,
      timeZone: 'Europe/Berlin',
      lang: 'en',
      storedBytes: null,
      sites: [{ id: site_id, name: 'Mill', meterCount: 1 }],
      sessions: [{ clientKind: 'web' }],
    });
    for (const id of [99_999, Number.MAX_SAFE_INTEGER])
      expect(await server.ask('GET', `/api/v1/admin/user/${id}`, { token: admin })).toMatchObject({
        status: 404,
        data: { code: 'wrong_id' },
      });
  });
});

const isOpen = async (token: string): Promise<boolean> =>
  (await server.ask('GET', '/api/v1/user/setting', { token })).status === 200;

describe('admin.disableuser and admin.enableuser', () => {
  it('end the account’s sessions, and are recorded once', async () => {
    const { accountId, token } = await buildLogin(server);
    const { username } = await get(`user/${accountId}`);
    expect(await isOpen(token)).toBe(true);
    expect(await post(`disableuser/${accountId}`)).toMatchObject({ status: 200, data: null });
    expect(await isOpen(token)).toBe(false);
    await post(`disableuser/${accountId}`);
    expect(await get(`user/${accountId}`)).toMatchObject({ state: 'disabled', sessions: [] });
    await post(`enableuser/${accountId}`);
    await post(`enableuser/${accountId}`);
    expect(await get(`user/${accountId}`)).toMatchObject({ state: 'open' });
    expect(await actionsOn(username)).toEqual(['admin.enableuser', 'admin.disableuser']);
  });

  it('leave administrators and the demo alone', async () => {
    const demo = await buildAccount(server.db, { kind: 'demo' });
    for (const id of [adminId, demo]) {
      for (const call of ['disableuser', 'resetpassword'])
        expect(await post(`${call}/${id}`)).toMatchObject({ data: { code: 'account_protected' } });
    }
    expect(await post('disableuser/99999')).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
  });
});

describe('admin.endsessions', () => {
  it('ends all sessions of the account, another process’s among them, and no others', async () => {
    const other = await appForTest({}, { storage: server.storage });
    const [mine, theirs] = [await buildLogin(server), await buildLogin(server)];
    expect((await post(`endsessions/${mine.accountId}`)).status).toBe(200);
    expect([await isOpen(mine.token), await isOpen(theirs.token)]).toEqual([false, true]);
    const seen = await other.ask('GET', '/api/v1/user/setting', { token: mine.token });
    expect(seen.status).toBe(401);
    await other.app.close();
    await other.context.close();
  });
});

describe('admin.resetpassword', () => {
  it('gives a password that lets in at once and has to be changed; nothing of before does', async () => {
    const id = await buildAccount(server.db, {
      username: 'locked_out',
      password_hash: await hashPassword('forgotten-2'),
    });
    const token = await server.context.sessions.open({ id, endsOthers: true }, 'web', true);
    const logIn = (password: string) =>
      server.ask('POST', '/api/v1/user/login', { body: { username: 'locked_out', password } });
    for (let attempt = 0; attempt < 12; attempt++) await logIn('wrong-guess-7');
    expect((await logIn('forgotten-2')).data.code).toBe('login_throttled');
    await server.db
      .insertInto('one_time_link')
      .values({
        token_hash: Buffer.from('link'),
        account_id: id,
        purpose: 'resetPassword',
        email: 'a@example.com',
        created_at: new Date(0),
        expires_at: new Date('2100-01-01'),
        used_at: null,
      })
      .execute();
    const { data } = await post(`resetpassword/${id}`);
    expect(data).toMatchObject({ username: 'locked_out' });
    expect(await isOpen(token)).toBe(false);
    expect(await server.db.selectFrom('one_time_link').selectAll().execute()).toEqual([]);
    const answer = await logIn(data.password);
    expect(answer).toMatchObject({ successful: true });
    const settings = await server.ask('GET', '/api/v1/inverter/get/1', { token: answer.data.token });
    expect(settings.data.code).toBe('password_change_required');
    expect((await logIn('forgotten-2')).successful).toBe(false);
    expect(await actionsOn('locked_out')).toEqual(['admin.resetpassword']);
    expect(JSON.stringify(await get('log'))).not.toContain(data.password);
  });
});

describe('admin.log', () => {
  it('lists what was done, the newest first, found by whom, what and about whom', async () => {
    const { accountId } = await buildLogin(server);
    const { username } = await get(`user/${accountId}`);
    await post(`endsessions/${accountId}`);
    await post(`disableuser/${accountId}`);
    const administrator = (await get(`user/${adminId}`)).username;
    const { rows, total } = await get(`log?search=${username}`);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { administrator, action: 'admin.disableuser', subject: username, detail: {} },
      { administrator, action: 'admin.endsessions' },
    ]);
    expect((await get(`log?search=endsessions ${username}`)).total).toBe(1);
  });
});
