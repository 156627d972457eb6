// The demo was on, and the server starts again on the same data without it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { demoLogin } from '../../accounts/demo-login.ts';
import { installDemo } from '../../demo/install-demo.ts';

const startMs = Date.parse('2026-03-10T12:00:00Z');

const logIn = (server: TestApp, credentials: object) =>
  server.ask('POST', '/api/v1/user/login', { body: credentials });

describe('the demo’s account with DEMO=off', () => {
  let server: TestApp;
  let earlierToken: string;
  beforeAll(async () => {
    const before = await appForTest({ demo: true });
    await installDemo(before.db, { anchorMs: startMs, countedFromMs: startMs });
    earlierToken = (await logIn(before, demoLogin)).data.token;
    await before.app.close();
    await before.context.close();
    server = await appForTest({ demo: false }, { storage: before.storage });
  });
  afterAll(() => server.close());

  it('is refused like any wrong login', async () => {
    const refused = await logIn(server, demoLogin);
    const unknown = await logIn(server, { username: 'nobody_here', password: 'not it' });
    expect(refused).toMatchObject({ status: 200, successful: false, data: { code: 9005 } });
    expect({ ...unknown, headers: null }).toEqual({ ...refused, headers: null });
  });

  it.each(['/api/v1/user/sitelist', '/api/v1/user/live'])('has no session of before at %s', async (path) => {
    const answer = await server.ask('GET', path, { token: earlierToken });
    expect(answer).toMatchObject({ status: 401, data: { code: 'login_required' } });
  });
});
