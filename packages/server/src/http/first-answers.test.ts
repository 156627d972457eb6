// What is asked right after a large import, another zone or another tariff, on a server that has time for one piece only.
import { dayMs, hourMs } from '@ohmstead/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { tariff } from '../../test/billed-sites.ts';
import { buildLogin, type Login } from '../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { testClock } from '../../test/test-clock.ts';
import { uploadReadings } from '../../test/upload-readings.ts';
import { billJob } from '../bills/bill-job.ts';
import { invalidateSiteIn } from '../rollups/invalidate-rollups.ts';
import { rollUpJob } from '../rollups/roll-up-job.ts';

/** 13:00 in Berlin. */
const noon = Date.parse('2026-03-10T12:00:00Z');
const days = 160;
const oneBatch = 5000;

let hurried: TestApp;
/** The same data, computed however long it takes. */
let patient: TestApp;
let owner: Login;
let siteId: number;
let publicKey: string;
/** What somebody is answered for whom all is computed. */
const expected = new Map<Asked, unknown>();

beforeAll(async () => {
  hurried = await appForTest({}, { clock: testClock(noon * 1000), computingMs: 0 });
  const { storage, clock } = hurried;
  patient = await appForTest({}, { storage, clock });
  owner = await buildLogin(hurried);
  siteId = await buildSite(hurried.db, {
    account_id: owner.accountId,
    latitude: 52.5,
    longitude: 13.4,
  });
  const site_id = siteId;
  const grid = await buildMeter(hurried.db, { site_id, type: 1 });
  const solar = await buildMeter(hurried.db, { site_id, type: 1, use_type: 2 });
  await sendHistory(grid, { importW: 420, exportW: 70 });
  await sendHistory(solar, { importW: 0, exportW: 260 });
  await post(`tariff/save/${siteId}`, tariff('2023-01-01', 310_000));
  const emissions = [{ time: '2025-12-01T00:00:00Z', gramsPerKwh: 300 }];
  await post(`site/emissions/${siteId}`, { emissions });
  publicKey = (await post(`site/publiclink/${siteId}`, { public: true })).link.key;
  for (const asked of questions) {
    const answer = await ask(patient, asked);
    expect(answer).toMatchObject({ status: 200, successful: true });
    expect(answer.computing).toBeUndefined();
    expected.set(asked, answer.data);
  }
}, 300_000);
afterAll(async () => {
  await patient.app.close();
  await patient.context.followUp.stop();
  await hurried.close();
});

/** A little different each day, and once very different. */
const sendHistory = async (meter: BuiltMeter, power: { importW: number; exportW: number }): Promise<void> => {
  let [importKwh, exportKwh] = [1000, 1000];
  const readings = [];
  for (let atMs = noon - days * dayMs; atMs <= noon; atMs += hourMs) {
    const isUnusual = atMs > noon - 90 * dayMs && atMs < noon - 89 * dayMs;
    const share = isUnusual ? 6 : 1 + Math.sin(atMs / dayMs) / 2;
    readings.push({ atMs, powerW: power.importW - power.exportW, importKwh, exportKwh });
    importKwh += (power.importW * share) / 1000;
    exportKwh += (power.exportW * share) / 1000;
  }
  for (let from = 0; from < readings.length; from += oneBatch)
    await uploadReadings(hurried, meter, readings.slice(from, from + oneBatch));
};

const post = async (path: string, body: object) => {
  const answer = await hurried.ask('POST', `/api/v1/${path}`, { token: owner.token, body });
  expect(answer).toMatchObject({ status: 200, successful: true });
  return answer.data;
};

type Asked = { readonly what: string; readonly path: () => string; readonly body?: object };

const ask = (server: TestApp, { path, body }: Asked) =>
  server.ask(body ? 'POST' : 'GET', `/api/v1/${path()}`, { token: owner.token, ...(body && { body }) });

