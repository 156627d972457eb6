import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import type { Config } from '../../config/config.ts';

let server: TestApp;
afterEach(() => server.close());

const start = async (config: Partial<Config> = {}): Promise<void> => {
  server = await appForTest(config);
};

const register = (number: number, headers: Record<string, string> = {}) =>
  server.ask('POST', '/api/v1/user/register', {
    headers,
    body: {
      username: `person_${number}`,
      password: 'secret-1',
      fullName: 'A',
      TimeZoneInfoId: 'Etc/UTC',
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

describe('checks of a serial number', () => {
  const check = async (token: string, times: number, address: string): Promise<number[]> => {
    const path = '/api/v1/inverter/checksn?sn=UNKNOWN00001';
    const headers = { 'x-forwarded-for': address };
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 50) {
      const some = Array.from({ length: Math.min(50, times - time) }, () =>
        server.ask('GET', path, { token, headers }),
      );
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    return statuses;
  };

  it('are limited an hour and account, above what whoever installs a hundred meters needs', async () => {
    await start({ trustProxy: 1 });
    const { token } = await buildLogin(server);
    expect(new Set(await check(token, 400, '192.0.2.1'))).toEqual(new Set([200]));
    expect(new Set(await check(token, 100, '192.0.2.2'))).toEqual(new Set([200]));
    const path = '/api/v1/inverter/checksn?sn=UNKNOWN00001';
    const refused = await server.ask('GET', path, { token, headers: { 'x-forwarded-for': '192.0.2.3' } });
    expect(refused).toMatchObject({ status: 429, data: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  it('are limited an hour and address, whatever the accounts', async () => {
    await start({ trustProxy: 1 });
    const refused: number[] = [];
    for (let account = 0; account < 3; account++) {
      const { token } = await buildLogin(server);
      refused.push((await check(token, 400, '192.0.2.1')).filter((status) => status === 429).length);
      // Five hundred requests a second are another limit of the address.
      await wait(1000);
    }
    expect(refused).toEqual([0, 0, 200]);
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

  it('pass again after their second although the clock of the machine was set back meanwhile', async () => {
    await start();
    const address = `${server.address}/api/v1/common/config`;
    const askMany = (times: number) =>
      Promise.all(Array.from({ length: times }, async () => (await fetch(address)).status));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const statuses = new Set<number>();
      for (let round = 0; round < 20 && !statuses.has(429); round++) {
        for (const status of await askMany(300)) statuses.add(status);
      }
      expect(statuses).toEqual(new Set([200, 429]));
      vi.setSystemTime(Date.now() - 3_600_000);
      await wait(1100);
      expect(await askMany(1)).toEqual([200]);
    } finally {
      vi.useRealTimers();
    }
  });
});
