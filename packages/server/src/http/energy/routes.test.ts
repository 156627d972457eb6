import type { EnergyColumns, EnergyHours, EnergyReport, SiteHours } from '@ohmstead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { steadyReadings, tellReadings } from '../../../test/tell-readings.ts';
import { testClock } from '../../../test/test-clock.ts';
import { findLedgerSite } from '../../rollups/ledger-site.ts';
import { datesBetween } from '../../rollups/local-dates.ts';
import { readSiteDays } from '../../rollups/read-site.ts';
import { rollUpJob } from '../../rollups/roll-up-job.ts';

/** 12:00 in Berlin, a week after its clocks were set back. */
const noon = Date.parse('2026-11-01T11:00:00Z');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

let server: TestApp;
let login: Login;
beforeAll(async () => {
  server = await appForTest({}, { clock: testClock(noon * 1000) });
  login = await buildLogin(server);
});
afterAll(() => server.close());

const answerTo = (path: string) => server.ask('GET', `/api/v1/${path}`, { token: login.token });
const ask = async (path: string) => {
  const answer = await answerTo(path);
  expect(answer).toMatchObject({ status: 200, successful: true });
  return answer.data;
};

type UseTypes = readonly (1 | 2 | 3 | 4)[];

const newSite = async (useTypes: UseTypes, time_zone = 'Europe/Berlin') => {
  const siteId = await buildSite(server.db, { account_id: login.accountId, time_zone });
  const meters: BuiltMeter[] = [];
  for (const use_type of useTypes)
    meters.push(await buildMeter(server.db, { site_id: siteId, type: 1, use_type }));
  return { siteId, meters };
};

type Power = { readonly importW?: number; readonly exportW?: number };

const tell = (
  meter: BuiltMeter | undefined,
  from: string,
  to: string,
  power: Power,
  stepMs = 15 * minuteMs,
) => {
  if (!meter) throw new Error('the meter was built');
  const watts = { importW: power.importW ?? 0, exportW: power.exportW ?? 0 };
  return tellReadings(server, meter, steadyReadings(Date.parse(from), Date.parse(to), stepMs, watts));
};

const series = (columns: EnergyColumns, key: string) =>
  columns.series.find((one) => one.key === key)?.data.map((kwh) => (kwh === null ? null : round(kwh)));
const round = (kwh: number) => Math.round(kwh * 1e6) / 1e6;
const rollUp = () => rollUpJob(server.context).run(new AbortController().signal);
const rolled = async (siteId: number) => {
  const [days, months] = await Promise.all([
    server.db.selectFrom('site_day').select('date').where('site_id', '=', siteId).orderBy('date').execute(),
    server.db.selectFrom('site_month').select('month').where('site_id', '=', siteId).execute(),
  ]);
  return { days: days.map(({ date }) => date), months: months.map(({ month }) => month) };
};

