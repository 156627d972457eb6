// An account that is deleted: planned, kept, and gone a week later with everything that was its.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin } from '../../test/build-login.ts';
import { buildAccount, buildMeter, buildSite } from '../../test/build-meter.ts';
import { type TestClock, testClock } from '../../test/test-clock.ts';
import { steadyReadings, uploadReadings } from '../../test/upload-readings.ts';
import { hashPassword } from '../accounts/password.ts';
import { nowMs } from '../clock/clock.ts';
import { sendNotice } from '../notices/send-notice.ts';
import { purgeJob } from '../sites/editing/purge-deleted.ts';
import { deletionJob } from './deletion-job.ts';

const week = 7 * 86_400;
const never = new AbortController().signal;

let server: TestApp;
let clock: TestClock;
beforeAll(async () => {
  clock = testClock();
  server = await appForTest({ demo: true }, { clock });
});
afterAll(() => server.close());

let made = 0;
const buildPerson = async (kind: 'user' | 'admin' = 'user') => {
  made += 1;
  const username = `person_${made}`;
  const password_hash = await hashPassword('secret-1');
  const email = `${username}@example.org`;
  const accountId = await buildAccount(server.db, { username, password_hash, email, kind });
  return { username, accountId, email, token: await tokenOf(username) };
};
const login = (username: string, client = 'web') =>
  server.ask('POST', '/api/v1/user/login', {
    body: { username, password: 'secret-1' },
    headers: { client },
  });
const tokenOf = async (username: string): Promise<string> => (await login(username)).data.token;
const send = (token: string, name: string, body: object = {}) =>
  server.ask('POST', `/api/v1/user/${name}`, { token, body });
const deleteAtOf = async (token: string) =>
  (await server.ask('GET', '/api/v1/user/setting', { token })).data.deleteAt;
const mailKinds = async (email: string) => {
  const rows = await server.db
    .selectFrom('mail')
    .select(['content', 'account_id'])
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ content, account_id }) => [(content as { kind: string }).kind, account_id]);
};

describe('user.deleteaccount', () => {
  it('plans it for a week later and says so by mail; the account works until then', async () => {
    const { username, token, email, accountId } = await buildPerson();
    const deleteAt = new Date(nowMs(clock) + week * 1000).toISOString();
    const answer = await send(token, 'deleteaccount', { password: 'secret-1' });
    expect(answer).toMatchObject({ status: 200, data: { deleteAt } });
    expect(await deleteAtOf(token)).toBe(deleteAt);
    clock.goOn(100);
    expect((await send(token, 'deleteaccount', { password: 'secret-1' })).data).toEqual({ deleteAt });
    expect(await mailKinds(email)).toEqual([['accountToBeDeleted', accountId]]);
    await deletionJob(server.context).run(never);
    expect((await login(username)).successful).toBe(true);
  });

  it('asks for the password, and slows down guessing at it', async () => {
    const { token } = await buildPerson();
    for (let guess = 0; guess < 5; guess++) {
      const answer = await send(token, 'deleteaccount', { password: `guess-${guess}` });
      expect(answer.data.errors).toMatchObject([{ field: 'password', code: 'password_invalid' }]);
    }
    const throttled = await send(token, 'deleteaccount', { password: 'secret-1' });
    expect(throttled).toMatchObject({ status: 429, data: { code: 'login_throttled' } });
    expect(await deleteAtOf(token)).toBeNull();
  });

  it('is refused for the last administrator, also of two at once', async () => {
    const [one, two] = [await buildPerson('admin'), await buildPerson('admin')];
    const answers = await Promise.all(
      [one, two].map(({ token }) => send(token, 'deleteaccount', { password: 'secret-1' })),
    );
    expect(answers.map(({ successful }) => successful).sort()).toEqual([false, true]);
    expect(answers.find(({ successful }) => !successful)?.data.code).toBe('last_administrator');
  });
});

describe('user.keepaccount', () => {
  it('takes it back', async () => {
    const { username, token } = await buildPerson();
    await send(token, 'deleteaccount', { password: 'secret-1' });
    expect(await send(token, 'keepaccount')).toMatchObject({ message: 'Your account will be kept.' });
    expect(await deleteAtOf(token)).toBeNull();
    clock.goOn(week + 1);
    await deletionJob(server.context).run(never);
    expect((await login(username)).successful).toBe(true);
  });

  it('comes too late once it has begun', async () => {
    const { token, username } = await buildPerson();
    await send(token, 'deleteaccount', { password: 'secret-1' });
    await server.db
      .updateTable('account')
      .set({ disabled_at: new Date(0) })
      .where('username', '=', username)
      .execute();
    expect((await send(token, 'keepaccount')).status).toBe(401);
  });
});

