// Every list of the administrator with twenty thousand accounts, each with a site, a meter and its newest reading: enough
// that totals are estimated. How long they take with more is measured by `npm run bench -- lists`.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { type AccountQuery, listAccounts } from './accounts/list-accounts.ts';
import { readHealth } from './health/read-health.ts';
import { contestedClaims } from './meters/contested-claims.ts';
import { listMeters, type MeterQuery } from './meters/list-meters.ts';
import { waitingMeters } from './meters/waiting-meters.ts';
import { readLog } from './read-log.ts';

const many = 20_000;

const statements = [
  `insert into account (username, username_key, password_hash, full_name, email, kind, time_zone, created_at,
      disabled_at)
    select 'user_' || i, 'user_' || i, rpad('$argon2id$', 97, md5(i::text)),
      (array['Ada', 'Bob', 'Carla', 'David', 'Élodie'])[1 + i % 5] || ' ' || initcap(left(md5((i * 7)::text), 8)),
      case when i % 3 > 0 then left(md5(i::text), 10) || '@example.com' end, 'user', 'Europe/Berlin',
      timestamptz '2025-01-01' + i * interval '5 minutes', case when i % 1000 = 0 then now() end
    from generate_series(1, ${many}) i`,
  `insert into site (account_id, name, time_zone, price_unit)
    select id, 'Home ' || substr(md5(id::text), 3, 6), time_zone, 'EUR' from account`,
  `insert into meter (site_id, sn, name, type, use_type, upload_key, proof_needed)
    select id, 'AB' || lpad(id::text, 10, '0'), 'Grid', 3, 1, md5('k' || id), id % 100 = 0 from site`,
  `insert into meter (site_id, sn, name, type, use_type, upload_key, proof_needed, claim_pending)
    select id, 'AB' || lpad((id - 1)::text, 10, '0'), 'Claim', 3, 1, md5('c' || id), true, true
    from site where id % 100 = 50`,
  `update latest_reading set at = to_timestamp(extract(epoch from now())::float8 - meter_id % 1000), arrived_at = now(),
    phase_values = array_fill(1.5::float8, array[21]), interval_seconds = 10`,
  `insert into open_sender (sn, network, first_seen_at, last_seen_at)
    select case when i % 10 = 0 then 'AB' || lpad((i * 10)::text, 10, '0') else 'WAITING' || i / 2 end,
      '192.0.2.' || i, now(), now() from generate_series(1, ${many / 10}) i`,
  `insert into session (token_hash, account_id, client_kind, remember, created_at, last_used_at, expires_at, ended)
    select sha256(id::text::bytea), id, 'web', true, now(), now(), now() + interval '1 year',
      case when id % 2 = 0 then 'logout' end from account`,
  `insert into administrator_action (at, administrator, action, subject, detail)
    select now(), 'admin', 'admin.disableuser', username, '{}' from account`,
  'vacuum analyze',
];

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
  for (const statement of statements) await storage.pool.query(statement);
}, 300_000);
afterAll(() => storage.close());

const at = new Date();

const totalOf = async (list: Promise<{ total: number; rows: readonly unknown[] }>) => {
  const { total, rows } = await list;
  return [total, rows.length];
};

describe('with many accounts', () => {
  it.each<[string, AccountQuery, number, number]>([
    ['first page', { skip: 0 }, many, 50],
    ['deep page', { skip: 18_000 }, many, 50],
    ['a rare word', { search: 'user_17777', skip: 0 }, 1, 1],
    ['a common word', { search: 'user', skip: 0 }, many, 50],
    ['a common word, deep', { search: 'ada', skip: 3_900 }, 4_000, 50],
    ['two words', { search: 'élodie user_4', skip: 0 }, 223, 50],
    ['a serial number', { search: 'AB0000017777', skip: 0 }, 1, 1],
    ['nothing', { search: 'nobodyhasthis', skip: 0 }, 0, 0],
    ['the disabled', { state: 'disabled', skip: 5 }, 20, 15],
    ['the open, deep', { state: 'open', skip: 18_000 }, 19_980, 50],
  ])('accounts are listed: %s', async (_name, query, total, rows) => {
    const found = await totalOf(listAccounts(storage.db, query));
    expect(found.slice(1)).toEqual([rows]);
    expect(Math.abs((found[0] ?? 0) - total)).toBeLessThanOrEqual(total > 1_000 ? total / 50 : 5);
  });

  it.each<[string, Omit<MeterQuery, 'at'>, number]>([
    ['first page', { skip: 0 }, 50],
    ['deep page', { skip: 18_000 }, 50],
    ['a serial number', { search: 'AB0000017777', skip: 0 }, 1],
    ['a username', { search: 'user_17777', skip: 0 }, 1],
    ['a common word', { search: 'home', skip: 0 }, 50],
    ['nothing', { search: 'nobodyhasthis', skip: 0 }, 0],
    ['online', { state: 'online', skip: 0 }, 50],
    ['offline, deep', { state: 'offline', skip: 12_000 }, 50],
    ['unproven', { state: 'unproven', skip: 0 }, 50],
    ['blocked', { state: 'blocked', skip: 0 }, 0],
    ['online and a common word', { state: 'online', search: 'grid', skip: 0 }, 50],
  ])('meters are listed: %s', async (_name, query, rows) => {
    const [, found] = await totalOf(listMeters(storage.db, { ...query, at }));
    expect(found).toBe(rows);
  });

  it('all else is listed', async () => {
    const { db } = storage;
    expect(await totalOf(waitingMeters(db, { skip: 0 }))).toEqual([1_000, 50]);
    const claims = await totalOf(contestedClaims(db, { skip: 0, at }));
    expect(claims).toEqual([200, 50]);
    expect(await totalOf(readLog(db, { skip: 0 }))).toEqual([many, 50]);
    expect(await totalOf(readLog(db, { skip: 18_000 }))).toEqual([many, 50]);
    expect(await totalOf(readLog(db, { search: 'user_17777', skip: 0 }))).toEqual([1, 1]);
    expect(await totalOf(readLog(db, { search: 'admin', skip: 0 }))).toEqual([many, 50]);
  });

  it('the health is read', async () => {
    const health = await readHealth(
      {
        db: storage.db,
        version: '0',
        startedAt: at,
        engine: storage.engine,
        health: storage.health,
        ingest: { load: () => ({ readingsPerSecond: 0, unwritten: 0, lagMs: null }) },
        jobRuns: { list: () => [] },
        config: { smtpUrl: null },
      },
      at,
    );
    expect(health.accounts).toBe(many);
  });
});