const wholeSpan = 'starttime=2025-01-01&endtime=2026-03-11';
const whatIf = { from: '2025-03-01', to: '2026-03-01', tariff: tariff('2020-01-01', 200_000) };

const questions: Asked[] = [
  {
    what: 'the days of a month',
    path: () => `site/EnergyTypeColumn/${siteId}?date=2025-11-01&timetype=1&ctype=2`,
  },
  {
    what: 'the months of a year',
    path: () => `site/EnergyTypeColumn/${siteId}?date=2025-02-01&timetype=2&ctype=2`,
  },
  { what: 'all years', path: () => `site/EnergyTypeColumnSolar/${siteId}?timetype=3&ctype=2` },
  { what: 'the report of a year', path: () => `site/energyreport/${siteId}?reporttype=2&time=2025-01-01` },
  { what: 'the energy of any span', path: () => `site/areaenergy/${siteId}?${wholeSpan}` },
  {
    what: 'the hours of meters',
    path: () => `site/energyhourdata/${siteId}?starttime=2025-01-10&endtime=2026-01-10`,
  },
  {
    what: 'the hours of the site',
    path: () => `site/energyhours/${siteId}?starttime=2025-01-10&endtime=2026-01-10`,
  },
  { what: 'the hours by month', path: () => `site/energyhourmonths/${siteId}?${wholeSpan}` },
  { what: 'the overview', path: () => `site/overview/${siteId}` },
  { what: 'the list of sites', path: () => 'user/sitelist' },
  { what: 'the portfolio', path: () => 'user/portfolio' },
  { what: 'the bill of a period', path: () => `site/billreport/${siteId}?reporttype=1&time=2025-12` },
  { what: 'the bill of a year', path: () => `site/billreport/${siteId}?reporttype=2&time=2025` },
  { what: 'all bills over time', path: () => `site/billcolumns/${siteId}?reporttype=3` },
  { what: 'the load', path: () => `site/loadanalysis/${siteId}?starttime=2025-04-01&endtime=2026-03-01` },
  { what: 'the average day', path: () => `site/profile/${siteId}?starttime=2025-04-01&endtime=2026-03-01` },
  {
    what: 'abnormal data',
    path: () => `site/dataalert/${siteId}?starttime=2025-04-01&endtime=2026-03-01&kinds=unusualConsumption`,
  },
  { what: 'the forecast', path: () => `site/forecast/${siteId}` },
  { what: 'another tariff', path: () => `bill/whatif/${siteId}`, body: whatIf },
  { what: 'the public page', path: () => `public/overview/${publicKey}` },
  { what: 'its columns', path: () => `public/columns/${publicKey}?timetype=3&ctype=1` },
];

const isIdle = () => !hurried.context.followUp.isBusyWith(siteId);

const forgetAll = async (): Promise<void> => {
  await expect.poll(isIdle, { timeout: 60_000 }).toBe(true);
  await hurried.db.transaction().execute((transaction) => invalidateSiteIn(transaction, siteId));
};

/** Asks until the answer is whole; the progress never goes back. */
const wholeAnswer = async (asked: Asked) => {
  let done = -1;
  for (;;) {
    const answer = await ask(hurried, asked);
    if (!answer.computing) return answer;
    expect(answer.computing.doneDays).toBeGreaterThanOrEqual(done);
    done = answer.computing.doneDays;
    await expect.poll(isIdle, { timeout: 60_000 }).toBe(true);
  }
};

/** Everything that is kept of the site. */
const kept = async (): Promise<string[]> => {
  const ofSite = `site_id = ${siteId}`;
  const ofMeters = `meter_id in (select id from meter where ${ofSite})`;
  const tables = { site_day: ofSite, site_month: ofSite, bill_period: ofSite, meter_day: ofMeters };
  const all: string[] = [];
  for (const [table, which] of Object.entries(tables)) {
    const { rows } = await sql<{ row: string }>`
      select ${table} || to_jsonb(kept)::text as row from ${sql.table(table)} kept
      where ${sql.raw(which)}`.execute(hurried.db);
    all.push(...rows.map(({ row }) => row));
  }
  return all;
};