describe('energy columns', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', 23, 23],
    ['Europe/Berlin', '2026-10-25', 25, 25],
    ['Asia/Kathmandu', '2026-10-25', 24, 24],
    // Half an hour is skipped: one hour is a short one.
    ['Australia/Lord_Howe', '2026-10-04', 24, 23.5],
  ])('in %s on %s has %i hours', async (zone, date, columns, hours) => {
    const { siteId, meters } = await newSite([1], zone);
    const from = new Date(Date.parse(`${date}T00:00:00Z`) - 12 * hourMs).toISOString();
    await tell(meters[0], from, new Date(Date.parse(from) + 50 * hourMs).toISOString(), { importW: 1000 });
    const told: EnergyColumns = await ask(`site/EnergyTypeColumn/${siteId}?date=${date}&timetype=0&ctype=1`);
    const data = series(told, 'import') ?? [];
    expect(data).toHaveLength(columns);
    expect(told.times).toHaveLength(columns);
    expect(data.reduce<number>((sum, kwh) => sum + (kwh ?? 0), 0)).toBeCloseTo(hours, 6);
    expect(told.coverage.every(({ measured }) => measured === 1)).toBe(true);
    const area = await ask(`site/areaenergy/${siteId}?starttime=${date}&endtime=${date}T23:59:59Z`);
    expect(area.coverage.missing).toBeCloseTo(0, 3);
  });

  it('of days, months and years are the same energy', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    const [from, to] = ['2025-01-31T23:00:00Z', '2026-11-01T11:00:00Z'];
    await tell(meters[0], from, to, { importW: 100, exportW: 50 }, 12 * hourMs);
    await tell(meters[1], from, to, { exportW: 200 }, 12 * hourMs);
    const of = async (query: string, key: string) =>
      series(await ask(`site/EnergyTypeColumn/${siteId}?ctype=2&${query}`), key)?.filter(
        (kwh) => kwh !== null,
      ) ?? [];
    const sum = (list: readonly (number | null)[]) =>
      round(list.reduce<number>((all, kwh) => all + (kwh ?? 0), 0));
    for (const key of ['import', 'consumption', 'selfUse']) {
      const march = await of('timetype=1&date=2025-03-05', key);
      const year = await of('timetype=2&date=2025-03-05', key);
      const years = await of('timetype=3', key);
      expect(march).toHaveLength(31);
      expect(sum(march)).toBe(year[1]);
      expect(sum(year)).toBe(years[0]);
      expect(years).toHaveLength(2);
    }
    const hours = (Date.parse(to) - Date.parse(from)) / hourMs;
    const { total } = await ask(`site/overview/${siteId}`);
    expect(round(total.consumptionKwh)).toBe(round((hours * 250) / 1000));
    expect(total).toMatchObject({ selfUseRate: 0.75, state: 'ok', inconsistentShare: 0 });
  });

  it('end with now', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2026-11-01T09:00:00Z', '2026-11-01T11:00:00Z', { importW: 500 });
    const told: EnergyColumns = await ask(`site/EnergyTypeColumn/${siteId}?ctype=1`);
    expect(series(told, 'import')).toEqual([
      ...new Array(10).fill(null),
      ...[0.5, 0.5],
      ...new Array(12).fill(null),
    ]);
  });

  it('tell in words what is wrong', async () => {
    const { siteId } = await newSite([1]);
    for (const query of ['date=2026-02-30', 'timetype=4', 'ctype=-1', 'timetype=day']) {
      const answer = await answerTo(`site/EnergyTypeColumn/${siteId}?${query}`);
      expect(answer).toMatchObject({ status: 200, successful: false, data: expect.any(String) });
      expect(answer.data).toBe(answer.message);
    }
    expect((await answerTo(`site/EnergyTypeColumnSolar/${siteId}`)).data).toMatch(/inverter/);
  });
});

