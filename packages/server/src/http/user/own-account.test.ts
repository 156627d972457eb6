// What people do with their account as a whole: sessions, contact address, language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildAccount } from '../../../test/build-meter.ts';
import { type TestClock, testClock } from '../../../test/test-clock.ts';
import { hashPassword } from '../../accounts/password.ts';

const day = 86_400;

let server: TestApp;
let clock: TestClock;
beforeAll(async () => {
  clock = testClock();
  server = await appForTest({ demo: true, publicUrl: 'https://energy.example.org' }, { clock });
});
afterAll(() => server.close());

let made = 0;
const buildPerson = async (values: { email?: string; disabled_at?: Date } = {}) => {
  made += 1;
  const username = `person_${made}`;
  const password_hash = await hashPassword('secret-1');
  return { username, accountId: await buildAccount(server.db, { username, password_hash, ...values }) };
};

const login = async (username: string, headers: Record<string, string> = {}) =>
  server.ask('POST', '/api/v1/user/login', { body: { username, password: 'secret-1' }, headers });
const tokenOf = async (username: string, headers: Record<string, string> = {}): Promise<string> =>
  (await login(username, headers)).data.token;

const ask = (token: string, name: string) => server.ask('GET', `/api/v1/user/${name}`, { token });
const send = (token: string, name: string, body: object = {}) =>
  server.ask('POST', `/api/v1/user/${name}`, { token, body });

const mailsTo = async (accountId: number) => {
  const rows = await server.db
    .selectFrom('mail')
    .select(['to_address', 'lang', 'content'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ content, ...mail }) => ({ ...mail, ...(content as { kind: string; link: string }) }));
};
const lastToken = async (accountId: number): Promise<string> =>
  (await mailsTo(accountId)).at(-1)?.link.split('#')[1] ?? '';
const confirm = (token: string) => server.ask('POST', '/api/v1/public/confirmemail', { body: { token } });

describe('user.sessions', () => {
  it('lists the open ones with what they were opened with, this one marked', async () => {
    const { username } = await buildPerson();
    const long = 'x'.repeat(1000);
    const phone = await tokenOf(username, { client: 'app', 'user-agent': `Phone ${long}` });
    clock.goOn(60);
    const here = await tokenOf(username, { 'user-agent': 'Firefox/130' });
    const { data } = await ask(here, 'sessions');
    expect(data).toMatchObject([
      { clientKind: 'web', userAgent: 'Firefox/130', isThis: true },
      { clientKind: 'app', isThis: false },
    ]);
    expect(data[1].userAgent).toHaveLength(300);
    expect((await ask(phone, 'sessions')).data.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([
      false,
      true,
    ]);
  });

  it('ends one of them, or all others', async () => {
    const { username } = await buildPerson();
    const phone = await tokenOf(username, { client: 'app' });
    const here = await tokenOf(username);
    const other = (await ask(here, 'sessions')).data.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await send(here, 'endsession', { id: other.id })).successful).toBe(true);
    expect((await ask(phone, 'setting')).status).toBe(401);
    expect((await send(here, 'endsession', { id: other.id })).status).toBe(404);
    const again = await tokenOf(username, { client: 'app' });
    expect((await send(here, 'endsession')).successful).toBe(true);
    expect((await ask(again, 'setting')).status).toBe(401);
    expect((await ask(here, 'setting')).status).toBe(200);
  });

  it('knows nothing of others’', async () => {
    const [one, two] = [await buildPerson(), await buildPerson()];
    const [mine, theirs] = [await tokenOf(one.username), await tokenOf(two.username)];
    const [{ id }] = (await ask(theirs, 'sessions')).data;
    expect(await send(mine, 'endsession', { id })).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
    expect((await ask(theirs, 'setting')).status).toBe(200);
    expect((await ask(mine, 'sessions')).data).toHaveLength(1);
  });
});

describe('a disabled account', () => {
  it('learns that it is disabled after the right password only, and its sessions are over', async () => {
    const { username, accountId } = await buildPerson();
    const { token } = (await login(username)).data;
    await server.db
      .updateTable('account')
      .set({ disabled_at: new Date(0) })
      .where('id', '=', accountId)
      .execute();
    clock.goOn(10);
    expect(await ask(token, 'setting')).toMatchObject({ status: 401, data: { code: 'login_required' } });
    expect(await login(username)).toMatchObject({ status: 403, data: { code: 'account_disabled' } });
    const wrong = { username, password: 'wrong' };
    expect((await server.ask('POST', '/api/v1/user/login', { body: wrong })).data.code).toBe(9005);
  });
});

