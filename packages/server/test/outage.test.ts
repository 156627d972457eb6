// A PostgreSQL server that goes away, comes back, takes no writes or another writer: what is answered and logged.
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openStorage } from '../src/open-storage.ts';
import { appForTest, type TestApp } from './app-for-test.ts';
import { buildLogin } from './build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from './build-meter.ts';
import { loggedLines } from './logged-lines.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { runSql } from './run-sql.ts';

const patience = { timeout: 30_000, interval: 100 };
const values = [230, 1, 100, 1, 0, 50, 1];
const header = 'time,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor\n';

/** Of a meter that reports every ten seconds, so many days. */
const historyOf = (days: number): string[] =>
  Array.from({ length: days }, (_, day) =>
    Array.from({ length: 8640 }, (_, tick) => {
      const at = new Date(Date.UTC(2025, 0, 1 + day) + tick * 10_000).toISOString();
      return `${at},230,1,600,${(day * 8640 + tick) / 1000},0,50,1\n`;
    }).join(''),
  );

describe.runIf(inject('database').engine === 'postgres')('an outage', () => {
  const logged = loggedLines();
  let postgres: PostgresServer;
  let server: TestApp;
  let token: string;
  let siteId: number;
  let meter: BuiltMeter;
  beforeAll(async () => {
    postgres = await startPostgres();
    const storage = await openStorage({ dataDir: '', databaseUrl: postgres.url, workerFile: '' }, logged.log);
    server = await appForTest({}, { storage });
    const login = await buildLogin(server);
    token = login.token;
    siteId = await buildSite(server.db, { account_id: login.accountId });
    meter = await buildMeter(server.db, { site_id: siteId });
  });
  afterAll(async () => {
    await server.close();
    postgres.stop();
  });
  afterEach(() => logged.forget());

  const upload = (time?: string) => {
    // A meter takes two readings a second.
    server.clock.goOn(1);
    return server.ask('POST', `/upload/${meter.key}`, {
      body: { Data: values, ...(time !== undefined && { time }) },
    });
  };
  const batch = () =>
    server.ask('POST', '/api/v1/sensor/uploadbatch', {
      body: JSON.stringify({ key: meter.key, Data: values }),
    });
  const saveTarget = () =>
    server.ask('POST', '/api/v1/site/savemonthtarget', { token, body: { id: siteId, monthTarget: 300 } });
  const sites = () => server.ask('GET', '/api/v1/user/sitelist', { token });
  const probe = async (path: string) => {
    const response = await fetch(server.address + path);
    return [response.status, await response.json()];
  };
  const isWell = () => expect.poll(() => probe('/healthz'), patience).toEqual([200, { status: 'ok' }]);
  const messages = () => logged.lines().map(({ msg }) => msg);
  const metric = async (name: string): Promise<number> =>
    Number(
      new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await fetch(`${server.address}/metrics`)).text())?.[1],
    );
  const refusedAs = (code: string) => ({ status: 503, successful: false, data: { code } });

  const began =
    'The database cannot be used. Such errors are not logged again until it is back; /metrics counts what is refused.';
  const over = 'The database can be used again.';

  it('is reported by every answer, and by the log once', async () => {
    await upload();
    const stream = await fetch(`${server.address}/api/v1/user/live`, { headers: { token } });
    const before = await metric('ohmstead_unavailable_answers_total');
    logged.forget();
    postgres.pause();
    for (let count = 0; count < 10; count += 1) {
      const answers = await Promise.all([upload(), upload(), batch(), sites()]);
      for (const answer of answers) {
        expect(answer).toMatchObject(refusedAs('unavailable'));
        expect(answer.headers.get('retry-after')).toBe('5');
      }
    }
    expect(await probe('/healthz')).toEqual([503, { status: 'database away' }]);
    expect(await metric('ohmstead_database_out')).toBe(1);
    postgres.resume();
    await isWell();
    await expect.poll(messages, patience).toContain(over);
    await stream.body?.cancel();
    const counted = (await metric('ohmstead_unavailable_answers_total')) - before;
    expect(counted).toBeGreaterThanOrEqual(40);
    // Its server was also without the writer's lock for a moment: a change of state.
    expect(messages()[0]).toBe(began);
    expect(messages().at(-1)).toBe(over);
    expect(messages().length).toBeLessThanOrEqual(4);
    expect(logged.lines().at(-1)?.refused).toBe(counted);
    expect(logged.longest()).toBeLessThan(8_000);
    await expect.poll(async () => (await upload()).status, patience).toBe(200);
  });

  it('is waited for by an import under way, which then goes on', async () => {
    const imported = await buildMeter(server.db, { site_id: siteId });
    const body = header + historyOf(24).join('');
    const request = {
      method: 'POST',
      body,
      headers: { token, 'content-type': 'text/csv' },
    };
    const answer = fetch(`${server.address}/api/v1/inverter/import/${imported.id}`, request);
    await expect
      .poll(async () => {
        const { rows } = await server.storage.pool.query('select from reading_day where meter_id = $1', [
          imported.id,
        ]);
        return rows.length;
      }, patience)
      .toBeGreaterThan(0);
    postgres.pause();
    await expect.poll(messages, patience).toContain(began);
    postgres.resume();
    const response = await answer;
    expect([response.status, (await response.json()).data.readings]).toEqual([200, 24 * 8640]);
    const list = `/api/v1/inverter/imports/${imported.id}`;
    expect((await server.ask('GET', list, { token })).data).toMatchObject([{ state: 'done' }]);
  });

  it('of a database that is read-only lets people read', async () => {
    await isWell();
    // The first look at a site whose meters are new settles what is kept of it.
    expect((await sites()).status).toBe(200);
    const setReadOnly = async (onOff: 'on' | 'off'): Promise<void> => {
      const client = `set default_transaction_read_only = off; alter system set default_transaction_read_only = ${onOff}`;
      for (const statement of [...client.split('; '), 'select pg_reload_conf()'])
        await runSql(postgres.url, statement);
    };
    await setReadOnly('on');
    await expect.poll(() => probe('/readyz'), patience).toEqual([503, { status: 'database read-only' }]);
    expect(await probe('/healthz')).toEqual([503, { status: 'database read-only' }]);
    for (const answer of [await upload(), await batch(), await saveTarget()]) {
      expect(answer).toMatchObject(refusedAs('storage_read_only'));
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect((await sites()).status).toBe(200);
    await setReadOnly('off');
    await isWell();
    await expect.poll(async () => (await upload()).status, patience).toBe(200);
  });

  it('of a server that lost the writer’s lock takes nothing', async () => {
    await isWell();
    const other = new pg.Client({ connectionString: postgres.url });
    await other.connect();
    await other.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`);
    await other.query('select pg_advisory_lock($1)', [0x0487_57ea]);
    await expect.poll(() => probe('/readyz'), patience).toEqual([503, { status: 'writer lock lost' }]);
    expect(await upload()).toMatchObject(refusedAs('unavailable'));
    expect((await sites()).status).toBe(200);
    await other.end();
    await isWell();
    expect((await upload()).status).toBe(200);
  });
});
