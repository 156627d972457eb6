import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin } from '../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { readConfig } from '../config/config.ts';
import { openStoredBytes } from '../quotas/stored-bytes.ts';
import { measureAccounts } from '../quotas/stored-bytes-job.ts';

const quotas = (() => {
  const read = readConfig({ MAX_STORED_MB: '1' }, '/');
  if (read.kind === 'wrong') throw new Error(read.problems.join());
  return read.config.quotas;
})();

const quarterMs = 900_000;
/** With their slots they take some ten megabytes. */
const rows = 30_000;
const file = [
  'time,phase,voltage_v,power_w,import_kwh',
  ...Array.from({ length: rows }, (_, index) => {
    const time = new Date(Date.UTC(2024, 0, 1) + index * quarterMs).toISOString();
    return `${time},1,230,400,${(index / 10).toFixed(1)}`;
  }),
].join('\n');
const reading = { Data: [[230, 1, 230, 700.5, 0, 50, 1]] };

describe('an account that stores as much as it may', () => {
  let server: TestApp;
  let login: Awaited<ReturnType<typeof buildLogin>>;
  let meter: BuiltMeter;
  let site_id: number;
  beforeAll(async () => {
    server = await appForTest({ quotas });
    login = await buildLogin(server);
    site_id = await buildSite(server.db, { account_id: login.accountId });
    meter = await buildMeter(server.db, { site_id, type: 1 });
  });
  afterAll(() => server.close());

  const ask = async (path: string, body: unknown, type = 'text/csv') => {
    const { status, data, message, headers } = await server.ask('POST', `/api/v1/${path}`, {
      token: login.token,
      body,
      headers: { 'content-type': type, lang: 'en' },
    });
    return { status, code: data?.code, message, data, retryAfter: headers.get('retry-after') };
  };
  const bring = () => ask(`inverter/import/${meter.id}`, file);
  const send = (...times: readonly string[]) => {
    const lines = times.map((time) => JSON.stringify({ key: meter.key, time, ...reading }));
    return ask('sensor/uploadbatch', lines.join('\n'), 'application/x-ndjson');
  };
  const sendNow = () => ask('sensor/uploadbatch', JSON.stringify({ key: meter.key, ...reading }));
  const measure = () => measureAccounts(server.context, new AbortController().signal);
  const count = async (): Promise<number> => {
    const row = await server.db
      .selectFrom('reading_day')
      .select(({ fn }) => fn.sum<number>('count').as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  it('ends an import about where its quota is', async () => {
    expect(await bring()).toMatchObject({
      status: 429,
      code: 'quota_stored',
      retryAfter: '3600',
      message: 'Stored data: 1 MB at most in one account. Delete what is no longer needed.',
    });
    const written = await count();
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(rows);
  });

  it('takes no history, also once it is measured and after a restart', async () => {
    await measure();
    expect(await bring()).toMatchObject({ status: 429, code: 'quota_stored' });
    const prices = await ask(`tariff/prices/${site_id}?series=one`, 'time,price\n2025-01-01T00:00:00Z,0.3');
    expect(prices).toMatchObject({ status: 429, code: 'quota_stored' });
    const timed = await send('2026-03-01T00:00:00Z', '2026-03-01T00:01:00Z');
    expect(timed).toMatchObject({ status: 429, code: 'upload_storage_full', retryAfter: '3600' });
    const restarted = openStoredBytes(server.db, quotas);
    await restarted.load();
    expect(restarted.isFull(login.accountId)).toBe(true);
  });

  it('takes what its meters say now', async () => {
    expect(await sendNow()).toMatchObject({ status: 200, data: { accepted: 1 } });
  });

  it('leaves other accounts alone, and goes on once something is deleted', async () => {
    const other = await buildLogin(server);
    await measure();
    expect(server.context.storedBytes.isFull(other.accountId)).toBe(false);
    await server.db.deleteFrom('reading_day').execute();
    await measure();
    expect(await send('2026-03-01T00:00:00Z')).toMatchObject({ status: 200, data: { accepted: 1 } });
  });
});
