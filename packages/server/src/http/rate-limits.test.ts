import { afterEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import type { Config } from '../config.ts';

let server: TestApp;
afterEach(() => server.close());

const start = async (config: Partial<Config> = {}): Promise<void> => {
  server = await appForTest(config);
};

const register = (number: number, headers: Record<string, string> = {}) =>
  server.ask('POST', '/api/v1/user/register', {
    headers,
    body: {
      ...{ username: `person_${number}`, password: 'secret-1', fullName: 'A', TimeZoneInfoId: 'Etc/UTC' },
      sn: `AB${String(number).padStart(6, '0')}`,
    },
  });

const registerMany = async (times: number, headers: Record<string, string> = {}): Promise<number[]> => {
  const statuses: number[] = [];
  for (let number = 0; number < times; number++) statuses.push((await register(number, headers)).status);
  return statuses;
};

describe('registrations', () => {
  it('are limited an hour and address, above what an office needs; wrong ones do not count', async () => {
    await start();
    for (let time = 0; time < 70; time++) {
      expect((await server.ask('POST', '/api/v1/user/register', { body: {} })).status).toBe(400);
    }
    const statuses = await registerMany(61);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
    const refused = await register(99);
    expect(refused.data.code).toBe('rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('are those of the client’s own address behind a trusted proxy only', async () => {
    await start({ trustProxy: 1 });
    const behind = (address: string) => ({ 'x-forwarded-for': address });
    await registerMany(60, behind('192.0.2.1'));
    expect((await register(61, behind('192.0.2.1'))).status).toBe(429);
    expect((await register(62, behind('192.0.2.2'))).status).toBe(200);
    // What a client puts there itself stands before the proxy's entry and is not believed.
    expect((await register(63, behind('192.0.2.9, 192.0.2.1'))).status).toBe(429);
  });
});

describe('requests', () => {
  it('pass at a hundred a second', async () => {
    await start();
    const address = `${server.address}/api/v1/common/config`;
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await fetch(address)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
