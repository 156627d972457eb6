// A figure that stands on two screens comes from two calls: here each is asked twice.
import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, tariff } from '../../test/billed-sites.ts';
import { buildMeter } from '../../test/build-meter.ts';

const { ask, newSite, saveTariff, server, sendReads } = billedSites();

// The answers are the contract's, which the server checks in tests.
// biome-ignore lint/suspicious/noExplicitAny: each test names what it reads.
type Answer = any;

const flows = ['import', 'export', 'yield', 'consumption', 'selfUse', 'gridUse', 'directUse'] as const;

describe('the same figure of two calls', () => {
  let siteId: number;
  let gridId: number;
  const calls: Record<string, Answer> = {};

  beforeAll(async () => {
    const { siteId: id, meter: grid } = await newSite({ billing_start_day: 5 });
    [siteId, gridId] = [id, grid.id];
    const solar = await buildMeter(server().db, { site_id: id, type: 1, use_type: 2 });
    const quarters = Array.from({ length: (10 * 24 - 11) * 4 + 1 }, (_, step) => step);
    const at = (step: number) => new Date(Date.parse('2026-02-28T23:00:00Z') + step * 900_000).toISOString();
    await sendReads(
      grid,
      quarters.map((step) => ({ at: at(step), importKwh: step * 0.31, exportKwh: step * 0.17 })),
    );
    await sendReads(
      solar,
      quarters.map((step) => ({ at: at(step), importKwh: 0, exportKwh: step * 0.25 })),
    );
    const feedIn = { type: 'standard' as const, priceMicros: 81_300 };
    await saveTariff(id, tariff('2026-01-01', 287_100, { feedIn }));
    const answers = {
      list: 'user/sitelist',
      portfolio: 'user/portfolio',
      meters: 'user/meterlist',
      overview: `site/overview/${id}`,
      forecast: `site/forecast/${id}`,
      bill: `site/billreport/${id}`,
      billColumns: `site/billcolumns/${id}`,
      month: `site/energyreport/${id}?reporttype=1&time=2026-03-01`,
      day: `site/energyreport/${id}?reporttype=0&time=2026-03-10`,
      months: `site/EnergyTypeColumn/${id}?date=2026-03-10&timetype=2&ctype=2`,
      days: `site/EnergyTypeColumn/${id}?date=2026-03-10&timetype=1&ctype=2`,
      hours: `site/EnergyTypeColumn/${id}?date=2026-03-10&timetype=0&ctype=2`,
      area: `site/areaenergy/${id}?starttime=2026-03-01&endtime=2026-03-11`,
      meter: `inverter/get/${grid.id}`,
      siteMeters: `site/inverterList/${id}`,
    };
    for (const [name, path] of Object.entries(answers)) calls[name] = await ask('GET', path);
  });
  const listed = () => calls.list.find(({ id }: { id: number }) => id === siteId);

  it('the bill so far: My sites, the site, the bill report, its columns, the forecast, all sites together', () => {
    const { bill, cost, income } = calls.overview.money;
    expect(income).toBeGreaterThan(0);
    expect(bill).toBeCloseTo(cost - income, 10);
    expect(listed().monthFee).toBe(bill);
    expect(calls.bill.net).toBe(bill);
    expect(calls.bill.total).toBe(cost);
    expect(calls.bill.income.total).toBe(income);
    expect(calls.billColumns.whole.net).toBe(bill);
    expect(calls.forecast.bill.soFar).toBe(bill);
    expect(calls.portfolio.total.bills).toEqual([{ currency: 'EUR', amount: bill, sites: 1 }]);
  });

  it('the power now', () => {
    expect(calls.overview.live.gridW).toBe(100);
    expect(listed().power).toBe(calls.overview.live.gridW);
    expect(calls.portfolio.total.powerW).toBe(calls.overview.live.gridW);
    expect(meterIn(calls.meters).gl).toBe(calls.overview.live.gridW);
  });

  it.each(flows)('the month’s %s', (flow) => {
    const kwh: number = calls.overview.month[`${flow}Kwh`];
    expect(kwh).toBeGreaterThan(0);
    expect(calls.month.current.figures[`${flow}Kwh`]).toBe(kwh);
    expect(calls.area[`${flow}Kwh`]).toBe(kwh);
    expect(columnOf(calls.months, flow)[2]).toBe(kwh);
    expect(sum(columnOf(calls.days, flow))).toBeCloseTo(kwh, 6);
  });

  it.each(flows)('today’s %s', (flow) => {
    const kwh: number = calls.overview.day[`${flow}Kwh`];
    expect(kwh).toBeGreaterThan(0);
    expect(calls.day.current.figures[`${flow}Kwh`]).toBe(kwh);
    expect(columnOf(calls.days, flow)[9]).toBe(kwh);
    expect(sum(columnOf(calls.hours, flow))).toBeCloseTo(kwh, 6);
  });

  it('consumption and yield of all sites together, and the forecast’s so far', () => {
    const { consumptionKwh, yieldKwh } = calls.portfolio.total;
    const { day, month, year } = calls.overview;
    const figure = (sought: string) =>
      calls.forecast.figures.find(({ key }: { key: string }) => key === sought);
    expect(listed().monthEnergy).toBe(month.consumptionKwh);
    expect(consumptionKwh).toEqual({
      today: day.consumptionKwh,
      month: month.consumptionKwh,
      year: year.consumptionKwh,
    });
    expect(yieldKwh).toEqual({ today: day.yieldKwh, month: month.yieldKwh, year: year.yieldKwh });
    expect(figure('consumption').soFar).toBe(month.consumptionKwh);
    expect(figure('yield').soFar).toBe(month.yieldKwh);
  });

  it('a meter’s values: the overview, the site, the meter’s own page', () => {
    const meter = meterIn(calls.meters);
    expect(meter.ydl).toBeGreaterThan(0);
    expect(meterIn(calls.overview.meters)).toEqual(meter);
    expect(meterIn(calls.siteMeters)).toMatchObject({ id: gridId, sn: meter.sn, name: meter.name });
    expect(calls.meter).toMatchObject({ id: gridId, sn: meter.sn, name: meter.name });
  });

  it('when something came last', () => {
    expect(listed().lastUpdateTime).toBe(calls.overview.lastUpdateTime);
    expect(meterIn(calls.meters).lastUpdate).toBe(calls.overview.lastUpdateTime);
  });

  const meterIn = (meters: Answer) => meters.find(({ id }: { id: number }) => id === gridId);
});