describe('roll-ups', () => {
  it('are made of closed days and months, and used', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2026-08-30T22:00:00Z', '2026-11-01T11:00:00Z', { importW: 100 }, hourMs);
    await rollUp();
    const { days, months } = await rolled(siteId);
    expect(days.at(0)).toBe('2026-08-31');
    expect(days.at(-1)).toBe('2026-10-31');
    expect(days).toHaveLength(62);
    expect(months.sort()).toEqual(['2026-08', '2026-09', '2026-10']);
    await server.db
      .updateTable('site_month')
      .set({ demand_mwh: 777 })
      .where('site_id', '=', siteId)
      .where('month', '=', '2026-09')
      .execute();
    const report: EnergyReport = await ask(`site/energyreport/${siteId}?reporttype=1&time=2026-09-01`);
    expect(report.demand?.powerW).toBe((777 / 1000) * 4);
    await rollUp();
  });

  it('are made of each meter’s days, too, though the months were asked for before', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2026-08-30T22:00:00Z', '2026-11-01T11:00:00Z', { importW: 100 }, hourMs);
    await ask(`site/EnergyTypeColumn/${siteId}?ctype=1&timetype=3`);
    await rollUp();
    const days = await server.db
      .selectFrom('meter_day')
      .select('from_at')
      .where('meter_id', '=', meters[0]?.id ?? 0)
      .orderBy('from_at')
      .execute();
    expect(days.map(({ from_at }) => from_at.toISOString().slice(0, 10))).toEqual(
      datesBetween('2026-08-30', '2026-11-01'),
    );
  });

  it('show what comes a year late everywhere, as if it had been there from the start', async () => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('the meter was built');
    const all = steadyReadings(Date.parse('2025-10-01T00:00:00Z'), noon, 6 * hourMs, {
      importW: 100,
      exportW: 0,
    }).map(
      // More was used on one evening, which only a late reading tells.
      (told) =>
        told.atMs < Date.parse('2025-10-20T20:00:00Z') ? told : { ...told, importKwh: told.importKwh + 5 },
    );
    const isLate = ({ atMs }: { atMs: number }) =>
      atMs >= Date.parse('2025-10-20T18:00:00Z') && atMs < Date.parse('2025-10-21T06:00:00Z');
    await tellReadings(
      server,
      grid,
      all.filter((told) => !isLate(told)),
    );
    await rollUp();
    const looks = async () => {
      const column = async (query: string) =>
        series(await ask(`site/EnergyTypeColumn/${siteId}?ctype=1&date=2025-10-20&${query}`), 'import');
      return {
        hours: await column('timetype=0'),
        days: await column('timetype=1'),
        months: await column('timetype=2'),
        years: await column('timetype=3'),
        area: (await ask(`site/areaenergy/${siteId}?starttime=2025-10-20&endtime=2025-10-21`)).importKwh,
        hourly: (await ask(`site/energyhourdata/${siteId}?starttime=2025-10-20&endtime=2025-10-21`)).meters[0]
          .importKwh,
      };
    };
    const before = await looks();
    await tellReadings(server, grid, all.filter(isLate));
    const after = await looks();
    expect(after.hours?.[21]).toBeCloseTo(0.1 + 5 / 6, 5);
    expect(after.days?.[19]).not.toBe(before.days?.[19]);
    expect(after.hourly).not.toEqual(before.hourly);
    await server.db.deleteFrom('site_day').where('site_id', '=', siteId).execute();
    await server.db.deleteFrom('site_month').where('site_id', '=', siteId).execute();
    await server.db.deleteFrom('meter_day').where('meter_id', '=', grid.id).execute();
    expect(await looks()).toEqual(after);
  });

  it('begun before the past changed are kept only where it did not change', async () => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('the meter was built');
    const from = Date.parse('2026-09-01T00:00:00Z');
    const evening = Date.parse('2026-09-02T18:00:00Z');
    const told = steadyReadings(from, from + 4 * dayMs, hourMs, { importW: 100, exportW: 0 });
    await tellReadings(
      server,
      grid,
      told.filter(({ atMs }) => atMs !== evening),
    );
    const stale = await findLedgerSite(server.db, siteId, noon);
    if (!stale) throw new Error('the site was built');
    await tellReadings(
      server,
      grid,
      told.filter(({ atMs }) => atMs === evening),
    );
    await readSiteDays(server.db, stale, '2026-09-01', '2026-09-05');
    expect((await rolled(siteId)).days).toEqual(['2026-09-01', '2026-09-03', '2026-09-04']);
    const fresh = await findLedgerSite(server.db, siteId, noon);
    await readSiteDays(server.db, fresh ?? stale, '2026-09-01', '2026-09-05');
    expect((await rolled(siteId)).days).toEqual(['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04']);
  });

  it('wait for a meter that may still tell of the day', async () => {
    const { siteId, meters } = await newSite([1, 3]);
    await tell(meters[0], '2026-10-28T00:00:00Z', '2026-11-01T11:00:00Z', { importW: 100 }, hourMs);
    await tell(meters[1], '2026-10-28T00:00:00Z', '2026-10-31T08:00:00Z', { importW: 50 }, hourMs);
    await rollUp();
    expect((await rolled(siteId)).days.at(-1)).toBe('2026-10-30');
  });

  it('begin anew in another zone, and by another phase rule', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2026-09-01T00:00:00Z', '2026-09-04T00:00:00Z', { importW: 1000 }, hourMs);
    const firstDay = async () =>
      series(await ask(`site/EnergyTypeColumn/${siteId}?timetype=1&date=2026-09-01&ctype=1`), 'import')?.[0];
    expect(await firstDay()).toBe(22);
    await server.db.updateTable('site').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', siteId).execute();
    expect(await firstDay()).toBe(15);
    await server.db.updateTable('site').set({ phase_rule: 'netted' }).where('id', '=', siteId).execute();
    expect((await ask(`site/areaenergy/${siteId}`)).phaseRule).toBe('netted');
  });

  it('let a meter that comes late be no part of what was before', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    await tell(meters[0], '2026-10-01T00:00:00Z', '2026-11-01T11:00:00Z', { importW: 400 }, hourMs);
    await rollUp();
    const september = (await rolled(siteId)).days;
    await tell(meters[1], '2026-10-20T12:00:00Z', '2026-11-01T11:00:00Z', { exportW: 200 }, hourMs);
    const month: EnergyColumns = await ask(
      `site/EnergyTypeColumn/${siteId}?timetype=1&date=2026-10-01&ctype=2`,
    );
    expect(september).toHaveLength(31);
    expect(series(month, 'consumption')?.slice(17, 21)).toEqual([9.6, 9.6, round(9.6 + 2), 14.4]);
    expect(series(month, 'yield')?.slice(18, 21)).toEqual([null, 2, 4.8]);
  });
});

