import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { importIntervals, steadyQuarters } from '../../test/interval-meters.ts';
import { readZip } from '../../test/read-zip.ts';
import { steadyReadings, uploadReadings } from '../../test/upload-readings.ts';
import { nowMs } from '../clock/clock.ts';
import { sendNotice } from '../notices/send-notice.ts';

const hourMs = 3_600_000;
const picture = Buffer.from('89504e470d0a1a0a00', 'hex');

let server: TestApp;
let owner: Login;
let other: Login;
let meter: BuiltMeter;
beforeAll(async () => {
  server = await appForTest();
  owner = await buildLogin(server);
  other = await buildLogin(server);
  meter = await fill(owner, 'My home');
  await fill(other, 'Their home');
});
afterAll(() => server.close());

/** A site with all that there can be. */
const fill = async ({ accountId }: Login, name: string): Promise<BuiltMeter> => {
  const { db, clock } = server;
  const site_id = await buildSite(db, { account_id: accountId, name });
  await db
    .updateTable('site')
    .set({ public_password_hash: '$argon2id$secret', public_key: `${name} key` })
    .where('id', '=', site_id)
    .execute();
  const made = await buildMeter(db, { site_id, type: 1, name: '=1+1' });
  const from = nowMs(clock) - 2 * hourMs;
  const readings = steadyReadings(from, nowMs(clock), hourMs, { importW: 100, exportW: 0 });
  await uploadReadings(server, made, readings);
  await sendNotice(db, {
    accountId,
    type: 'product',
    template: 'feedbackAnswered',
    params: { title: name },
    link: '/edit/feedback/1',
    at: new Date(nowMs(clock)),
  });
  await db
    .insertInto('tariff_version')
    .values({ site_id, valid_from: '2026-01-01', definition: JSON.stringify({ name }) })
    .execute();
  const at = new Date(nowMs(clock));
  const prices = [at, new Date(at.getTime() + hourMs)].map((start) => ({
    site_id,
    series: `=${name}`,
    at: start,
    minutes: 60,
    price_micros: 250_000,
  }));
  await db.insertInto('price_series').values(prices).execute();
  await sendFeedback(accountId, name, at);
  return made;
};

