import type { EnergyFigures, PowerLine } from '@ohmstead/contract';
import { hourMs, minuteMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { steadyServer } from '../../../test/steady-server.ts';
import { steadyReadings, type TimedReading, uploadReadings } from '../../../test/upload-readings.ts';

/** A Tuesday, 13:00 in Berlin. */
const noon = Date.parse('2026-03-10T12:00:00Z');

const { server, answerTo, ask, newSite } = steadyServer(noon);
const upload = (meter: BuiltMeter, readings: readonly TimedReading[]) =>
  uploadReadings(server(), meter, readings);
const steady = steadyReadings;

const seriesOf = (line: PowerLine, key: string) => line.series.find((series) => series.key === key)?.data;
const rounded = (figures: EnergyFigures) => ({
  importKwh: round(figures.importKwh),
  exportKwh: round(figures.exportKwh),
  yieldKwh: round(figures.yieldKwh),
  consumptionKwh: round(figures.consumptionKwh),
});
const round = (kwh: number | null) => (kwh === null ? null : Math.round(kwh * 1000) / 1000);

describe('site.overview and site.powerLine2', () => {
  it('balance a solar house: energy, power, coverage', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    const [grid, inverter] = meters;
    if (!grid || !inverter) throw new Error('two meters were built');
    const midnight = noon - 13 * hourMs;
    const from = midnight - 24 * hourMs;
    await upload(grid, steady(from, noon, 15 * minuteMs, { importW: 0, exportW: 400 }));
    await upload(inverter, steady(from, noon, 15 * minuteMs, { importW: 0, exportW: 1000 }));

    const overview = await ask(`site/overview/${siteId}`);
    expect(overview).toMatchObject({
      date: '2026-03-10',
      live: { gridW: -400, importW: 0, exportW: 400, yieldW: 1000, consumptionW: 600 },
      lastUpdateTime: '2026-03-10T12:00:00.000Z',
      day: { state: 'ok', coverage: { measured: 1, missing: 0 } },
      peak: { powerW: 600, at: '2026-03-09T23:00:00.000Z' },
    });
    const thirteenHours = { importKwh: 0, exportKwh: 5.2, yieldKwh: 13, consumptionKwh: 7.8 };
    expect(rounded(overview.day)).toEqual(thirteenHours);
    // The day before counts up to the same wall-clock time.
    expect(rounded(overview.dayBefore)).toEqual(thirteenHours);
    // Nothing was imported on either day.
    expect(overview.dayChange).toEqual({ import: 0, export: 0, yield: 0, consumption: 0 });
    expect(rounded(overview.month).yieldKwh).toBe(37);
    expect(overview.month.coverage.missing).toBeCloseTo(1 - 37 / (9 * 24 + 13), 5);

    const line: PowerLine = await ask(`site/powerLine2/${siteId}`);
    expect(line).toMatchObject({
      from: '2026-03-09T23:00:00.000Z',
      to: '2026-03-10T23:00:00.000Z',
      stepSeconds: 60,
    });
    expect(line.series.map(({ key }) => key)).toEqual(['import', 'export', 'yield', 'consumption']);
    // Up to now, and nothing of the future.
    expect(seriesOf(line, 'consumption')).toEqual(new Array(13 * 60).fill(600));
    expect(line.coverage).toEqual({ measured: 1, estimated: 0, missing: 0 });
  });

  it('average a minute and leave a gap unknown', async () => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('one meter was built');
    const tenth = (minute: number, second: number, powerW: number): TimedReading => ({
      atMs: noon - hourMs + minute * minuteMs + second * 1000,
      powerW,
      importKwh: 10,
      exportKwh: 0,
    });
    await upload(grid, [
      tenth(0, 0, 100),
      tenth(0, 20, 200),
      tenth(0, 40, 301),
      tenth(1, 0, 50),
      tenth(1, 30, 70),
    ]);
    const data = seriesOf(await ask(`site/powerLine2/${siteId}`), 'import');
    expect(data?.slice(12 * 60, 12 * 60 + 4)).toEqual([200.3, 60, null, null]);
    expect(data?.[12 * 60 - 1]).toBeNull();
  });

  it.each([
    ['2026-03-29', 23],
    ['2025-10-26', 25],
    ['2026-03-01', 24],
  ])('know that %s has %i hours', async (date, hours) => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('one meter was built');
    const line: PowerLine = await ask(`site/powerLine2/${siteId}?date=${date}`);
    expect((Date.parse(line.to) - Date.parse(line.from)) / hourMs).toBe(hours);
    if (Date.parse(line.from) > noon) return;
    await upload(
      grid,
      steady(Date.parse(line.from), Date.parse(line.to), 15 * minuteMs, { importW: 1000, exportW: 0 }),
    );
    const overview = await ask(`site/overview/${siteId}?date=${date}`);
    expect(rounded(overview.day).importKwh).toBe(hours);
    const whole: PowerLine = await ask(`site/powerLine2/${siteId}?date=${date}`);
    expect(seriesOf(whole, 'import')).toEqual(new Array(hours * 60).fill(1000));
  });

  it('compare today with yesterday by the same time', async () => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('one meter was built');
    const midnight = noon - 13 * hourMs;
    const yesterday = steady(midnight - 24 * hourMs, midnight, 15 * minuteMs, { importW: 400, exportW: 0 });
    const passed = 0.4 * 24;
    const today = steady(midnight, noon, 15 * minuteMs, { importW: 500, exportW: 0 })
      .slice(1)
      .map((reading) => ({ ...reading, importKwh: reading.importKwh + passed }));
    await upload(grid, [...yesterday, ...today]);
    const overview = await ask(`site/overview/${siteId}`);
    expect(overview.dayChange.import).toBeCloseTo(0.25, 6);
    expect(overview.dayChange).toMatchObject({ export: 0, yield: null });
  });

  it('compare nothing with a day that is known in part only', async () => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('one meter was built');
    await upload(grid, steady(noon - 15 * hourMs, noon, 15 * minuteMs, { importW: 400, exportW: 0 }));
    const { dayBefore, dayChange } = await ask(`site/overview/${siteId}`);
    expect(dayBefore.importKwh).not.toBe(0);
    expect(dayChange).toEqual({ import: null, export: null, yield: null, consumption: null });
  });

  it('give no figure that nothing was measured of', async () => {
    const { siteId } = await newSite([1, 2]);
    const overview = await ask(`site/overview/${siteId}`);
    expect(overview).toMatchObject({
      live: { gridW: null, consumptionW: null },
      day: { state: 'noData', importKwh: null, consumptionKwh: null, coverage: { missing: 1 } },
      peak: null,
    });
  });

  it('have nothing to say of a day to come', async () => {
    const { siteId } = await newSite([1]);
    const line: PowerLine = await ask(`site/powerLine2/${siteId}?date=2026-03-12`);
    expect(line.series.flatMap(({ data }) => data)).toEqual([]);
    expect((await ask(`site/overview/${siteId}?date=2026-03-12`)).day.state).toBe('noData');
  });

  it('refuse a date the calendar has not', async () => {
    const { siteId } = await newSite([1]);
    for (const date of ['2026-02-30', 'today', '2026-3-1']) {
      const answer = await answerTo(`site/overview/${siteId}?date=${date}`);
      expect(answer).toMatchObject({
        status: 400,
        data: { errors: [{ field: 'date', code: 'date_invalid' }] },
      });
    }
  });

  it('say that a site is somebody else’s before they look at the date', async () => {
    const foreign = await buildSite(server().db);
    for (const path of ['overview', 'powerLine2']) {
      const answer = await answerTo(`site/${path}/${foreign}?date=today`);
      expect(answer).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
    }
  });

  it('make what a silent meter is needed for unknown', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    const [grid, inverter] = meters;
    if (!grid || !inverter) throw new Error('two meters were built');
    await upload(grid, steady(noon - hourMs, noon, minuteMs, { importW: 500, exportW: 0 }));
    await upload(
      inverter,
      steady(noon - 3 * hourMs, noon - 2 * hourMs, minuteMs, { importW: 0, exportW: 100 }),
    );
    const { live } = await ask(`site/overview/${siteId}`);
    expect(live).toMatchObject({ gridW: 500, yieldW: null, consumptionW: null });
  });
});

