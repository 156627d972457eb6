// Nobody but administrators with a password of their own gets into an administrator's call, whatever else is wrong.
import { callList } from '@ohmstead/contract/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskOptions, appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildAccount } from '../../../test/build-meter.ts';

const named = callList.filter(({ access }) => access === 'admin').map((call) => [call.name, call] as const);

describe('a call of administrators', () => {
  let server: TestApp;
  let user: string;
  let demo: string;
  let beginner: string;
  let administrator: string;
  beforeAll(async () => {
    server = await appForTest({ demo: true });
    user = (await buildLogin(server)).token;
    administrator = (await buildLogin(server, 'admin')).token;
    demo = (await buildLogin(server, 'demo')).token;
    const id = await buildAccount(server.db, { kind: 'admin', password_is_first: true });
    beginner = await server.context.sessions.open({ id, endsOthers: true }, 'web', true);
  });
  afterAll(() => server.close());

  it('lies below /api/v1/admin/, and nothing else does', () => {
    for (const { path, access } of callList) {
      expect([path, path.startsWith('/api/v1/admin/')]).toEqual([path, access === 'admin']);
    }
  });

  /** Right ones, and ones whose id, body or content type is wrong. */
  const requestsOf = (method: string, path: string, token?: string) => {
    const ask = (id: string, options: AskOptions = {}) =>
      server.ask(method, path.replace('{id}', id), { ...(token !== undefined && { token }), ...options });
    return [
      ask('1'),
      ask('nonsense'),
      ...(method === 'POST' ? [ask('1', { body: '{' }), ask('1', { body: {} })] : []),
      ask('1', { headers: { 'content-type': 'text/csv' }, ...(method === 'POST' && { body: 'x' }) }),
    ];
  };

  it.each(named.filter(([, { params }]) => params))(
    '%s answers an id that is none with 400, and an unknown one with 404',
    async (_, { method, path }) => {
      const ask = (id: string) => server.ask(method, path.replace('{id}', id), { token: administrator });
      for (const wrong of ['nonsense', '0', '-1', '1.5', '1e99'])
        expect(await ask(wrong)).toMatchObject({
          status: 400,
          data: { code: 'validation', errors: [{ field: 'id' }] },
        });
      const unknown = await ask(String(Number.MAX_SAFE_INTEGER));
      // A call with a body says first what is wrong with that.
      expect(['wrong_id', 'validation']).toContain(unknown.data.code);
    },
  );

  it.each(named)('%s answers a stranger 401', async (_, { method, path }) => {
    for (const token of [undefined, 'made-up']) {
      for (const answer of await Promise.all(requestsOf(method, path, token)))
        expect(answer).toMatchObject({ status: 401, successful: false, data: { code: 'login_required' } });
    }
  });

  it.each(named)('%s answers an ordinary user and the demo 403', async (_, { method, path }) => {
    for (const token of [user, demo]) {
      for (const answer of await Promise.all(requestsOf(method, path, token)))
        expect(answer).toMatchObject({ status: 403, successful: false, data: { code: 'permission_denied' } });
    }
  });

  it.each(named)(
    '%s wants another password first from an administrator who has the first one',
    async (_, { method, path }) => {
      for (const answer of await Promise.all(requestsOf(method, path, beginner)))
        expect(answer).toMatchObject({ successful: false, data: { code: 'password_change_required' } });
    },
  );
});

describe('an unknown address below /api/v1/admin/', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await appForTest();
  });
  afterAll(() => server.close());

  it('answers as a call there would, so that only administrators learn that there is none', async () => {
    const user = (await buildLogin(server)).token;
    const administrator = (await buildLogin(server, 'admin')).token;
    for (const [method, path] of [
      ['GET', 'nothing'],
      ['GET', ''],
      ['POST', 'health'],
      ['DELETE', 'user/1'],
      ['PUT', 'a/b/c'],
    ] as const) {
      const ask = (token?: string) =>
        server.ask(method, `/api/v1/admin/${path}`, token === undefined ? {} : { token });
      const [stranger, ordinary, admin] = [await ask(), await ask(user), await ask(administrator)];
      expect([method, path, stranger.status, ordinary.status, admin.status]).toEqual([
        method,
        path,
        401,
        403,
        404,
      ]);
      expect(admin.data.code).toBe('not_found');
    }
  });
});
