// A server whose clock stands still, with one account that asks.
import { afterAll, beforeAll, expect } from 'vitest';
import { appForTest, type TestApp } from './app-for-test.ts';
import { buildLogin, type Login } from './build-login.ts';
import { testClock } from './test-clock.ts';

type Sent = { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** The server of one file of tests. */
export const signedInServer = (nowMs: number) => {
  let server: TestApp;
  let login: Login;
  beforeAll(async () => {
    server = await appForTest({}, { clock: testClock(nowMs * 1000) });
    login = await buildLogin(server);
  });
  afterAll(() => server.close());

  /** Paths are those below /api/v1/. */
  const answerTo = (method: string, path: string, sent: Sent = {}) =>
    server.ask(method, `/api/v1/${path}`, { token: login.token, ...sent });
  return {
    server: () => server,
    accountId: () => login.accountId,
    answerTo,
    /** The data of a successful answer. */
    ask: async (method: string, path: string, sent: Sent = {}) => {
      const answer = await answerTo(method, path, sent);
      expect(answer).toMatchObject({ status: 200, successful: true });
      return answer.data;
    },
  };
};
