// Every message of the specification's error catalogue that the server can give, provoked as a client would, in
// every language. The others are the browser's own: network, data, dates not chosen, devices in the local network.
import { errorKey, languages, type TextKey, textOf } from '@ohmstead/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestAnswer, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildAccount, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { hashPassword } from '../../accounts/password.ts';

let server: TestApp;
let person: Login;
let siteId: number;
let meterId: number;
beforeAll(async () => {
  server = await appForTest();
  person = await buildLogin(server);
  siteId = await buildSite(server.db, { account_id: person.accountId });
  meterId = (await buildMeter(server.db, { site_id: siteId, sn: 'ONLYMETER1' })).id;
});
afterAll(() => server.close());
// None of the failures is to be slowed down for those before it.
beforeEach(async () => {
  await server.db.deleteFrom('login_failure').execute();
});

type Ask = (lang: string) => Promise<TestAnswer>;

const post =
  (path: string, body: object | (() => object), token?: () => string): Ask =>
  (lang) =>
    server.ask('POST', `/api/v1/${path}`, {
      headers: { lang },
      body: typeof body === 'function' ? body() : body,
      ...(token && { token: token() }),
    });
const get =
  (path: string | (() => string), token?: () => string): Ask =>
  (lang) =>
    server.ask('GET', `/api/v1/${typeof path === 'function' ? path() : path}`, {
      headers: { lang },
      ...(token && { token: token() }),
    });
const own = () => person.token;

let made = 0;
const registration = (change: object = {}) => {
  made += 1;
  return {
    username: `new_${made}`,
    password: 'secret-1',
    fullName: 'Ada Lovelace',
    sn: `NEWMETER${String(made).padStart(4, '0')}`,
    TimeZoneInfoId: 'Europe/Berlin',
    ...change,
  };
};
const registering = (change: object): Ask => post('user/register', () => registration(change));

/** A login that another one of the same kind ended, and one that expired. */
const endedElsewhere: Ask = async (lang) => {
  const { accountId, token } = await buildLogin(server);
  await server.context.sessions.open({ id: accountId, endsOthers: true }, 'web', false);
  return get('user/sitelist', () => token)(lang);
};
const expired: Ask = async (lang) => {
  const { token } = await buildLogin(server);
  const before = { expires_at: new Date(0) };
  await server.db.updateTable('session').set(before).where('account_id', '!=', person.accountId).execute();
  return get('user/sitelist', () => token)(lang);
};
/** A viewer of somebody else's site. */
const viewing: Ask = async (lang) => {
  const { accountId, token } = await buildLogin(server);
  const share = { site_id: siteId, account_id: accountId, shows_prices: true, created_at: new Date(0) };
  await server.db.insertInto('site_share').values(share).execute();
  return post('site/save', { id: siteId, name: 'Mine' }, () => token)(lang);
};
const broken: Ask = async (lang) => {
  await server.db.schema.alterTable('locale_text').renameTo('elsewhere').execute();
  const answer = await get('common/applocales')(lang);
  await server.db.schema.alterTable('elsewhere').renameTo('locale_text').execute();
  return answer;
};

const withPassword = async (): Promise<Login & { username: string }> => {
  made += 1;
  const username = `known_${made}`;
  const values = { username, password_hash: await hashPassword('secret-1') };
  const accountId = await buildAccount(server.db, values);
  const token = await server.context.sessions.open({ id: accountId, endsOthers: true }, 'web', true);
  return { accountId, token, username };
};
const changingPassword =
  (oldPassword: string): Ask =>
  async (lang) => {
    const { token } = await withPassword();
    return post('user/password', { oldPassword, newPassword: 'secret-2' }, () => token)(lang);
  };
const loggingIn: Ask = async (lang) => {
  const { username } = await withPassword();
  return post('user/login', { username, password: 'secret-1', remember: false })(lang);
};
const deletingSite: Ask = async (lang) => {
  const id = await buildSite(server.db, { account_id: person.accountId });
  return server.ask('DELETE', `/api/v1/site/delete/${id}`, { headers: { lang }, token: own() });
};

const span = { from: '2026-01-01', to: '2026-02-01' };

type Row = readonly [situation: string, status: number, key: TextKey, provoke: Ask];

const refusals: readonly Row[] = [
  ['login required', 401, errorKey('login_required'), get('user/sitelist')],
  ['please login again', 401, errorKey('login_expired'), expired],
  ['logged in elsewhere', 401, errorKey('logged_in_elsewhere'), endedElsewhere],
  [
    'invalid username or password',
    200,
    errorKey('login_failed'),
    post('user/login', () => ({ username: registration().username, password: 'wrong-1' })),
  ],
  ['system access is denied', 403, errorKey('permission_denied'), viewing],
  ['wrong id', 404, errorKey('wrong_id'), get('site/get/999999', own)],
  ['no common query for this table', 404, errorKey('common_query_unknown'), get('common/nothing')],
  ['problem accessing the server', 500, errorKey('internal'), broken],
  ['invalid SN', 400, errorKey('sn_invalid'), registering({ sn: '12-34' })],
  ['SN required', 400, errorKey('sn_required'), registering({ sn: '' })],
  ['SN already used', 400, errorKey('sn_used'), registering({ sn: 'ONLYMETER1' })],
  ['username required', 400, errorKey('username_required'), registering({ username: '' })],
  ['invalid username format', 400, errorKey('username_format'), registering({ username: 'ada:l' })],
  ['username must be 4-15 characters', 400, errorKey('username_length'), registering({ username: 'ada' })],
  ['full name required', 400, errorKey('full_name_required'), registering({ fullName: ' ' })],
  ['full name too long', 400, errorKey('full_name_length'), registering({ fullName: 'x'.repeat(51) })],
  ['name required', 400, errorKey('name_required'), post('site/save', { name: '' }, own)],
  ['old password invalid', 400, errorKey('old_password_invalid'), changingPassword('wrong-1')],
  [
    'site has no coordinates',
    400,
    errorKey('no_coordinates'),
    (lang) => post(`bill/whatif/${siteId}`, { ...span, solarKw: 5 }, own)(lang),
  ],
  [
    'please select a date',
    400,
    errorKey('date_invalid'),
    get(() => `site/overview/${siteId}?date=2026-02-30`, own),
  ],
  [
    'cannot delete the only meter of a site',
    400,
    errorKey('only_meter'),
    get(() => `inverter/delete/${meterId}`, own),
  ],
];

const successes: readonly Row[] = [
  ['registered, please login', 200, 'register.done', registering({})],
  ['login successful', 200, 'login.successful', loggingIn],
  ['saved', 200, 'edit.saved', post('site/save', { name: 'Home', timeZone: 'Europe/Berlin' }, own)],
  ['edited', 200, 'edit.edited', (lang) => post('site/save', { id: siteId, name: 'Home' }, own)(lang)],
  ['deleted', 200, 'edit.deleted', deletingSite],
  ['password changed', 200, 'password.changed', changingPassword('secret-1')],
];

describe('the message', () => {
  it.each([...refusals, ...successes])('“%s” is said in every language', async (_, status, key, provoke) => {
    for (const { code } of languages) {
      const answer = await provoke(code);
      expect([answer.status, answer.message]).toEqual([status, textOf(code, key)]);
    }
  });

  it.each(refusals)('“%s” comes with a refusal', async (_, __, ___, provoke) => {
    expect((await provoke('en')).successful).toBe(false);
  });

  it.each(successes)('“%s” comes with a success', async (_, __, ___, provoke) => {
    expect((await provoke('en')).successful).toBe(true);
  });
});
