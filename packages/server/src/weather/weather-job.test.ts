import { dayMs, hourMs, weatherCellOf } from '@ohmstead/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMeter, buildSite } from '../../test/build-meter.ts';
import { countQueries } from '../../test/count-queries.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { openMeteoForTest, syntheticC, type TestOpenMeteo } from '../../test/open-meteo-for-test.ts';
import { silentLog } from '../../test/silent-log.ts';
import { testClock } from '../../test/test-clock.ts';
import type { Storage } from '../storage/storage.ts';
import { createWeather, type Weather } from './create-weather.ts';
import { cellOfSite, readDayWeather } from './day-weather.ts';
import { keepWeather } from './weather-job.ts';

const place = { latitude: 52.5237, longitude: 13.4132 };
const { key } = weatherCellOf(place.latitude, place.longitude);
const goOn = new AbortController().signal;

describe('keepWeather', () => {
  let storage: Storage;
  let openMeteo: TestOpenMeteo;
  let weather: Weather;
  const clock = testClock();
  const nowMs = () => clock.nowMicros() / 1000;
  beforeAll(async () => {
    storage = await databaseForTest();
    openMeteo = await openMeteoForTest(nowMs);
    weather = createWeather({
      db: storage.db,
      clock,
      log: silentLog,
      sources: openMeteo.sources,
      timeoutMs: 1000,
    });
  });
  afterAll(async () => {
    await openMeteo.close();
    await storage.close();
  });
  beforeEach(async () => {
    openMeteo.answerBy(null);
    await storage.db.deleteFrom('site').execute();
    await storage.db.deleteFrom('weather_cell').execute();
  });

  const keep = () => keepWeather({ db: storage.db, clock, weather }, goOn);
  const askedSince = async (act: () => Promise<unknown>) => {
    const before = openMeteo.asked.length;
    await act();
    return openMeteo.asked.slice(before).map((path) => new URL(path, 'http://localhost'));
  };
  const firstReading = async (siteId: number, at: Date) => {
    const { id } = await buildMeter(storage.db, { site_id: siteId });
    const counts = [0, 0];
    await storage.db
      .insertInto('register_slot')
      .values({
        meter_id: id,
        slot: at,
        first_at: at,
        first_counts: counts,
        last_at: at,
        last_counts: counts,
        last_raw: counts,
        undecided: false,
        estimated: false,
      })
      .execute();
  };
  const storedDays = () =>
    storage.db.selectFrom('weather_day').select(['day', 'is_settled']).where('cell', '=', key).execute();

  it('asks once for sites of the same cell, and not at all without coordinates', async () => {
    await buildSite(storage.db, place);
    await buildSite(storage.db, { latitude: 52.5204, longitude: 13.4099 });
    await buildSite(storage.db);
    expect((await askedSince(keep)).map(({ pathname }) => pathname)).toEqual(['/v1/forecast']);
    expect(await askedSince(keep)).toEqual([]);
    clock.goOn(3 * 3600);
    expect(await askedSince(keep)).toHaveLength(1);
  });

  it('fetches the past back to the first reading, a year at a time, once', async () => {
    const siteId = await buildSite(storage.db, place);
    const first = new Date(nowMs() - 500 * dayMs);
    await firstReading(siteId, first);
    const [forecast, ...archive] = await askedSince(keep);
    expect(forecast?.pathname).toBe('/v1/forecast');
    const day = (back: number) => new Date(nowMs() - back * dayMs).toISOString().slice(0, 10);
    expect(
      archive.map(({ searchParams }) => [searchParams.get('start_date'), searchParams.get('end_date')]),
    ).toEqual([
      // Fourteen days came with the forecast.
      [day(15 + 365), day(15)],
      [day(501), day(15 + 366)],
    ]);
    const days = await storedDays();
    expect(days).toHaveLength(502);
    expect(days.filter(({ is_settled }) => !is_settled)).toHaveLength(1);
    clock.goOn(6 * 3600);
    expect((await askedSince(keep)).map(({ pathname }) => pathname)).toEqual(['/v1/forecast']);
  });

  it('closes the gap that a long silence of the service has left', async () => {
    const siteId = await buildSite(storage.db, place);
    await firstReading(siteId, new Date(nowMs() - 30 * dayMs));
    await keep();
    openMeteo.answerBy((response) => response.writeHead(503).end());
    clock.goOn((40 * dayMs) / 1000);
    await keep();
    openMeteo.answerBy(null);
    clock.goOn(600);
    const asked = await askedSince(keep);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/v1/forecast', '/v1/archive']);
    const settled = (await storedDays()).filter(({ is_settled }) => is_settled);
    expect(settled).toHaveLength(31 + 40);
  });

  it('is deleted when no site lies in the cell any more', async () => {
    const siteId = await buildSite(storage.db, place);
    await keep();
    expect(await storedDays()).not.toEqual([]);
    await storage.db
      .updateTable('site')
      .set({ latitude: 10, longitude: 10 })
      .where('id', '=', siteId)
      .execute();
    await keep();
    expect(await storedDays()).toEqual([]);
    const cells = await storage.db.selectFrom('weather_cell').select('cell').execute();
    expect(cells).toEqual([{ cell: '10.00,10.00' }]);
  });

  it('goes on with the other cells when one fails', async () => {
    await buildSite(storage.db, { latitude: 1, longitude: 1 });
    await buildSite(storage.db, { latitude: 2, longitude: 2 });
    openMeteo.answerBy((response) => response.writeHead(503).end());
    expect(await askedSince(keep)).toHaveLength(2);
    expect(await askedSince(keep)).toHaveLength(0);
  });

  it('rests once nothing more may be asked, and goes on with what waited longest', async () => {
    for (let place = 1; place <= 12; place += 1)
      await buildSite(storage.db, { latitude: place, longitude: place });
    const { db, countedIn } = countQueries(storage.db);
    const rate = { perSecond: 0.1, burst: 2 };
    const rare = createWeather({ db, clock, log: silentLog, sources: openMeteo.sources, rate });
    const keepRare = () => keepWeather({ db, clock, weather: rare }, goOn);
    expect(await askedSince(keepRare)).toHaveLength(2);
    expect(await countedIn(async () => expect(await askedSince(keepRare)).toEqual([]))).toBeLessThan(6);
    clock.goOn(10);
    expect(await askedSince(keepRare)).toHaveLength(1);
    expect(await storage.db.selectFrom('weather_cell').select('cell').execute()).toHaveLength(3);
    await rare.close();
  });

  it('gives local days, past and to come', async () => {
    const site = { ...place, time_zone: 'Europe/Berlin' };
    await buildSite(storage.db, site);
    await keep();
    const cell = cellOfSite(site);
    if (!cell) throw new Error('it has coordinates');
    const date = (day: number) => new Date(nowMs() + day * dayMs).toISOString().slice(0, 10);
    const days = await readDayWeather(storage.db, cell, date(-20), date(20));
    expect(days).toHaveLength(40);
    const known = days.filter(
      ({ degreeHours, radiationWhPerM2 }) => degreeHours && radiationWhPerM2 !== null,
    );
    expect(known.length).toBeGreaterThan(27);
    const yesterday = days.find((day) => day.date === date(-1));
    const fromMs = Date.parse(`${date(-1)}T00:00:00+01:00`);
    const hours = Array.from({ length: 24 }, (_, hour) => syntheticC((fromMs + hour * hourMs) / 1000));
    expect(yesterday?.maxC).toBeCloseTo(Math.max(...hours), 9);
    expect(cellOfSite({ ...site, latitude: null })).toBeNull();
  });
});
