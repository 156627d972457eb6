// Forty days of a three-phase meter, with what is to be found in them, over real HTTP and in both tiers of readings.

import type { AverageDays, DataAlerts, OtherSeries, SiteForecast, SiteLoad } from '@ohmstead/contract';
import { hourMs } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { testClock } from '../../../test/test-clock.ts';
import { packHotRows } from '../../ingest/pack-job.ts';

const quarterMs = hourMs / 4;
/** A Tuesday, 13:00 in Berlin. */
const noon = Date.parse('2026-03-10T12:00:00Z');
const start = Date.parse('2026-01-29T23:00:00Z');
const unusualDay = Date.parse('2026-03-04T23:00:00Z');
const surge = Date.parse('2026-02-20T10:00:00Z');
const silence = { from: Date.parse('2026-02-25T02:00:00Z'), to: Date.parse('2026-02-25T05:00:00Z') };

/** 600 W, and 1,800 W from 8 to 20 by Berlin's clock; four times that on the unusual day. Two thirds on phase A. */
const wattsAt = (ms: number): number => {
  const hour = (ms / hourMs + 1) % 24;
  const usual = hour >= 8 && hour < 20 ? 1800 : 600;
  return ms >= unusualDay && ms < unusualDay + 24 * hourMs ? 4 * usual : usual;
};
const shares = [2 / 3, 1 / 6, 1 / 6];
const energyKwh = 24 * 1.2;

let server: TestApp;
let login: Login;
let siteId: number;
let meter: BuiltMeter;

const lines = function* (): Generator<string> {
  const counted = [100, 100, 100];
  for (let ms = start; ms <= noon; ms += quarterMs) {
    const isSilent = ms > silence.from && ms < silence.to;
    const voltage = ms === surge ? 262.5 : ms === surge + quarterMs ? 258 : 231;
    const rows = shares.map((share, phase) => {
      const watts = share * wattsAt(ms);
      return [phase === 1 ? voltage : 231, watts / 231, watts, counted[phase], 0, 50, 0.95];
    });
    if (!isSilent) yield JSON.stringify({ key: meter.key, time: new Date(ms).toISOString(), Datas: rows });
    for (const [phase, share] of shares.entries()) {
      counted[phase] = (counted[phase] ?? 0) + (share * wattsAt(ms)) / 4000;
    }
  }
};

