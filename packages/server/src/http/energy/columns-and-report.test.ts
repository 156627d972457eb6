import type { EnergyColumns, EnergyReport } from '@ohmstead/contract';
import { hourMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { kWhOf, noon, roundedKwh, steadyServer } from '../../../test/steady-server.ts';
import { storeEmissions } from '../../sites/editing/emission-series.ts';

const { server, answerTo, ask, newSite, sendSteadyPower } = steadyServer();

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
    await sendSteadyPower(meters[0], from, new Date(Date.parse(from) + 50 * hourMs).toISOString(), {
      importW: 1000,
    });
    const answer: EnergyColumns = await ask(
      `site/EnergyTypeColumn/${siteId}?date=${date}&timetype=0&ctype=1`,
    );
    const data = kWhOf(answer, 'import') ?? [];
    expect(data).toHaveLength(columns);
    expect(answer.times).toHaveLength(columns);
    expect(data.reduce<number>((sum, kwh) => sum + (kwh ?? 0), 0)).toBeCloseTo(hours, 6);
    expect(answer.coverage.every(({ measured }) => measured === 1)).toBe(true);
    const area = await ask(`site/areaenergy/${siteId}?starttime=${date}&endtime=${date}T23:59:59Z`);
    expect(area.coverage.missing).toBeCloseTo(0, 3);
  });

  it('of days, months and years are the same energy', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    const [from, to] = ['2025-01-31T23:00:00Z', '2026-11-01T11:00:00Z'];
    await sendSteadyPower(meters[0], from, to, { importW: 100, exportW: 50 }, 12 * hourMs);
    await sendSteadyPower(meters[1], from, to, { exportW: 200 }, 12 * hourMs);
    const of = async (query: string, key: string) =>
      kWhOf(await ask(`site/EnergyTypeColumn/${siteId}?ctype=2&${query}`), key)?.filter(
        (kwh) => kwh !== null,
      ) ?? [];
    const sum = (list: readonly (number | null)[]) =>
      roundedKwh(list.reduce<number>((all, kwh) => all + (kwh ?? 0), 0));
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
    expect(roundedKwh(total.consumptionKwh)).toBe(roundedKwh((hours * 250) / 1000));
    expect(total).toMatchObject({ selfUseRate: 0.75, state: 'ok', inconsistentShare: 0 });
  });

  it('end with now', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(meters[0], '2026-11-01T09:00:00Z', '2026-11-01T11:00:00Z', { importW: 500 });
    const answer: EnergyColumns = await ask(`site/EnergyTypeColumn/${siteId}?ctype=1`);
    expect(kWhOf(answer, 'import')).toEqual([
      ...new Array(10).fill(null),
      ...[0.5, 0.5],
      ...new Array(12).fill(null),
    ]);
  });

  it('name the time in which something without a meter produces, until its meter is there', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    const [from, to] = ['2026-10-29T07:00:00Z', '2026-10-29T15:00:00Z'];
    await sendSteadyPower(meters[0], from, to, { importW: 400, exportW: 900 });
    const report = async (): Promise<EnergyReport> =>
      await ask(`site/energyreport/${siteId}?reporttype=0&time=2026-10-29`);
    const before = await report();
    expect(before.current.figures).toMatchObject({ state: 'unmetered', consumptionKwh: null });
    expect(before.current.figures.exportKwh).toBeCloseTo(7.2, 6);
    expect(before.current.figures.unmeteredShare).toBeCloseTo(8 / 24, 6);
    expect(before.columns.unmetered).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    expect((await report()).current).toEqual(before.current);
    await sendSteadyPower(meters[1], from, to, { exportW: 1500 });
    const after = await report();
    expect(after.current.figures).toMatchObject({ state: 'ok', unmeteredShare: 0 });
    expect(after.current.figures.consumptionKwh).toBeCloseTo(8 * (0.4 + 1.5 - 0.9), 6);
    expect(after.columns.unmetered).toEqual([]);
  });

  it('say in words what is wrong', async () => {
    const { siteId } = await newSite([1]);
    for (const query of ['date=2026-02-30', 'timetype=4', 'ctype=-1', 'timetype=day']) {
      const answer = await answerTo(`site/EnergyTypeColumn/${siteId}?${query}`);
      expect(answer).toMatchObject({ status: 200, successful: false, data: expect.any(String) });
      expect(answer.data).toBe(answer.message);
    }
    expect((await answerTo(`site/EnergyTypeColumnSolar/${siteId}`)).data).toMatch(/inverter/);
  });
});