describe('energy report', () => {
  it('compares a running month with the same part of others', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2025-10-31T23:00:00Z', '2026-11-01T11:00:00Z', { importW: 1000 }, 2 * hourMs);
    const report: EnergyReport = await ask(`site/energyreport/${siteId}?reporttype=1`);
    expect(report.current).toMatchObject({
      from: '2026-10-31T23:00:00.000Z',
      to: '2026-11-01T11:00:00.000Z',
    });
    expect(report.previous?.to).toBe('2026-10-01T10:00:00.000Z');
    expect(report.lastYear?.to).toBe('2025-11-01T11:00:00.000Z');
    for (const period of [report.current, report.previous, report.lastYear]) {
      expect(period?.figures.importKwh).toBeCloseTo(12, 6);
    }
    const year: EnergyReport = await ask(`site/energyreport/${siteId}?reporttype=2&view=consumption`);
    expect(year.lastYear).toBeNull();
    expect(year.columns.series.map(({ key }) => key)).toEqual(['consumption', 'import', 'selfUse']);
    const total: EnergyReport = await ask(`site/energyreport/${siteId}?reporttype=3`);
    expect([total.previous, total.lastYear]).toEqual([null, null]);
    expect(total.current.figures.importKwh).toBeCloseTo(
      (noon - Date.parse('2025-10-31T23:00:00Z')) / hourMs,
      6,
    );
  });

  it('tells of some days by themselves, and of those before them', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2026-10-16T22:00:00Z', '2026-10-23T22:00:00Z', { importW: 1000 }, hourMs);
    await tell(meters[0], '2026-10-23T22:00:00Z', '2026-10-30T23:00:00Z', { importW: 1500 }, hourMs);
    const week = 'starttime=2026-10-24&endtime=2026-10-31';
    const report: EnergyReport = await ask(`site/energyreport/${siteId}?${week}&compare=previous`);
    // One of its days has 25 hours.
    expect(report.current.figures.importKwh).toBeCloseTo(169 * 1.5, 6);
    expect(series(report.columns, 'import')).toEqual([36, 37.5, 36, 36, 36, 36, 36]);
    expect(report.previous?.from).toBe('2026-10-16T22:00:00.000Z');
    expect(report.previous?.change.import).toBeCloseTo((169 * 1.5) / 168 - 1, 9);
    expect(report.comparedColumns && series(report.comparedColumns, 'import')).toEqual(new Array(7).fill(24));
    const alone: EnergyReport = await ask(`site/energyreport/${siteId}?${week}&compare=lastYear`);
    expect(alone.lastYear).toMatchObject({ from: '2025-10-23T22:00:00.000Z', change: { import: null } });
    expect(alone.comparedColumns?.times).toHaveLength(7);
    expect((await ask(`site/energyreport/${siteId}?${week}`)).comparedColumns).toBeNull();
    const long = await answerTo(`site/energyreport/${siteId}?starttime=2024-01-01&endtime=2026-01-01`);
    expect(long).toMatchObject({ status: 400, data: { errors: [{ code: 'span_too_long' }] } });
  });

  it('tells the CO2 of what was imported and of what the sun gave', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    await tell(meters[0], '2026-10-01T00:00:00Z', '2026-10-01T10:00:00Z', { importW: 1000 });
    await tell(meters[1], '2026-10-01T00:00:00Z', '2026-10-01T10:00:00Z', { exportW: 500 });
    const co2 = async () => (await ask(`site/energyreport/${siteId}?reporttype=0&time=2026-10-01`)).co2;
    expect(await co2()).toEqual({ emittedG: null, avoidedG: null });
    await server.db.updateTable('site').set({ emission_g_per_kwh: 400 }).where('id', '=', siteId).execute();
    expect(await co2()).toEqual({ emittedG: 4000, avoidedG: 2000 });
    const at = (text: string, g_per_kwh: number) => ({ site_id: siteId, at: text, g_per_kwh });
    await server.db
      .insertInto('emission_series')
      .values([at('2026-09-01T00:00:00Z', 100), at('2026-10-01T05:00:00Z', 300)])
      .execute();
    expect(await co2()).toEqual({ emittedG: 2000, avoidedG: 1000 });
  });
});