/** Rows that name an account, site or meter, by table; a row's own text tells rows apart. */
const rowsOf = async (ids: { account: number; site: number; meter: number }) => {
  const { rows: columns } = await sql<{ table: string; column: 'account_id' | 'site_id' | 'meter_id' }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and column_name in ('account_id', 'site_id', 'meter_id')
    order by table_name, column_name`.execute(server.db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const id = { account_id: ids.account, site_id: ids.site, meter_id: ids.meter }[column];
    const { rows } = await sql<{ count: number }>`
      select count(*)::int4 as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
      server.db,
    );
    if ((rows[0]?.count ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found;
};

describe('a deleted account', () => {
  type Owner = Awaited<ReturnType<typeof buildOwner>>;
  let gone: Owner;
  let other: Owner;

  /** An account with something in every table that people fill. */
  const buildOwner = async () => {
    const person = await buildPerson();
    const { db } = server;
    const site = await buildSite(db, { account_id: person.accountId });
    const meter = await buildMeter(db, { site_id: site, type: 1 });
    const at = new Date(nowMs(clock));
    const guest = await buildLogin(server);
    const from = nowMs(clock) - 3_600_000;
    await uploadReadings(
      server,
      meter,
      steadyReadings(from, nowMs(clock), 900_000, { importW: 100, exportW: 0 }),
    );
    await sendNotice(db, {
      accountId: person.accountId,
      type: 'product',
      template: 'welcome',
      params: {},
      link: null,
      at,
    });
    await db
      .insertInto('site_share')
      .values({ site_id: site, account_id: guest.accountId, shows_prices: true, created_at: at })
      .execute();
    const feedback = await db
      .insertInto('feedback')
      .values({
        account_id: person.accountId,
        type: 'bug',
        title: 'It is broken',
        email: null,
        created_at: at,
        last_message_at: at,
        last_from: 'user',
        read_at: at,
        finished_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('feedback_message')
      .values({
        feedback_id: feedback.id,
        author: 'user',
        written_by: person.accountId,
        content: 'Look',
        created_at: at,
      })
      .execute();
    await db
      .insertInto('tariff_version')
      .values({ site_id: site, valid_from: '2026-01-01', definition: '{}' })
      .execute();
    await db
      .insertInto('price_series')
      .values({ site_id: site, series: 'spot', at, minutes: 60, price_micros: 1 })
      .execute();
    await db
      .insertInto('alert_rule')
      .values({ site_id: site, meter_id: meter.id, kind: 'overPower', is_on: true, limit_value: 1 })
      .execute();
    await db
      .insertInto('incident')
      .values({
        site_id: site,
        meter_id: meter.id,
        kind: 'overPower',
        phase: null,
        started_at: at,
        ended_at: null,
        limit_value: 1,
        worst: 2,
        worst_at: at,
        facts: '[]',
        evidence: '[]',
        snoozed_until: null,
        corrected_at: null,
      })
      .execute();
    const ids = { account: person.accountId, site, meter: meter.id };
    return { ...person, ids, guest, sn: meter.sn };
  };

  beforeEach(async () => {
    gone = await buildOwner();
    other = await buildOwner();
  });

  it('is gone with everything that was its, and nothing of others is', async () => {
    const ofOther = await rowsOf(other.ids);
    expect(await rowsOf(gone.ids)).toEqual(expect.arrayContaining(ofOther));
    expect(ofOther).toEqual(
      expect.arrayContaining([
        'session.account_id',
        'site.account_id',
        'reading.meter_id',
        'feedback.account_id',
        'alert_rule.site_id',
        'incident.meter_id',
      ]),
    );
    await send(gone.token, 'deleteaccount', { password: 'secret-1' });
    clock.goOn(week);
    await deletionJob(server.context).run(never);
    clock.goOn(3600);
    await purgeJob(server.context).run(never);

    expect(await rowsOf(gone.ids)).toEqual([]);
    expect(await rowsOf(other.ids)).toEqual(ofOther);
    const left = await server.db
      .selectFrom('login_failure')
      .select('subject')
      .where('subject', 'like', `%:${gone.username} %`)
      .execute();
    expect(left).toEqual([]);
    expect((await login(gone.username)).data.code).toBe(9005);
    expect(await deleteAtOf(gone.token)).toBeUndefined();
    expect(await mailKinds(gone.email)).toEqual([['accountDeleted', null]]);
  });

  it('goes on after a stop in the middle, and cannot be used meanwhile', async () => {
    await send(gone.token, 'deleteaccount', { password: 'secret-1' });
    clock.goOn(week);
    const stopping = new AbortController();
    const { ingest, ...context } = server.context;
    const meterChanged = (sn: string) => {
      stopping.abort();
      ingest.meterChanged(sn);
    };
    await deletionJob({ ...context, ingest: { meterChanged } }).run(stopping.signal);
    expect(await rowsOf(gone.ids)).toContain('session.account_id');
    expect(await login(gone.username)).toMatchObject({ data: { code: 'account_disabled' } });
    await deletionJob(server.context).run(never);
    const account = server.db.selectFrom('account').select('id').where('id', '=', gone.accountId);
    expect(await account.execute()).toEqual([]);
  });

  it('leaves its serial number and its name free', async () => {
    await send(gone.token, 'deleteaccount', { password: 'secret-1' });
    clock.goOn(week);
    await deletionJob(server.context).run(never);
    const answer = await server.ask('POST', '/api/v1/user/register', {
      body: {
        username: gone.username,
        password: 'secret-1',
        fullName: 'B',
        TimeZoneInfoId: 'Etc/UTC',
        sn: gone.sn,
      },
    });
    expect(answer.successful).toBe(true);
  });
});