describe('energy report', () => {
  it('compares a running month with the same part of others', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(
      meters[0],
      '2025-10-31T23:00:00Z',
      '2026-11-01T11:00:00Z',
      { importW: 1000 },
      2 * hourMs,
    );
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
    expect(year.columns.series.map(({ key }) => key)).toEqual([
      'consumption',
      ...['gridUse', 'directUse', 'storageUse'],
      ...['import', 'selfUse'],
    ]);
    const total: EnergyReport = await ask(`site/energyreport/${siteId}?reporttype=3`);
    expect([total.previous, total.lastYear]).toEqual([null, null]);
    expect(total.current.figures.importKwh).toBeCloseTo(
      (noon - Date.parse('2025-10-31T23:00:00Z')) / hourMs,
      6,
    );
  });

  it('reports single days, and the days before them', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(
      meters[0],
      '2026-10-16T22:00:00Z',
      '2026-10-23T22:00:00Z',
      { importW: 1000 },
      hourMs,
    );
    await sendSteadyPower(
      meters[0],
      '2026-10-23T22:00:00Z',
      '2026-10-30T23:00:00Z',
      { importW: 1500, importedKwh: 1168 },
      hourMs,
    );
    const week = 'starttime=2026-10-24&endtime=2026-10-31';
    const report: EnergyReport = await ask(`site/energyreport/${siteId}?${week}&compare=previous`);
    // One of its days has 25 hours.
    expect(report.current.figures.importKwh).toBeCloseTo(169 * 1.5, 6);
    expect(kWhOf(report.columns, 'import')).toEqual([36, 37.5, 36, 36, 36, 36, 36]);
    expect(report.previous?.from).toBe('2026-10-16T22:00:00.000Z');
    expect(report.previous?.change.import).toBeCloseTo((169 * 1.5) / 168 - 1, 9);
    expect(report.comparedColumns && kWhOf(report.comparedColumns, 'import')).toEqual(new Array(7).fill(24));
    const alone: EnergyReport = await ask(`site/energyreport/${siteId}?${week}&compare=lastYear`);
    expect(alone.lastYear).toMatchObject({ from: '2025-10-23T22:00:00.000Z', change: { import: null } });
    expect(alone.comparedColumns?.times).toHaveLength(7);
    expect((await ask(`site/energyreport/${siteId}?${week}`)).comparedColumns).toBeNull();
    const long = await answerTo(`site/energyreport/${siteId}?starttime=2024-01-01&endtime=2026-01-01`);
    expect(long).toMatchObject({ status: 400, data: { errors: [{ code: 'span_too_long' }] } });
  });

  it('reports the CO2 of what was imported and of what the sun gave', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    await sendSteadyPower(meters[0], '2026-10-01T00:00:00Z', '2026-10-01T10:00:00Z', { importW: 1000 });
    await sendSteadyPower(meters[1], '2026-10-01T00:00:00Z', '2026-10-01T10:00:00Z', { exportW: 500 });
    const co2 = async () => (await ask(`site/energyreport/${siteId}?reporttype=0&time=2026-10-01`)).co2;
    expect(await co2()).toEqual({ emittedG: null, avoidedG: null });
    await server().db.updateTable('site').set({ emission_g_per_kwh: 400 }).where('id', '=', siteId).execute();
    expect(await co2()).toEqual({ emittedG: 4000, avoidedG: 2000 });
    const at = (text: string, g_per_kwh: number) => ({ site_id: siteId, at: text, g_per_kwh });
    await server()
      .db.insertInto('emission_series')
      .values([at('2026-09-01T00:00:00Z', 100), at('2026-10-01T05:00:00Z', 300)])
      .execute();
    expect(await co2()).toEqual({ emittedG: 2000, avoidedG: 1000 });
    // Before a series begins the one factor counts.
    await server().db.deleteFrom('emission_series').where('g_per_kwh', '=', 100).execute();
    expect(await co2()).toEqual({ emittedG: 3500, avoidedG: 1750 });
  });

  it('reports the CO2 of all time by a series, and again when the series is another', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    const [from, to] = ['2025-01-31T23:00:00Z', '2026-11-01T11:00:00Z'];
    await sendSteadyPower(meters[0], from, to, { importW: 100 }, 12 * hourMs);
    await sendSteadyPower(meters[1], from, to, { exportW: 200 }, 12 * hourMs);
    const summer = '2025-06-10T10:00:00Z';
    const store = (time: string, gramsPerKwh: number) =>
      storeEmissions(server().db, siteId, {
        atMicros: Float64Array.of(Date.parse(time) * 1000),
        gramsPerKwh: Float64Array.of(gramsPerKwh),
      });
    const co2 = async (query: string): Promise<EnergyReport['co2']> =>
      (await ask(`site/energyreport/${siteId}?${query}`)).co2;
    const hoursBetween = (first: string, second: string) => (Date.parse(second) - Date.parse(first)) / hourMs;
    const grams = (before: number, after: number) =>
      before * hoursBetween(from, summer) + after * hoursBetween(summer, to);
    await store(from, 300);
    await store(summer, 500);
    for (const [before, after] of [
      [300, 500],
      [300, 200],
    ] as const) {
      await store(summer, after);
      const total = await co2('reporttype=3');
      expect(total.emittedG).toBeCloseTo(grams(before, after) / 10, 3);
      expect(total.avoidedG).toBeCloseTo(grams(before, after) / 5, 3);
      const [first, second] = [
        await co2('reporttype=2&time=2025-01-01'),
        await co2('reporttype=2&time=2026-01-01'),
      ];
      expect((first.emittedG ?? 0) + (second.emittedG ?? 0)).toBeCloseTo(total.emittedG ?? 0, 3);
    }
  });
});