describe('the hours of a site', () => {
  it('are those its clocks strike, with what is known of each', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    await tell(meters[0], '2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z', { importW: 1000 });
    await tell(meters[1], '2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z', { exportW: 2000 });
    const asked = `site/energyhours/${siteId}?starttime=2026-10-25&endtime=2026-10-26`;
    const { times, figures }: SiteHours = await ask(asked);
    expect(times).toHaveLength(25);
    expect(figures.map(({ key, kWh }) => [key, round(kWh[3] ?? 0)])).toEqual([
      ['consumption', 3],
      ['import', 1],
      ['export', 0],
      ['yield', 2],
    ]);
    expect(figures[0]?.knownShare.slice(-2)).toEqual([1, 0.5]);
    expect(round(figures[0]?.kWh.at(-1) ?? 0)).toBe(1.5);
  });

  it('leave out what the meters do not tell', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2026-10-25T04:00:00Z', '2026-10-25T10:30:00Z', { importW: 1000 });
    const told: SiteHours = await ask(`site/energyhours/${siteId}?starttime=2026-10-25`);
    expect(told.figures.map(({ key }) => key)).toEqual(['consumption', 'import', 'export']);
    const before: SiteHours = await ask(`site/energyhours/${siteId}?starttime=2025-10-25&endtime=2025-10-26`);
    expect(before).toMatchObject({ figures: [] });
    expect(before.times).toHaveLength(24);
  });
});

