// The first administrator's password was printed, or came from ADMIN_PASSWORD: many may have seen it.
import { callList } from '@ohmstead/contract/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { ensureAdministrator } from '../../accounts/first-administrator.ts';

const first = 'set-by-the-operator';
const own = 'four plain words';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await appForTest();
  await ensureAdministrator(server.db, { adminPassword: first, dataDir: '/nowhere' });
  token = (await logIn(first)).data.token;
});
afterAll(() => server.close());

const logIn = (password: string) =>
  server.ask('POST', '/api/v1/user/login', { body: { username: 'admin', password } });
const ask = (path: string) => server.ask('GET', path, { token });

const allowed = ['user.logout', 'user.setting', 'user.password'];
const refused = callList.filter(({ access, name }) => access === 'account' && !allowed.includes(name));

describe('the first administrator', () => {
  it.each(refused.map(({ name, method, path }) => [name, method, path] as const))(
    'cannot call %s with the first password',
    async (_, method, path) => {
      const answer = await server.ask(method, path.replace('{id}', '1'), { token });
      expect(answer).toMatchObject({ status: 403, data: { code: 'password_change_required' } });
    },
  );

  it('learns at login that another has to be chosen', async () => {
    const { data } = await logIn(first);
    expect(data.mustChangePassword).toBe(true);
    token = data.token;
  });

  it('sees who they are, and cannot keep the password that was given', async () => {
    expect(await ask('/api/v1/user/setting')).toMatchObject({ status: 200, data: { username: 'admin' } });
    const body = { oldPassword: first, newPassword: first };
    const answer = await server.ask('POST', '/api/v1/user/password', { token, body });
    expect(answer.data.errors).toMatchObject([{ field: 'newPassword', code: 'password_change_required' }]);
  });

  it('can do everything once another is chosen, after later logins too', async () => {
    const body = { oldPassword: first, newPassword: own };
    const answer = await server.ask('POST', '/api/v1/user/password', { token, body });
    expect(answer).toMatchObject({ status: 200, message: 'Password changed' });
    expect((await ask('/api/v1/user/sitelist')).status).toBe(200);
    const later = await logIn(own);
    expect(later.data.mustChangePassword).toBe(false);
    token = later.data.token;
    expect((await ask('/api/v1/user/sitelist')).status).toBe(200);
    expect((await logIn(first)).data.code).toBe(9005);
  });
});