describe('the contact address', () => {
  it('is confirmed by the link that it gets, once', async () => {
    const { username, accountId } = await buildPerson();
    const token = await tokenOf(username, { lang: 'de' });
    const saved = await send(token, 'setting', { email: 'ada@example.org' });
    expect(saved.data).toMatchObject({ email: 'ada@example.org', emailConfirmed: false, lang: 'de' });
    expect(await mailsTo(accountId)).toMatchObject([
      { to_address: 'ada@example.org', lang: 'de', kind: 'confirmEmail', fullName: 'Test Person' },
    ]);
    const link = await lastToken(accountId);
    expect(await confirm(link)).toMatchObject({
      message: 'E-mail address confirmed',
      data: { email: 'ada@example.org' },
    });
    expect((await ask(token, 'setting')).data.emailConfirmed).toBe(true);
    expect((await confirm(link)).data.code).toBe('link_invalid');
  });

  it('stays confirmed when it is saved again as it is', async () => {
    const { username, accountId } = await buildPerson({ email: 'ada@example.org' });
    const token = await tokenOf(username);
    await send(token, 'confirmagain');
    await confirm(await lastToken(accountId));
    const saved = await send(token, 'setting', { email: 'ada@example.org', push: true });
    expect(saved.data).toMatchObject({ emailConfirmed: true, push: true });
    expect(await mailsTo(accountId)).toHaveLength(1);
    expect((await send(token, 'setting', { email: '' })).data).toMatchObject({
      email: null,
      emailConfirmed: false,
    });
  });

  it('is not confirmed by a link that went to another one, or is older than a week', async () => {
    const { username, accountId } = await buildPerson();
    const token = await tokenOf(username, { client: 'app' });
    await send(token, 'setting', { email: 'old@example.org' });
    const old = await lastToken(accountId);
    await send(token, 'setting', { email: 'new@example.org' });
    expect((await confirm(old)).data.code).toBe('link_invalid');
    const late = await lastToken(accountId);
    clock.goOn(7 * day);
    expect((await confirm(late)).data.code).toBe('link_invalid');
  });

  it('gets the link again, as often as mails are allowed', async () => {
    const { username, accountId } = await buildPerson();
    const token = await tokenOf(username);
    expect((await send(token, 'confirmagain')).data.code).toBe('email_missing');
    await send(token, 'setting', { email: 'often@example.org' });
    const statuses: number[] = [];
    for (let time = 0; time < 20; time++) statuses.push((await send(token, 'confirmagain')).status);
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 429]);
    // The refused one has not made the last link invalid.
    expect((await confirm(await lastToken(accountId))).successful).toBe(true);
  });
});

describe('the language of mails', () => {
  it('is that of the last login that named one, or a setting', async () => {
    const { username } = await buildPerson();
    const langOf = async (token: string) => (await ask(token, 'setting')).data.lang;
    expect(await langOf(await tokenOf(username, { lang: 'th' }))).toBe('th');
    expect(await langOf(await tokenOf(username))).toBe('th');
    const token = await tokenOf(username, { lang: 'zh-cn' });
    expect(await langOf(token)).toBe('zh-cn');
    expect((await send(token, 'setting', { lang: 'fr' })).data.lang).toBe('fr');
    const refused = await send(token, 'setting', { lang: 'xx' });
    expect(refused).toMatchObject({ status: 400, data: { errors: [{ field: 'lang' }] } });
  });
});

describe('a registration', () => {
  const register = (body: object) =>
    server.ask('POST', '/api/v1/user/register', {
      headers: { lang: 'de' },
      body: { password: 'secret-1', fullName: 'Ada Lovelace', TimeZoneInfoId: 'Etc/UTC', ...body },
    });
  const accountOf = (username: string) =>
    server.db
      .selectFrom('account')
      .select(['id', 'lang'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();

  it('is welcomed by a notice, and by a mail whose link confirms the address', async () => {
    await register({ username: 'lovelace', sn: 'WELCOME00001', email: 'ada@example.net' });
    const { id, lang } = await accountOf('lovelace');
    expect(lang).toBe('de');
    const notices = server.db.selectFrom('notice').select(['template', 'audience']);
    expect(await notices.where('account_id', '=', id).execute()).toEqual([
      { template: 'welcome', audience: 'account' },
    ]);
    const [mail] = await mailsTo(id);
    expect(mail).toMatchObject({ to_address: 'ada@example.net', lang: 'de', kind: 'welcome' });
    expect((await confirm(await lastToken(id))).data).toEqual({ email: 'ada@example.net' });
  });

  it('gets no mail without an address, and leaves nothing when it is refused', async () => {
    await register({ username: 'no_mail', sn: 'WELCOME00002' });
    expect(await mailsTo((await accountOf('no_mail')).id)).toEqual([]);
    const before = await server.db.selectFrom('mail').select('id').execute();
    const refused = await register({ username: 'twice', sn: 'WELCOME00002', email: 'x@example.org' });
    expect(refused.data.code).toBe('sn_used');
    expect(await server.db.selectFrom('mail').select('id').execute()).toEqual(before);
  });
});

describe('the demo', () => {
  it.each([
    ['GET', 'sessions'],
    ['POST', 'endsession'],
    ['POST', 'confirmagain'],
    ['GET', 'download'],
    ['POST', 'deleteaccount'],
    ['POST', 'keepaccount'],
  ])('may not call %s user/%s', async (method, name) => {
    const { token } = await buildLogin(server, 'demo');
    const answer = await server.ask(method, `/api/v1/user/${name}`, {
      token,
      ...(method === 'POST' && { body: {} }),
    });
    expect(answer).toMatchObject({ status: 403, data: { code: 'demo_read_only' } });
  });
});