describe('meters by themselves', () => {
  it('tell their hours', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    await tell(meters[0], '2026-10-24T22:00:00Z', '2026-10-26T23:00:00Z', { importW: 1000 });
    await tell(meters[1], '2026-10-24T22:00:00Z', '2026-10-25T22:00:00Z', { exportW: 2000 });
    const span = 'starttime=2026-10-25&endtime=2026-10-26';
    const both: EnergyHours = await ask(`site/energyhourdata/${siteId}?${span}`);
    expect(both.times).toHaveLength(25);
    expect(both.meters.map(({ importKwh }) => importKwh[3])).toEqual([1, 0]);
    expect(both.meters[1]?.exportKwh.at(-1)).toBeNull();
    expect(both.meters[1]?.coverage.missing).toBeCloseTo(1 / 25, 9);
    expect(await ask(`site/energyhourdata/${siteId}?${span}`)).toEqual(both);
    const one: EnergyHours = await ask(`site/energyhourdata/${siteId}?${span}&sensorids=${meters[1]?.id}`);
    expect(one.meters).toEqual([both.meters[1]]);
  });

  it('tell how much of an hour they know', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2026-10-25T04:00:00Z', '2026-10-25T10:30:00Z', { importW: 1000 });
    const span = 'starttime=2026-10-25&endtime=2026-10-26';
    const { times, meters: told }: EnergyHours = await ask(`site/energyhourdata/${siteId}?${span}`);
    const at = (instant: string) => times.indexOf(instant);
    const [known = [], imported = []] = [told[0]?.knownShare, told[0]?.importKwh];
    expect(known[at('2026-10-25T09:00:00.000Z')]).toBe(1);
    expect(known[at('2026-10-25T10:00:00.000Z')]).toBe(0.5);
    expect(imported[at('2026-10-25T10:00:00.000Z')]).toBe(0.5);
    expect(known[at('2026-10-25T11:00:00.000Z')]).toBe(0);
    expect(imported[at('2026-10-25T11:00:00.000Z')]).toBeNull();
  });

  it('are of the site, and not asked of more than a year', async () => {
    const { siteId } = await newSite([1]);
    const other = await newSite([1]);
    const foreign = await answerTo(`site/energyhourdata/${siteId}?sensorids=${other.meters[0]?.id}`);
    expect(foreign).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
    const long = await answerTo(`site/energyhourdata/${siteId}?starttime=2020-01-01&endtime=2026-01-01`);
    expect(long).toMatchObject({ status: 400, data: { errors: [{ code: 'span_too_long' }] } });
    expect((await answerTo(`site/areaenergy/${siteId}?starttime=1900-01-01`)).status).toBe(400);
  });

  it('are listed with what can be drawn of them, and drawn', async () => {
    const { siteId, meters } = await newSite([1]);
    await tell(meters[0], '2026-11-01T10:00:00Z', '2026-11-01T11:00:00Z', { importW: 250 }, minuteMs);
    const [listed] = await ask(`site/inverterList/${siteId}`);
    expect(listed).toMatchObject({ id: meters[0]?.id, isOnline: 1 });
    expect(listed.dataDict).toContainEqual({ key: 'power', unit: 'W', value: 250 });
    const ids = (await ask('user/inverterlist')).map(({ id }: { id: number }) => id);
    expect(ids).toContain(listed.id);
    const line = await ask(`inverter/dataLine/${listed.id}?columnName=voltage`);
    expect(line).toMatchObject({ unit: 'V', series: [{ key: 'A' }] });
    expect(line.series[0].data.slice(11 * 60 - 1, 11 * 60 + 1)).toEqual([null, 230]);
  });

  it('that are calculated are the balance of others, late readings included', async () => {
    const { siteId, meters } = await newSite([1, 3]);
    const [house, car] = meters;
    const rest = await buildMeter(server.db, {
      site_id: siteId,
      use_type: 3,
      parts: JSON.stringify([
        { meterId: house?.id, sign: 1 },
        { meterId: car?.id, sign: -1 },
      ]),
    });
    await tell(house, '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z', { importW: 1000 });
    await tell(car, '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z', { importW: 400 });
    const hours = async (): Promise<EnergyHours> =>
      ask(`site/energyhourdata/${siteId}?starttime=2026-10-01&endtime=2026-10-03&sensorids=${rest.id}`);
    expect((await hours()).meters[0]?.importKwh[5]).toBeCloseTo(0.6, 9);
    await tell(car, '2026-10-02T00:15:00Z', '2026-10-02T06:00:00Z', { importW: 100 });
    expect((await hours()).meters[0]?.importKwh.at(-1)).toBeNull();

    const [from, to] = ['2026-11-01T10:00:00Z', '2026-11-01T11:00:00Z'];
    await tell(house, from, to, { importW: 900 }, minuteMs);
    await tell(car, from, to, { importW: 250 }, minuteMs);
    const listed = await ask(`site/inverterList/${siteId}`);
    expect(listed[2]).toMatchObject({
      id: rest.id,
      isOnline: 1,
      gl: 650,
      lastUpdate: new Date(noon).toISOString(),
    });
    await server.db
      .updateTable('meter')
      .set({ use_type: 3 })
      .where('id', '=', house?.id ?? 0)
      .execute();
    await server.db.updateTable('meter').set({ use_type: 1 }).where('id', '=', rest.id).execute();
    const line = await ask(`site/powerLine2/${siteId}`);
    expect(line.series[0].data.at(-1)).toBe(650);
  });
});