describe('user.sitelist and user.meterlist', () => {
  it('show exactly what the meter sent, and the month’s consumption', async () => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('one meter was built');
    await upload(grid, steady(noon - 10 * hourMs, noon - minuteMs, minuteMs, { importW: 300, exportW: 0 }));
    const phases = [
      [229.91, 1.27, -292.3, 12345.678, 0.001, 49.98, 0.97],
      [230.5, 0.1, 23, 2.5, 3.25, 49.98, 0.5],
      [231.25, 2, 400.75, 7, 8, 49.98, 1],
    ];
    const site = (await ask('user/sitelist')).find(({ id }: { id: number }) => id === siteId);
    expect(site).toMatchObject({
      power: 300,
      monthFee: null,
      priceUnit: 'EUR',
      meterCount: 1,
      onlineCount: 1,
    });
    expect(round(site.monthEnergy)).toBe(round((0.3 * (10 * 60 - 1)) / 60));

    const netRow = [0, 0, 131.45, 9.5, 1.25, 0, 0];
    // As registered, when its phases are not known yet.
    const threePhase = await buildMeter(server().db, { site_id: siteId, type: 1 });
    await server().ask('POST', `/upload/${threePhase.key}`, { body: { Datas: [...phases, netRow] } });
    await server().context.ingest.flush();
    const listed = (await ask('user/meterlist')).find(({ sn }: { sn: string }) => sn === threePhase.sn);
    expect(listed).toMatchObject({
      placeName: 'Home',
      type: 3,
      isOnline: 1,
      dy: 229.91,
      dl: 1.27 + 0.1 + 2,
      gl: -292.3 + 23 + 400.75,
      ydl: 12345.678 + 2.5 + 7,
      kdl: 0.001 + 3.25 + 8,
      lastUpdate: '2026-03-10T12:00:00.000Z',
    });
    expect(listed.phases.map(Object.values)).toEqual(phases);
    expect(await ask(`inverter/get/${threePhase.id}`)).toMatchObject({
      type: 3,
      net: { importKwh: 9.5, exportKwh: 1.25 },
    });
  });

  it('take as many queries for many meters as for one', async () => {
    const countQueries = async (): Promise<number> => {
      let queries = 0;
      const { pool } = server().storage;
      const count = (): void => {
        queries += 1;
      };
      pool.on('acquire', count);
      await ask('user/sitelist');
      pool.off('acquire', count);
      return queries;
    };
    // What meters there are is noted once.
    await ask('user/sitelist');
    // The database's own housekeeping may fall into one of them.
    const fewest = async () => Math.min(await countQueries(), await countQueries(), await countQueries());
    const before = await fewest();
    await newSite([1, 1, 2, 3, 4]);
    await newSite([1, 1, 2, 3, 4]);
    expect(await fewest()).toBe(before);
  });
});
