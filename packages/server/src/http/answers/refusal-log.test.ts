import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildAccount } from '../../../test/build-meter.ts';
import { hashPassword } from '../../accounts/password.ts';
import { createRefusalLog } from './refusal-log.ts';

const collected = () => {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: { warn: (line: unknown) => void lines.push(line as Record<string, unknown>) } };
};

describe('the log of refusals', () => {
  it('logs the first of an address and reason at once, and how many followed', () => {
    const { lines, log } = collected();
    const refusals = createRefusalLog(log);
    for (let time = 0; time < 1000; time++)
      refusals.note({ reason: 'login_failed', address: '192.0.2.1', account: `ada_${time}` });
    refusals.note({ reason: 'login_failed', address: '192.0.2.2' });
    expect(lines).toEqual([
      { reason: 'login_failed', address: '192.0.2.1', account: 'ada_0', count: 1 },
      { reason: 'login_failed', address: '192.0.2.2', count: 1 },
    ]);
    refusals.flush();
    expect(lines.slice(2)).toEqual([{ reason: 'login_failed', address: '192.0.2.1', count: 999 }]);
    refusals.note({ reason: 'login_failed', address: '192.0.2.1' });
    expect(lines).toHaveLength(4);
  });

  it('has no more lines however many addresses there are', () => {
    const { lines, log } = collected();
    const refusals = createRefusalLog(log);
    for (let host = 0; host < 5000; host++) refusals.note({ reason: 'login_failed', address: `a${host}` });
    refusals.flush();
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toEqual({ reason: 'of many kinds', count: 4950 });
  });

  it('logs by itself once the minute is over', async () => {
    const { lines, log } = collected();
    const refusals = createRefusalLog(log, 5);
    for (let time = 0; time < 3; time++) refusals.note({ reason: 'rate_limited', address: '192.0.2.1' });
    await expect.poll(() => lines.length).toBe(2);
  });
});

describe('a refused request', () => {
  const { lines, log } = collected();
  const nothing = () => undefined;
  let server: TestApp;
  beforeAll(async () => {
    server = await appForTest({}, { log: { ...log, info: nothing, error: nothing } });
    await buildAccount(server.db, {
      username: 'lovelace',
      password_hash: await hashPassword('four plain words'),
    });
  });
  afterAll(() => server.close());

  const logIn = (username: string, password: string) =>
    server.ask('POST', '/api/v1/user/login', { body: { username, password } });

  it('leaves a line with who, where from and why, and no secret', async () => {
    await logIn('lovelace', 'my-wrong-secret');
    await server.ask('GET', '/api/v1/user/sitelist', { token: 'made-up-token' });
    expect(lines).toEqual([
      {
        reason: 'login_failed',
        address: '127.0.0.1',
        account: 'lovelace',
        count: 1,
        route: '/api/v1/user/login',
      },
      expect.objectContaining({ reason: 'login_required', route: '/api/v1/user/sitelist' }),
    ]);
    for (let time = 0; time < 5; time++) await logIn('lovelace', 'my-wrong-secret');
    expect(lines.at(-1)).toMatchObject({ reason: 'login_throttled', account: 'lovelace' });
    await logIn('lovelace', 'four plain words');
    expect(JSON.stringify(lines)).not.toMatch(/secret|made-up-token|plain/);
  });

  it('leaves out what is no username: it may be a password', async () => {
    const before = lines.length;
    await server.ask('POST', '/api/v1/user/password', { body: { username: 'correct horse battery' } });
    await logIn('correct horse battery', 'x');
    expect(JSON.stringify(lines.slice(before))).not.toContain('horse');
  });
});