beforeAll(async () => {
  server = await appForTest({}, { clock: testClock(noon * 1000) });
  login = await buildLogin(server);
  siteId = await buildSite(server.db, { account_id: login.accountId, month_target_kwh: 1000 });
  meter = await buildMeter(server.db, {
    site_id: siteId,
    rated_power_w: 20_000,
    rated_current_a: 40,
    rated_voltage_v: 230,
  });
  const response = await fetch(`${server.address}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: [...lines()].join('\n'),
  });
  expect((await response.json()).data).toMatchObject({ duplicates: 0, refused: [] });
});
afterAll(() => server.close());

const ask = async (call: string, query = '') => {
  const answer = await server.ask('GET', `/api/v1/site/${call}/${siteId}?${query}`, { token: login.token });
  expect(answer).toMatchObject({ successful: true });
  return answer.data;
};
const refusal = async (call: string, query: string) =>
  (await server.ask('GET', `/api/v1/site/${call}/${siteId}?${query}`, { token: login.token })).data;

const kindsOf = ({ items }: DataAlerts) => items.map(({ kind }) => kind);
/** All that is to be found of the forty days. */
const everything = () => ask('dataalert', 'starttime=2026-01-30&endtime=2026-03-11');

describe('site.dataalert', () => {
  it('finds what is abnormal, newest first, hot and packed alike', async () => {
    const hot: DataAlerts = await everything();
    expect(kindsOf(hot)).toEqual(['unusualConsumption', 'gap', 'overVoltage']);
    const [unusual, gap, high] = hot.items;
    expect(unusual).toMatchObject({ meterId: null, unit: 'kWh', from: '2026-03-04T23:00:00.000000Z' });
    expect(unusual?.worst).toBeCloseTo(4 * energyKwh, 3);
    expect(unusual?.limit).toBeCloseTo(energyKwh, 3);
    expect(gap).toMatchObject({ meterId: meter.id, worst: 180, unit: 'minutes', limit: 30 });
    expect(high).toMatchObject({
      phase: 2,
      events: 1,
      worst: 262.5,
      unit: 'V',
      from: '2026-02-20T10:00:00.000000Z',
      to: '2026-02-20T10:15:00.000000Z',
    });
    expect(hot.next).toBeNull();

    const other: OtherSeries = await ask(
      'otheranalysis',
      'quantity=voltageV&starttime=2026-02-20&endtime=2026-02-21',
    );
    const long: OtherSeries = await ask('otheranalysis', 'starttime=2026-01-30&endtime=2026-03-11');
    await packHotRows(server.context, new AbortController().signal);
    const { rows } = await server.storage.pool.query('select count(*)::int4 as days from reading_day');
    expect(rows[0].days).toBeGreaterThan(30);
    expect(await everything()).toEqual(hot);
    expect(await ask('otheranalysis', 'quantity=voltageV&starttime=2026-02-20&endtime=2026-02-21')).toEqual(
      other,
    );
    expect(await ask('otheranalysis', 'starttime=2026-01-30&endtime=2026-03-11')).toEqual(long);
  });

  it('searches only for what is asked', async () => {
    const query = 'starttime=2026-01-30&kinds=gap,offline';
    expect(kindsOf(await ask('dataalert', query))).toEqual(['gap']);
    expect(kindsOf(await ask('dataalert', `${query}&skip=1`))).toEqual([]);
    expect(kindsOf(await ask('dataalert', 'starttime=2026-03-06'))).toEqual([]);
    expect(kindsOf(await ask('dataalert', `starttime=2026-01-30&sensorids=${meter.id}`))).toEqual([
      'gap',
      'overVoltage',
    ]);
  });

  it('lists a meter that is still silent', async () => {
    server.clock.goOn(3600);
    const found: DataAlerts = await ask('dataalert', 'kinds=offline');
    server.clock.goOn(-3600);
    expect(found.items).toMatchObject([{ kind: 'offline', to: null, worst: 60, meterId: meter.id }]);
  });

  it.each([
    ['kinds=nonsense', 'kinds', 'field_invalid'],
    ['sensorids=999999', 'sensorids', 'id_invalid'],
    ['sensorids=me', 'sensorids', 'id_invalid'],
    ['starttime=2026-02-30', 'starttime', 'date_invalid'],
    ['starttime=2026-03-02&endtime=2026-03-01', 'endtime', 'date_invalid'],
    ['skip=-1', 'skip', 'field_invalid'],
  ])('refuses %s', async (query, field, code) => {
    expect(await refusal('dataalert', query)).toMatchObject({
      code: 'validation',
      errors: [{ field, code }],
    });
  });
});

describe('site.dataalertparameter', () => {
  const path = () => `/api/v1/site/dataalertparameter/${siteId}`;
  const save = (body: object) => server.ask('POST', path(), { token: login.token, body });

  it('is by rating until the owner says otherwise', async () => {
    const before = await ask('dataalertparameter');
    expect(before.parameters).toEqual(before.defaults);
    expect(before.meters).toMatchObject([{ meterId: meter.id, overVoltageV: 253, overCurrentA: 40 }]);
    const saved = await save({ overVoltagePercent: 120, gapMinutes: 240 });
    expect(saved.data).toMatchObject({
      parameters: { overVoltagePercent: 120 },
      meters: [{ overVoltageV: 276 }],
    });
    expect(kindsOf(await everything())).toEqual(['unusualConsumption']);
    await save({ unusualScore: 100 });
    expect(kindsOf(await everything())).toEqual([]);
    const back = await save({ overVoltagePercent: null, gapMinutes: null, unusualScore: null });
    expect(back.data.parameters).toEqual(before.defaults);
  });

  it('is searched by, a page at a time, with nothing lost and nothing twice', async () => {
    await save({ overVoltagePercent: 100 });
    const found: DataAlerts['items'] = [];
    let pages = 0;
    let query: string | null = 'endtime=2026-03-11';
    while (query !== null) {
      const page: DataAlerts = await ask('dataalert', `starttime=2026-01-30&kinds=overVoltage&${query}`);
      found.push(...page.items);
      pages += 1;
      query = page.next && `endtime=${page.next.endtime}&skip=${page.next.skip}`;
    }
    await save({ overVoltagePercent: null });
    expect(pages).toBeGreaterThan(1);
    expect(new Set(found.map(({ from, phase }) => `${from} ${phase}`)).size).toBe(found.length);
    // The meter sent on 41 days of UTC, on three phases.
    expect(found).toHaveLength(3 * 41);
    const ends = found.map(({ to }) => to ?? '');
    expect(ends).toEqual(ends.toSorted().reverse());
  });

  it('refuses what cannot be meant', async () => {
    const refused = {
      code: 'validation',
      errors: [{ field: 'lowPowerFactor', code: 'number_out_of_range' }],
    };
    expect((await save({ lowPowerFactor: 2 })).data).toMatchObject(refused);
  });
});

describe('site.loadAnalysis', () => {
  it('gives extremes with their times, base load and load factor, of the site and of a meter', async () => {
    const query = 'starttime=2026-02-01&endtime=2026-02-08';
    const load: SiteLoad = await ask('loadanalysis', query);
    expect(load).toMatchObject({ meterId: null, known: 1, timeZone: 'Europe/Berlin' });
    expect(load.energyKwh).toBeCloseTo(7 * energyKwh, 3);
    expect(load.averageW).toBeCloseTo(1200, 3);
    expect(load.max?.powerW).toBeCloseTo(1800, 1);
    expect(load.min?.powerW).toBeCloseTo(600, 1);
    expect(load.baseLoadW).toBeCloseTo(600, 1);
    expect(load.loadFactor).toBeCloseTo(2 / 3, 3);
    const { powerW } = load.durationCurve;
    expect(powerW).toEqual(powerW.toSorted((a, b) => b - a));
    expect(powerW[25]).toBeCloseTo(1800, 1);
    expect(powerW[75]).toBeCloseTo(600, 1);
    expect(load.phases).toMatchObject([{ meterId: meter.id }]);
    expect(load.phases[0]?.averageW[0]).toBeCloseTo(800, 0);
    expect(load.phases[0]?.imbalance).toBeCloseTo(1, 3);

    const ofMeter: SiteLoad = await ask('loadanalysis', `${query}&sensorids=${meter.id}`);
    expect(ofMeter).toEqual({ ...load, meterId: meter.id });
  });

  it('knows nothing of a time before the first reading', async () => {
    const load: SiteLoad = await ask('loadanalysis', 'starttime=2020-01-01&endtime=2020-02-01');
    expect(load).toMatchObject({ known: 0, energyKwh: null, averageW: null, max: null });
    expect(load.durationCurve.powerW).toEqual([]);
  });

  it('begins all time with the day of the first reading', async () => {
    const load: SiteLoad = await ask('loadanalysis', 'starttime=1970-01-01');
    expect(load.from).toBe(new Date(start).toISOString());
    expect(load.known).toBeCloseTo(1, 2);
  });
});

describe('site.profile', () => {
  it('is the average day by the wall clock', async () => {
    const days: AverageDays = await ask('profile', 'starttime=2026-02-02&endtime=2026-03-02');
    expect(days.times).toHaveLength(96);
    const weekday = days.series.find(({ dayType, season }) => dayType === 'weekday' && season === null);
    expect(weekday).toMatchObject({ days: 20, unit: 'W' });
    expect(weekday?.data[31]).toBeCloseTo(600, 0);
    expect(weekday?.data[32]).toBeCloseTo(1800, 0);
    expect(days.series.map(({ season }) => season)).toEqual([null, null, 'winter', 'winter', 'spring']);
  });

  it('answers a span longer than the history by what there is', async () => {
    const { series }: AverageDays = await ask('profile', 'starttime=2020-01-01');
    const days = series.filter(({ season }) => season === null).map((one) => one.days);
    expect(days).toEqual([28, 12]);
  });
});

describe('site.otherAnalysis', () => {
  it('gives the lowest, mean and highest value of each step, one line for each phase', async () => {
    const query = 'quantity=voltageV&starttime=2026-02-20T09:00:00Z&endtime=2026-02-20T12:00:00Z';
    const { series, stepSeconds }: OtherSeries = await ask('otheranalysis', query);
    expect(stepSeconds).toBe(60);
    expect(series.map(({ phase }) => phase)).toEqual([1, 2, 3]);
    expect(series[1]?.max[60]).toBe(262.5);
    expect(series[1]?.mean[61]).toBeNull();
    expect(series[0]?.max.filter((value) => value !== null)).toEqual(new Array(12).fill(231));
  });

  it('answers a long span by its days', async () => {
    const { series, stepSeconds }: OtherSeries = await ask(
      'otheranalysis',
      'starttime=2026-02-01&endtime=2026-03-10',
    );
    expect(stepSeconds).toBe(86_400);
    expect(series[0]?.max[3]).toBeCloseTo(1200);
    expect(series[0]?.min[3]).toBeCloseTo(400);
    expect(series[0]?.mean[3]).toBeCloseTo(800, 0);
    expect(await refusal('otheranalysis', 'quantity=frequencyHz&starttime=2026-02-01')).toMatchObject({
      errors: [{ code: 'span_too_long' }],
    });
  });
});

describe('site.forecast', () => {
  it('forecasts month and bill from the own days, and says that it is indicative', async () => {
    await server.db.deleteFrom('tariff_version').execute();
    const tariff = {
      name: 'Plain',
      validFrom: '2025-01-01',
      buying: { type: 'standard', priceMicros: 300_000 },
    };
    await server.ask('POST', `/api/v1/tariff/save/${siteId}`, { token: login.token, body: tariff });
    const forecast: SiteForecast = await ask('forecast');
    expect(forecast).toMatchObject({ indicative: true, month: { fromDate: '2026-03-01', daysLeft: 22 } });
    const [consumption, bought, sold] = forecast.figures;
    // Up to 13:00 of the 10th, with the unusual day counted.
    const soFar = 9 * energyKwh + 3 * energyKwh + 8 * 0.6 + 5 * 1.8;
    expect(consumption).toMatchObject({ key: 'consumption', knownDays: 39 });
    expect(consumption?.soFar).toBeCloseTo(soFar, 2);
    expect((consumption?.expected ?? 0) / (31 * energyKwh + 3 * energyKwh)).toBeGreaterThan(0.97);
    expect((consumption?.expected ?? 0) / (31 * energyKwh + 3 * energyKwh)).toBeLessThan(1.12);
    expect(consumption?.band?.low).toBeLessThanOrEqual(consumption?.expected ?? 0);
    expect(consumption?.band?.high).toBeGreaterThanOrEqual(consumption?.expected ?? 0);
    expect(bought?.expected).toBeCloseTo(consumption?.expected ?? 0, 3);
    expect(sold?.expected).toBeCloseTo(0, 3);
    const ofDays = forecast.days.expected.reduce<number>((sum, day) => sum + (day ?? 0), 0);
    expect(ofDays).toBeCloseTo(consumption?.expected ?? 0, 3);
    expect(forecast.bill?.expected).toBeCloseTo(0.3 * (bought?.expected ?? 0), 1);
    expect(forecast.bill?.soFar).toBeCloseTo(0.3 * soFar, 1);
    expect(forecast.target).toMatchObject({ targetKwh: 1000 });
    expect(forecast.target?.overKwh).toBeCloseTo((consumption?.expected ?? 0) - 1000, 3);
  });

  it('has nothing to say before a day is known whole', async () => {
    const empty = await buildSite(server.db, { account_id: login.accountId });
    const answer = await server.ask('GET', `/api/v1/site/forecast/${empty}`, { token: login.token });
    expect(answer.data).toMatchObject({
      bill: null,
      target: null,
      figures: [{ expected: null, band: null }, {}, {}, {}],
    });
  });
});
