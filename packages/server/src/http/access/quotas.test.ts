import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';

const quotas = {
  sites: 2,
  meters: 3,
  series: 2,
  seriesValues: 5,
  importsPerDay: 2,
  storedMb: 1_000,
  streams: 3,
  streamsPerToken: 2,
};

describe('an account may have so much and no more', () => {
  let server: TestApp;
  let login: Awaited<ReturnType<typeof buildLogin>>;
  let site_id: number;
  beforeAll(async () => {
    server = await appForTest({ quotas });
    login = await buildLogin(server);
    site_id = await buildSite(server.db, { account_id: login.accountId });
  });
  afterAll(() => server.close());

  const ask = async (path: string, body: unknown, type = 'application/json') => {
    const answer = await server.ask('POST', `/api/v1/${path}`, {
      token: login.token,
      body,
      headers: { 'content-type': type, lang: 'en' },
    });
    return { status: answer.status, code: answer.data?.code, message: answer.message };
  };

  it('sites', async () => {
    const save = (name: string) => ask('site/save', { name });
    expect((await save('second')).status).toBe(200);
    expect(await save('third')).toEqual({
      status: 400,
      code: 'quota_sites',
      message: 'Places: 2 at most in one account.',
    });
  });

  it('meters', async () => {
    for (const _ of [1, 2, 3]) await buildMeter(server.db, { site_id });
    const answer = await ask('inverter/save', { siteId: site_id, name: 'fourth', sn: 'FOURTH0001' });
    expect(answer).toMatchObject({ status: 400, code: 'quota_meters' });
    expect(answer.message).toContain('3');
  });

  const prices = (name: string, ...values: number[]) =>
    ask(
      `tariff/prices/${site_id}?series=${name}`,
      ['time,price', ...values.map((hour) => `2025-01-01T0${hour}:00:00Z,0.3`)].join('\n'),
      'text/csv',
    );

  it('series and their values', async () => {
    expect((await prices('one', 1, 2)).status).toBe(200);
    expect((await prices('two', 1)).status).toBe(200);
    expect(await prices('three', 1)).toMatchObject({ status: 400, code: 'quota_series' });
    expect((await prices('two', 2)).status).toBe(200);
    expect(await prices('two', 3, 4)).toMatchObject({ status: 400, code: 'quota_series_values' });
    const emissions = {
      emissions: [1, 2].map((hour) => ({ time: `2025-01-01T0${hour}:00:00Z`, gramsPerKwh: 5 })),
    };
    expect((await ask(`site/emissions/${site_id}`, emissions)).code).toBe('quota_series_values');
  });

  it('imports a day', async () => {
    const { id } = await buildMeter(server.db, { site_id });
    const bring = (query = '') =>
      ask(`inverter/import/${id}${query}`, 'time,import_kwh\n2025-06-01T00:00:00Z,1', 'text/csv');
    expect((await bring()).status).toBe(200);
    expect((await bring()).status).toBe(200);
    expect(await bring()).toMatchObject({ status: 429, code: 'quota_imports' });
    expect((await bring('?dryRun=true')).status).toBe(200);
    server.clock.goOn(24 * 3_600 + 1);
    expect((await bring()).status).toBe(200);
  });

  it('live streams', async () => {
    const ending = new AbortController();
    const open = async (token: string) => {
      const own = new AbortController();
      const path = `${server.address}/api/v1/site/live/${site_id}`;
      const answer = await fetch(path, {
        headers: { token },
        signal: AbortSignal.any([own.signal, ending.signal]),
      });
      return {
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        end: () => own.abort(),
      };
    };
    const first = await open(login.token);
    const second = await open(login.token);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await open(login.token)).toMatchObject({ status: 429, retryAfter: '10' });
    first.end();
    await expect.poll(async () => (await open(login.token)).status).toBe(200);
    ending.abort();
  });
});