const sendFeedback = async (account_id: number, title: string, at: Date): Promise<void> => {
  const { db } = server;
  const { id } = await db
    .insertInto('feedback')
    .values({
      account_id,
      type: 'bug',
      title,
      email: null,
      created_at: at,
      last_message_at: at,
      last_from: 'user',
      read_at: at,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await db
    .insertInto('feedback_message')
    .values({ feedback_id: id, author: 'user', written_by: account_id, content: 'Look', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('feedback_file')
    .values({
      message_id: message.id,
      name: '../../a.png',
      media_type: 'image/png',
      width: 1,
      height: 1,
      bytes: picture,
    })
    .execute();
};

const download = (token: string, lang = 'en') =>
  fetch(`${server.address}/api/v1/user/download`, { headers: { token, lang } });

const filesOf = async (answer: Response): Promise<Map<string, string>> => {
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  return new Map([...files].map(([name, content]) => [name, content.toString('utf8')]));
};

describe('user.download', () => {
  it('is a ZIP of everything of the account, explained, and nothing of others', async () => {
    const answer = await download(owner.token);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="ohmstead-2026-03-10.zip"');
    const files = await filesOf(answer);
    const json = (name: string) => JSON.parse(files.get(name) ?? '');
    expect(json('account.json')).toMatchObject({ id: owner.accountId, fullName: 'Test Person' });
    expect(json('sites.json')).toMatchObject([{ name: 'My home', time_zone: 'Europe/Berlin' }]);
    expect(json('tariffs.json')).toMatchObject([
      { validFrom: '2026-01-01', definition: { name: 'My home' } },
    ]);
    expect(json('feedback.json')).toMatchObject([{ title: 'My home', messages: [{ content: 'Look' }] }]);
    expect(json('notices.json')).toEqual([
      {
        id: expect.any(Number),
        type: 'product',
        title: 'Your feedback has been answered',
        content: 'There is an answer to your feedback “My home”.',
        link: '/edit/feedback/1',
        publishedAt: '2026-03-10T12:00:00.000Z',
        readAt: null,
      },
    ]);
    expect(json('sessions.json')).toHaveLength(1);
    expect(json('bills.json')).toEqual([]);
    expect(files.get('meters.csv')).toContain(meter.sn);
    expect(files.get('meters.csv')).toContain(`'=1+1`);
    expect(files.get('prices.csv')?.split('\r\n')).toEqual([
      'site_id,series,time,minutes,price_per_kwh',
      expect.stringMatching(/^\d+,'=My home,2026-03-10T12:00:00.000Z,60,0.25$/),
      expect.stringMatching(/^\d+,'=My home,2026-03-10T13:00:00.000Z,60,0.25$/),
      '',
    ]);
    expect(files.get(`readings/${meter.sn}.csv`)?.split('\r\n').slice(0, 2)).toEqual([
      'time,phase,voltage_v,current_a,power_w,import_kwh,export_kwh,frequency_hz,power_factor',
      '2026-03-10T11:00:00+01:00,1,230,1,100,1000,1000,,',
    ]);
    expect([...files.values()].join('\n')).not.toContain('Their home');
  });

  it('has the interval energy of meters that have any', async () => {
    const one = await buildLogin(server);
    const site_id = await buildSite(server.db, { account_id: one.accountId });
    const made = await buildMeter(server.db, { site_id });
    await importIntervals(server, made.id, steadyQuarters('2026-03-02T23:00:00Z', 1, [250_000, null]));
    const files = await filesOf(await download(one.token));
    expect(files.get(`intervals/${made.sn}.csv`)?.split('\r\n')).toEqual([
      'from,to,import_kwh,export_kwh,estimated',
      '2026-03-03T00:00:00+01:00,2026-03-03T00:15:00+01:00,0.25,,false',
      '',
    ]);
  });

  it('has bills in kWh and units of the currency', async () => {
    const one = await buildLogin(server);
    const site_id = await buildSite(server.db, { account_id: one.accountId });
    const coverage = { measured: 1, estimated: 0, missing: 0, unpriced: 0 };
    const none = { lines: [], total: null, coverage, unpriced: [] };
    const line = { kind: 'energy', energyMwh: 1_500_000, priceMicros: 310_000, amount: 47, days: 31 };
    const bill = {
      currency: 'EUR',
      fromDate: '2026-01-01',
      toDate: '2026-02-01',
      cost: {
        ...none,
        lines: [{ ...line, demandMilliwatts: null, ratePpm: null, baseAmount: null }],
        total: 47,
        unpriced: [{ reason: 'noVersion', fromMs: 0, toMs: 900_000, energyMwh: 250_000 }],
      },
      income: none,
      saving: none,
      demand: { atMs: 0, milliwatts: 4_200_000 },
      quarterHours: 1,
    };
    await server.db
      .insertInto('bill_period')
      .values({
        site_id,
        from_date: bill.fromDate,
        to_date: bill.toDate,
        rules: 1,
        cost: 47,
        income: null,
        saving: null,
        bill: JSON.stringify(bill),
      })
      .execute();
    const [stored] = JSON.parse((await filesOf(await download(one.token))).get('bills.json') ?? '');
    expect(stored).toMatchObject({
      siteId: site_id,
      from: '2026-01-01',
      to: '2026-02-01',
      currency: 'EUR',
      cost: {
        lines: [{ kind: 'energy', kWh: 1.5, price: 0.31, amount: 0.47, days: 31 }],
        total: 0.47,
        unpriced: [{ from: '1970-01-01T00:00:00.000Z', kWh: 0.25 }],
      },
      income: { total: null },
      demand: { kW: 4.2 },
    });
  });

  it('is whole where a meter’s first reading came within a second', async () => {
    const one = await buildLogin(server);
    const site_id = await buildSite(server.db, { account_id: one.accountId });
    const made = await buildMeter(server.db, { site_id, type: 1 });
    const from = nowMs(server.clock) - 2 * hourMs + 678;
    await uploadReadings(
      server,
      made,
      steadyReadings(from, from + hourMs, hourMs, { importW: 100, exportW: 0 }),
    );
    const files = await filesOf(await download(one.token));
    expect(files.get(`readings/${made.sn}.csv`)).toContain('\r\n2026-03-10T11:00:00.678000+01:00,1,230,');
  });

  it('holds no hash, no token and no key of a public page', async () => {
    const all = [...(await filesOf(await download(owner.token))).values()].join('\n');
    expect(all).toContain(meter.key);
    for (const secret of ['argon2', 'My home key', 'password_hash', 'token_hash', owner.token])
      expect(all).not.toContain(secret);
  });

  it('holds the pictures of feedback under names of ours', async () => {
    const files = readZip(Buffer.from(await (await download(owner.token)).arrayBuffer()));
    const pictures = [...files].filter(([name]) => name.startsWith('feedback/'));
    expect(pictures).toEqual([[expect.stringMatching(/^feedback\/\d+-\d+-\d+\.png$/), picture]]);
  });

  it('explains every file that there is', async () => {
    const files = await filesOf(await download(owner.token));
    const readme = files.get('README.txt') ?? '';
    for (const name of files.keys()) {
      const shown = name.replace(/^(feedback)\/.*/, '$1/…').replace(/^(readings)\/.*/, '$1/….csv');
      if (name !== 'README.txt') expect(readme).toContain(`${shown}\r\n    `);
    }
    expect(readme).toMatch(/^The data of your Ohmstead account/);
  });

  it('gives readings that can be imported again', async () => {
    const csv = (await filesOf(await download(owner.token))).get(`readings/${meter.sn}.csv`) ?? '';
    const site_id = await buildSite(server.db, { account_id: owner.accountId });
    const empty = await buildMeter(server.db, { site_id, type: 1 });
    const answer = await server.ask('POST', `/api/v1/inverter/import/${empty.id}`, {
      token: owner.token,
      body: csv,
      headers: { 'content-type': 'text/csv' },
    });
    expect(answer).toMatchObject({ successful: true, data: { rows: 3 } });
  });
});
