import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildAccount } from '../../../test/build-meter.ts';
import { hashPassword } from '../../accounts/password.ts';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest({ demo: true });
});
afterAll(() => server.close());

let made = 0;
const buildPerson = async () => {
  made += 1;
  const username = `person_${made}`;
  await buildAccount(server.db, { username, password_hash: await hashPassword('secret-1') });
  return username;
};

const login = (username: string, password: string, client = 'web') =>
  server.ask('POST', '/api/v1/user/login', { body: { username, password }, headers: { client } });

const change = (token: string, body: object, lang = 'en') =>
  server.ask('POST', '/api/v1/user/password', { token, body, headers: { lang } });

describe('user.password', () => {
  it('changes it, keeps this session and ends the others', async () => {
    const username = await buildPerson();
    const here = (await login(username, 'secret-1')).data.token;
    const phone = (await login(username, 'secret-1', 'app')).data.token;
    const answer = await change(here, { oldPassword: 'secret-1', newPassword: 'secret-2' });
    expect(answer).toMatchObject({ status: 200, message: 'Password changed' });
    const stillIn = async (token: string) =>
      (await server.ask('GET', '/api/v1/user/setting', { token })).status;
    expect([await stillIn(here), await stillIn(phone)]).toEqual([200, 401]);
    expect((await login(username, 'secret-1')).data.code).toBe(9005);
    expect((await login(username, 'secret-2')).successful).toBe(true);
  });

  it.each([
    [
      'a wrong old one',
      { oldPassword: 'wrong-1', newPassword: 'secret-2' },
      'oldPassword',
      'old_password_invalid',
    ],
    ['no old one', { newPassword: 'secret-2' }, 'oldPassword', 'password_required'],
    [
      'a short new one',
      { oldPassword: 'secret-1', newPassword: 'seven-7' },
      'newPassword',
      'password_length',
    ],
    [
      'a common new one',
      { oldPassword: 'secret-1', newPassword: 'Sunshine' },
      'newPassword',
      'password_common',
    ],
  ])('refuses %s', async (_, body, field, code) => {
    const { token } = (await login(await buildPerson(), 'secret-1')).data;
    expect(await change(token, body)).toMatchObject({ status: 400, data: { errors: [{ field, code }] } });
  });

  it('refuses the username as the new one', async () => {
    const username = await buildPerson();
    const { token } = (await login(username, 'secret-1')).data;
    const answer = await change(token, { oldPassword: 'secret-1', newPassword: username.toUpperCase() });
    expect(answer.data.errors).toMatchObject([{ field: 'newPassword', code: 'password_personal' }]);
  });

  it('slows down guessing at the old one', async () => {
    const { token } = (await login(await buildPerson(), 'secret-1')).data;
    for (let guess = 0; guess < 5; guess++)
      expect((await change(token, { oldPassword: `guess-${guess}`, newPassword: 'secret-2' })).status).toBe(
        400,
      );
    const answer = await change(token, { oldPassword: 'secret-1', newPassword: 'secret-2' });
    expect(answer).toMatchObject({ status: 429, data: { code: 'login_throttled' } });
  });

  it('is not for the demo', async () => {
    const { token } = await buildLogin(server, 'demo');
    const answer = await change(token, { oldPassword: 'demo', newPassword: 'secret-2' });
    expect(answer.data.code).toBe('demo_read_only');
  });
});

describe('user.setting', () => {
  it('is read, and changed where an entry is named', async () => {
    const username = await buildPerson();
    const { token } = (await login(username, 'secret-1')).data;
    const save = (body: object) => server.ask('POST', '/api/v1/user/setting', { token, body });
    const before = {
      username,
      fullName: 'Test Person',
      telephone: null,
      email: null,
      emailConfirmed: false,
      lang: 'en',
      deleteAt: null,
      push: false,
    };
    const autoSend = expect.objectContaining({ recipients: '', dailyReport: false });
    expect((await server.ask('GET', '/api/v1/user/setting', { token })).data).toEqual({
      ...before,
      autoSend,
    });
    const changed = { fullName: 'Ada Lovelace', telephone: '+44 20 7946 0000', push: true };
    expect((await save(changed)).data).toEqual({ ...before, ...changed, autoSend });
    expect((await save({ telephone: '', email: 'ada@example.org' })).data).toMatchObject({
      fullName: 'Ada Lovelace',
      telephone: null,
      email: 'ada@example.org',
      push: true,
    });
    expect((await save({})).successful).toBe(true);
    expect((await save({ fullName: ' ' })).data.errors[0].code).toBe('full_name_required');
  });
});
