import { calls } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { refusal, serverForTest, success } from '../../test/server-for-test.ts';
import { ApiError, type Failure } from './api-error.ts';
import { createClient } from './client.ts';

const login = { token: 't1', username: 'ada_l', fullName: 'Ada', kind: 'user', mustChangePassword: false };
const credentials = { username: 'ada_l', password: 'secret1' };

const clientOf = (answers: Parameters<typeof serverForTest>[0], token: string | null = null) => {
  const { fetch, asked } = serverForTest(answers);
  return { asked, call: createClient({ fetch, identity: () => ({ token, lang: 'zh-cn' }) }) };
};

const failureOfLogin = async (answers: Parameters<typeof serverForTest>[0]): Promise<Failure> => {
  const error: unknown = await clientOf(answers)
    .call(calls.user.login, { body: credentials })
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw error;
  return error.failure;
};

describe('call', () => {
  it('sends the body with the headers token and lang', async () => {
    const { call, asked } = clientOf({ '/api/v1/user/login': success(login) }, 'old');
    expect(await call(calls.user.login, { body: credentials })).toEqual(login);
    expect(asked[0]?.body).toEqual(credentials);
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      token: 'old',
      lang: 'zh-cn',
      'content-type': 'application/json',
    });
  });

  it('sends no token before there is one, and no content type without a body', async () => {
    const { call, asked } = clientOf({ '/api/v1/user/sitelist': success([]) });
    await call(calls.user.sitelist, {});
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({ lang: 'zh-cn' });
  });

  it('writes parameters into the path and the query', async () => {
    const { call, asked } = clientOf({});
    const given = { params: { id: 7 }, query: { date: '2026-03-29' } };
    await expect(call(calls.site.powerLine2, given)).rejects.toThrow(ApiError);
    expect(asked[0]?.path).toBe('/api/v1/site/powerLine2/7?date=2026-03-29');
  });

  it('encodes what a path must not contain', async () => {
    const { call, asked } = clientOf({});
    await expect(call(calls.upload.byKey, { params: { key: 'a/b?c' } })).rejects.toThrow(ApiError);
    expect(asked[0]?.path).toBe('/upload/a%2Fb%3Fc');
  });

  it('reads capitalised answers', async () => {
    const body = { Successful: true, Message: null, Data: login };
    const { call } = clientOf({ '/api/v1/user/login': { body } });
    expect(await call(calls.user.login, { body: credentials })).toEqual(login);
  });

  it('refuses an answer that breaks the contract', async () => {
    expect(await failureOfLogin({ '/api/v1/user/login': success({ token: 5 }) })).toEqual({ kind: 'answer' });
    expect(await failureOfLogin({ '/api/v1/user/login': { body: 'hello' } })).toEqual({ kind: 'answer' });
  });

  it('reports a lost network', async () => {
    expect(await failureOfLogin({})).toEqual({ kind: 'network' });
  });

  it('reads the code of a failed login', async () => {
    const answer = refusal(200, { code: 9005 }, 'Invalid username or password');
    expect(await failureOfLogin({ '/api/v1/user/login': answer })).toEqual({
      kind: 'refused',
      status: 200,
      code: 'login_failed',
      message: 'Invalid username or password',
      fields: [],
    });
  });

  it('reads an errorMsg that stands alone as the end of the session', async () => {
    const answer = { body: { successful: false, data: { errorMsg: 'Please log in again' } } };
    expect(await failureOfLogin({ '/api/v1/user/login': answer })).toEqual({
      kind: 'sessionLost',
      message: 'Please log in again',
    });
  });

  it('reads the fields a validation names', async () => {
    const errors = [{ field: 'username', code: 'username_required', message: 'Please enter' }];
    const failure = await failureOfLogin({
      '/api/v1/user/login': refusal(400, { code: 'validation', errors }),
    });
    expect(failure).toMatchObject({ kind: 'refused', code: 'validation', fields: errors });
  });

  it('reads a refusal that is not ours by its status', async () => {
    const answer = { status: 502, body: '<html>Bad gateway</html>' };
    expect(await failureOfLogin({ '/api/v1/user/login': answer })).toMatchObject({
      kind: 'refused',
      status: 502,
    });
  });
});