describe('the consumption of a site that exports without an inverter’s meter', () => {
  it('is shown by no call', async () => {
    const { siteId: id, meter } = await newSite({});
    const quarters = Array.from({ length: (10 * 24 - 11) * 4 + 1 }, (_, step) => step);
    const at = (step: number) => new Date(Date.parse('2026-02-28T23:00:00Z') + step * 900_000).toISOString();
    // Half of each day it imports, the other half it exports.
    const half = (step: number) => Math.floor(step / 96) * 48 + Math.min(48, step % 96);
    await sendReads(
      meter,
      quarters.map((step) => ({ at: at(step), importKwh: half(step), exportKwh: step - half(step) })),
    );
    const [overview, forecast, day]: Answer[] = [
      await ask('GET', `site/overview/${id}`),
      await ask('GET', `site/forecast/${id}`),
      await ask('GET', `site/energyreport/${id}?reporttype=0&time=2026-03-09`),
    ];
    for (const span of ['month', 'year', 'total'])
      expect(overview[span]).toMatchObject({ state: 'unmetered', consumptionKwh: null });
    expect(overview.month.unmeteredShare).toBeCloseTo(0.5, 1);
    expect(overview.dayChange.consumption).toBeNull();
    const ofSite = (list: Answer) => list.find((one: Answer) => one.id === id).monthEnergy;
    expect(ofSite(await ask('GET', 'user/sitelist'))).toBeNull();
    expect(ofSite((await ask('GET', 'user/portfolio')).sites)).toBeNull();
    expect(forecast.figures[0]).toMatchObject({ key: 'consumption', soFar: null, expected: null });
    expect(forecast.days.known.every((known: Answer) => known === null)).toBe(true);
    expect(day.current.figures.consumptionKwh).toBeNull();
    const days = await ask('GET', `site/EnergyTypeColumn/${id}?date=2026-03-10&timetype=1&ctype=2`);
    expect(columnOf(days, 'consumption').every((kwh) => kwh === null)).toBe(true);
    expect(days.unmetered).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const hours = await ask('GET', `site/EnergyTypeColumn/${id}?date=2026-03-09&timetype=0&ctype=2`);
    expect(columnOf(hours, 'consumption').slice(11, 13)).toEqual([4, null]);
  });
});

const columnOf = (columns: Answer, flow: string): (number | null)[] =>
  columns.series.find(({ key }: { key: string }) => key === flow).data;

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