describe('a first answer', { timeout: 240_000 }, () => {
  it.each(questions)('comes with what is ready, and is whole in the end: $what', async (asked) => {
    await forgetAll();
    const first = await ask(hurried, asked);
    expect(first).toMatchObject({ status: 200, successful: true });
    const { doneDays = 0, allDays = 0 } = first.computing ?? {};
    expect(doneDays).toBeLessThan(allDays);
    expect(first.headers.get('etag')).toBeNull();
    expect(first.data).not.toEqual(expected.get(asked));
    expect((await wholeAnswer(asked)).data).toEqual(expected.get(asked));
  });

  it('is whole at once where little is to be computed', async () => {
    await forgetAll();
    const asked = {
      what: 'the hours of a day',
      path: () => `site/EnergyTypeColumn/${siteId}?date=2025-12-05&timetype=0&ctype=2`,
    };
    const first = await ask(hurried, asked);
    expect(first.computing).toBeUndefined();
    expect(first.headers.get('etag')).not.toBeNull();
    expect(first.data).toEqual((await ask(patient, asked)).data);
  });

  it('keeps only what somebody with time would keep', async () => {
    await forgetAll();
    for (const asked of questions) await ask(hurried, asked);
    for (const asked of questions) await wholeAnswer(asked);
    const rows = await kept();
    expect(rows.length).toBeGreaterThan(days);
    await forgetAll();
    for (const job of [rollUpJob, billJob]) await job(patient.context).run(new AbortController().signal);
    const right = new Set(await kept());
    expect(rows.filter((row) => !right.has(row))).toEqual([]);
  });

  it('of many questions at once is no part of another', async () => {
    await forgetAll();
    await Promise.all(questions.map((asked) => ask(hurried, asked)));
    const whole = await Promise.all(questions.map(wholeAnswer));
    expect(whole.map(({ data }) => data)).toEqual(questions.map((asked) => expected.get(asked)));
  });
});

const change = async (path: string, body: object, asked: Asked) => {
  await wholeAnswer(asked);
  await post(path, body);
  const first = await ask(hurried, asked);
  expect(first.computing?.allDays).toBeGreaterThan(0);
  const whole = await wholeAnswer(asked);
  await forgetAll();
  expect(whole.data).toEqual((await ask(patient, asked)).data);
  return whole.data;
};

const columnsOfAllYears = (): Asked => ({
  what: 'all years',
  path: () => `site/EnergyTypeColumn/${siteId}?timetype=3&ctype=2`,
});
const billOfAllTime = (): Asked => ({
  what: 'all bills',
  path: () => `site/billreport/${siteId}?reporttype=3`,
});

describe('a change', { timeout: 240_000 }, () => {
  it('of the zone is answered with what is ready, too', async () => {
    const before = (await wholeAnswer(columnsOfAllYears())).data;
    const zoned = { id: siteId, name: 'Abroad', timeZone: 'Australia/Lord_Howe' };
    const after = await change('site/save', zoned, columnsOfAllYears());
    expect(after.timeZone).toBe('Australia/Lord_Howe');
    expect(after.series).not.toEqual(before.series);
  });

  it('of the tariff is answered with what is ready, too', async () => {
    const before = (await wholeAnswer(billOfAllTime())).data;
    const [version] = (await hurried.ask('GET', `/api/v1/tariff/list/${siteId}`, { token: owner.token })).data
      .versions;
    const dearer = { ...tariff('2023-01-01', 620_000), id: Number(version.id) };
    const after = await change(`tariff/save/${siteId}`, dearer, billOfAllTime());
    expect(after.total).toBeCloseTo(before.total * 2, 0);
  });
});
