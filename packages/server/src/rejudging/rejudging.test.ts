// Counts that are judged anew: what changed is shown to the owner once.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { readZip } from '../../test/read-zip.ts';
import { ledgerJob } from '../audit/ledger-job.ts';
import { billJob } from '../bills/bill-job.ts';
import { commands } from '../commands/run-command.ts';
import { markAllStale } from '../recompute/stale-ledger.ts';
import { invalidateBillsIn } from '../rollups/invalidate-bills.ts';
import { rollUpJob } from '../rollups/roll-up-job.ts';
import { rejudgingJob } from './compare-job.ts';

const quarterMs = 900_000;
/** Two hundredths of a kWh in every quarter-hour of January and February in Berlin. */
const fromMs = Date.parse('2025-12-31T23:00:00Z');
const quarters = 59 * 96;

let server: TestApp;
let login: Login;
beforeAll(async () => {
  server = await appForTest();
});
beforeEach(async () => {
  login = await buildLogin(server);
});
afterAll(() => server.close());

const ask = async (path: string) => (await server.ask('GET', `/api/v1/${path}`, { token: login.token })).data;

const measuredSite = async (name: string): Promise<{ siteId: number; meter: BuiltMeter }> => {
  const siteId = await buildSite(server.db, { account_id: login.accountId, name });
  const meter = await buildMeter(server.db, { site_id: siteId, type: 1 });
  const lines = Array.from({ length: quarters + 1 }, (_, quarter) =>
    JSON.stringify({
      key: meter.key,
      time: new Date(fromMs + quarter * quarterMs).toISOString(),
      Data: [230, 1, 80, 1000 + quarter * 0.02, 0],
    }),
  );
  const sent = await server.ask('POST', '/api/v1/sensor/uploadbatch', {
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect(sent.data).toMatchObject({ refused: [] });
  const body = { name: 'House', validFrom: '2025-01-01', buying: { type: 'standard', priceMicros: 250_000 } };
  await server.ask('POST', `/api/v1/tariff/save/${siteId}`, { token: login.token, body });
  return { siteId, meter };
};

const running = new AbortController().signal;
const keepAll = async (): Promise<void> => {
  server.clock.goOn(1);
  await rollUpJob(server.context).run(running);
  await billJob(server.context).run(running);
};
const compare = () => rejudgingJob(server.context).run(running);
const rebuild = (argument: string) => {
  const command = commands.get('rebuild');
  if (!command) throw new Error('There is no command that rebuilds.');
  return command(server.context, argument, () => undefined, running);
};

/** 5 kWh more than the readings say, from the tenth of January on, as an older engine had booked them. */
const bookTooMuch = async ({ id }: BuiltMeter): Promise<void> => {
  await sql`update register_slot set first_counts[1] = first_counts[1] + 5000000,
    last_counts[1] = last_counts[1] + 5000000
    where meter_id = ${id} and slot >= '2026-01-10T12:00Z'`.execute(server.db);
};

const notices = async () => {
  const list = await ask('user/noticelist');
  return Promise.all(list.map(({ id }: { id: number }) => ask(`user/notice/${id}`)));
};

const unread = async (): Promise<string[]> => {
  const list = await ask('user/noticelist');
  return list.flatMap(({ isRead, title }: { isRead: boolean; title: string }) => (isRead ? [] : [title]));
};

describe('a rebuild', () => {
  it('shows once which months and bills changed, before and after', async () => {
    const { siteId, meter } = await measuredSite('Mill');
    await bookTooMuch(meter);
    await keepAll();
    await rebuild(meter.sn);
    await compare();
    expect(await ask('user/rejudged')).toMatchObject([
      {
        site: { id: siteId, name: 'Mill' },
        meters: [{ id: meter.id, name: 'Grid' }],
        months: [
          { month: '2026-01', figure: 'imported', beforeKwh: 64.52, afterKwh: 59.52 },
          { month: '2026-01', figure: 'consumed', beforeKwh: 64.52, afterKwh: 59.52 },
        ],
        bills: [
          { from: '2026-01-01', to: '2026-02-01', currency: 'EUR', before: 16.13, after: 14.88, causes: [] },
        ],
      },
    ]);
    expect(await unread()).toEqual(['Some of your months or bills have changed']);
    const [notice] = await notices();
    expect(notice).toMatchObject({
      content: expect.stringContaining('Meters: 1. Changed months: 1. Changed bills: 1.'),
      link: '/edit/rejudged',
    });
    const mails = await server.db
      .selectFrom('mail')
      .select('id')
      .where('account_id', '=', login.accountId)
      .execute();
    expect(mails).toEqual([]);
    await compare();
    expect(await unread()).toEqual([]);
    expect(await ask('user/rejudged')).toHaveLength(1);
  });

  it('that changes nothing shows nothing', async () => {
    const { meter } = await measuredSite('Barn');
    await keepAll();
    await rebuild(meter.sn);
    await compare();
    expect(await ask('user/rejudged')).toEqual([]);
    expect(await notices()).toEqual([]);
    const left = await server.db
      .selectFrom('rejudging')
      .select('id')
      .where('compared_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('of several sites, one after the other, leaves one notice to read', async () => {
    const [one, other] = [await measuredSite('One'), await measuredSite('Other')];
    for (const { meter } of [one, other]) await bookTooMuch(meter);
    await keepAll();
    await rebuild(one.meter.sn);
    await compare();
    await rebuild(other.meter.sn);
    await compare();
    const list = await notices();
    expect(list).toHaveLength(1);
    expect(list[0].content).toContain('Meters: 2. Changed months: 2. Changed bills: 2.');
    // It has been read: what comes later is another one.
    await keepAll();
    await bookTooMuch(one.meter);
    await invalidateMonths(one.siteId);
    await keepAll();
    await rebuild(one.meter.sn);
    await compare();
    expect((await notices()).map(({ content }) => content)).toEqual([
      expect.stringContaining('Meters: 1.'),
      expect.stringContaining('Meters: 2.'),
    ]);
  });

  it('keeps the figures from before the first of two, and waits until all counts are whole', async () => {
    const { meter } = await measuredSite('Twice');
    await bookTooMuch(meter);
    await keepAll();
    await rebuild(meter.sn);
    await rebuild(meter.sn);
    await markAllStale(server.db, meter.id);
    await compare();
    expect(await ask('user/rejudged')).toEqual([]);
    await ledgerJob(server.context).run(running);
    await compare();
    expect((await ask('user/rejudged'))[0].months[0]).toMatchObject({ beforeKwh: 64.52, afterKwh: 59.52 });
  });

  const price = {
    name: 'Dearer',
    validFrom: '2025-06-01',
    buying: { type: 'standard', priceMicros: 500_000 },
  };
  it.each([
    ['tariff', (siteId: number) => [`tariff/save/${siteId}`, price] as const],
    [
      'currency',
      (siteId: number) => ['site/save', { id: siteId, name: 'Abroad', priceUnit: 'USD' }] as const,
    ],
  ])('shows no bill whose %s somebody changed meanwhile', async (_, changeOf) => {
    const { siteId, meter } = await measuredSite('Abroad');
    await bookTooMuch(meter);
    await keepAll();
    await rebuild(meter.sn);
    const [path, body] = changeOf(siteId);
    const saved = await server.ask('POST', `/api/v1/${path}`, { token: login.token, body });
    expect(saved.successful).toBe(true);
    await compare();
    const [{ months, bills }] = await ask('user/rejudged');
    expect([months.length, bills.length]).toEqual([2, 0]);
  });

  it('shows no month of a site whose zone somebody changed meanwhile', async () => {
    const { siteId, meter } = await measuredSite('Moved');
    await bookTooMuch(meter);
    await keepAll();
    await rebuild(meter.sn);
    const body = { id: siteId, name: 'Moved', timeZone: 'Asia/Tokyo' };
    await server.ask('POST', '/api/v1/site/save', { token: login.token, body });
    await compare();
    expect(await ask('user/rejudged')).toEqual([]);
  });

  it('is shown to the owner alone, and is in the account’s download', async () => {
    const { meter } = await measuredSite('Own');
    await bookTooMuch(meter);
    await keepAll();
    await rebuild(meter.sn);
    await compare();
    const stranger = await buildLogin(server);
    const theirs = await server.ask('GET', '/api/v1/user/rejudged', { token: stranger.token });
    expect(theirs.data).toEqual([]);
    const response = await fetch(`${server.address}/api/v1/user/download`, {
      headers: { token: login.token },
    });
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect(JSON.parse(String(files.get('rejudged.json')))).toEqual(await ask('user/rejudged'));
  });
});

/** As if the site's figures had been computed from the ledger that an older engine left. */
const invalidateMonths = (siteId: number): Promise<void> =>
  server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('site_month').where('site_id', '=', siteId).execute();
    await trx.deleteFrom('site_day').where('site_id', '=', siteId).execute();
    await invalidateBillsIn(trx, siteId);
  });
