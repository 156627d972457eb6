// Many logins at once: hashing them waits its turn, and nobody is made to pay for it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildAccount } from '../../../test/build-meter.ts';
import { demoLogin } from '../../accounts/demo-login.ts';
import { hashPassword } from '../../accounts/password.ts';
import { installDemo } from '../../demo/install-demo.ts';

const startMs = Date.parse('2026-03-10T12:00:00Z');

let server: TestApp;
beforeAll(async () => {
  server = await appForTest({ demo: true, trustProxy: 1 });
  await installDemo(server.db, { anchorMs: startMs, countedFromMs: startMs });
});
afterAll(() => server.close());

const logIn = (credentials: { username: string; password: string }, address: string) =>
  server.ask('POST', '/api/v1/user/login', { body: credentials, headers: { 'x-forwarded-for': address } });

describe('logins at once', () => {
  it('are put off where too many of one address wait, without being counted as failed', async () => {
    const password = 'four plain words';
    const password_hash = await hashPassword(password);
    const people = Array.from({ length: 100 }, (_, number) => ({ username: `crowd_${number}`, password }));
    await Promise.all(people.map(({ username }) => buildAccount(server.db, { username, password_hash })));
    const answers = await Promise.all(people.map((person) => logIn(person, '192.0.2.1')));
    const refused = people.filter((_, number) => answers[number]?.status === 429);
    expect(answers.filter(({ successful }) => successful).length).toBeGreaterThanOrEqual(64);
    expect(refused.length).toBeGreaterThan(0);
    const one = answers.find(({ status }) => status === 429);
    expect(one).toMatchObject({ data: { code: 'rate_limited' } });
    expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const person of refused)
      expect(await logIn(person, '192.0.2.1')).toMatchObject({ successful: true });
  });
});

describe('the demo’s logins', () => {
  it('hash nothing', async () => {
    const demo = await server.db
      .selectFrom('account')
      .select('password_hash')
      .where('kind', '=', 'demo')
      .executeTakeFirstOrThrow();
    expect(demo.password_hash).not.toContain('argon2');
    expect(await logIn(demoLogin, '192.0.2.2')).toMatchObject({ successful: true });
    expect((await logIn({ ...demoLogin, password: 'not it' }, '192.0.2.2')).data.code).toBe(9005);
  });

  it('are limited a minute and address, above what a school class needs', async () => {
    const answers = await Promise.all(Array.from({ length: 201 }, () => logIn(demoLogin, '192.0.2.3')));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(200);
    expect((await logIn(demoLogin, '192.0.2.3')).data.code).toBe('rate_limited');
    expect((await logIn(demoLogin, '192.0.2.4')).successful).toBe(true);
  });

  it('are those of the whole block of an IPv6 address', async () => {
    const from = (host: number) => logIn(demoLogin, `2001:db8::${host.toString(16)}`);
    await Promise.all(Array.from({ length: 200 }, (_, host) => from(host + 1)));
    expect((await from(999)).status).toBe(429);
  });
});
