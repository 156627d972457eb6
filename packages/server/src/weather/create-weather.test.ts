import type { ServerResponse } from 'node:http';
import { dayMs, weatherCellOf } from '@ohmstead/domain';
import type { LanguageCode } from '@ohmstead/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import { openMeteoForTest, sendJson, type TestOpenMeteo } from '../../test/open-meteo-for-test.ts';
import { silentLog } from '../../test/silent-log.ts';
import { testClock } from '../../test/test-clock.ts';
import type { Storage } from '../storage/storage.ts';
import { findForecast } from './cells/cell-store.ts';
import { createWeather, type Weather } from './create-weather.ts';
import { readPast } from './past/past-store.ts';

const timeoutMs = 300;
const oldestMs = 3_600_000;

describe('createWeather', () => {
  let storage: Storage;
  let openMeteo: TestOpenMeteo;
  let weather: Weather;
  const clock = testClock();
  const nowMs = () => clock.nowMicros() / 1000;
  beforeAll(async () => {
    storage = await databaseForTest();
    openMeteo = await openMeteoForTest(nowMs);
  });
  beforeEach(() => {
    openMeteo.answerBy(null);
    weather = createWeather({ db: storage.db, clock, log: silentLog, sources: openMeteo.sources, timeoutMs });
  });
  afterAll(async () => {
    await openMeteo.close();
    await storage.close();
  });

  /** Each test has a cell of its own. */
  let degrees = 0;
  const newCell = () => {
    degrees += 1;
    return weatherCellOf(degrees + 0.123456, 13.4056789);
  };
  const askedSince = async (act: () => Promise<unknown>) => {
    const before = openMeteo.asked.length;
    await act();
    return openMeteo.asked.slice(before);
  };

  it('asks for no more than the rounded coordinates, in UTC', async () => {
    const cell = newCell();
    const [asked = ''] = await askedSince(() => weather.refresh(cell, oldestMs));
    const { pathname, searchParams } = new URL(asked, 'http://localhost');
    expect(pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(searchParams)).toEqual({
      latitude: String(cell.latitude),
      longitude: '13.41',
      timezone: 'GMT',
      timeformat: 'unixtime',
      current: 'temperature_2m,weather_code',
      hourly: 'temperature_2m,shortwave_radiation,sunshine_duration,weather_code',
      past_days: '14',
      forecast_days: '16',
    });
  });

  it('keeps the forecast with its instant, and the past hours by themselves', async () => {
    const cell = newCell();
    expect(await weather.refresh(cell, oldestMs)).toBe(true);
    const known = await findForecast(storage.db, cell.key);
    expect(known?.updatedAt.getTime()).toBe(nowMs());
    expect(known?.forecast.now).toEqual({ temperatureC: 7.5, code: 61 });
    const today = Math.floor(nowMs() / dayMs);
    const past = await readPast(storage.db, cell.key, { from: today - 20, to: today + 5 });
    expect(past.filter(({ temperatureC }) => temperatureC !== null)).toHaveLength(14 * 24 + 13);
  });

  it('asks once for whoever wants the same at the same time, and not again while it is young', async () => {
    const cell = newCell();
    const all = () => Promise.all([1, 2, 3].map(() => weather.refresh(cell, oldestMs)));
    expect(await askedSince(all)).toHaveLength(1);
    expect(await askedSince(() => weather.refresh(cell, oldestMs))).toHaveLength(0);
    clock.goOn(3600);
    expect(await askedSince(() => weather.refresh(cell, oldestMs))).toHaveLength(1);
  });

  const huge = (response: ServerResponse) => {
    const piece = `{"hourly":"${'x'.repeat(100_000)}`;
    const send = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', send);
    send();
  };
  const elsewhere = (response: ServerResponse) =>
    response.writeHead(302, { location: '/v1/elsewhere?latitude=1' }).end();

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => response.writeHead(500).end('broken')],
    ['answers no JSON', (response) => response.end('<html>')],
    ['answers another shape', (response) => sendJson(response, { hourly: { time: ['2026-03-10T12:00'] } })],
    [
      'answers times between the hours',
      (response) =>
        sendJson(response, {
          current: { temperature_2m: 1, weather_code: 1 },
          hourly: { time: [1_773_100_801], temperature_2m: [1], shortwave_radiation: [1] },
        }),
    ],
    ['answers without an end', huge],
    ['leads elsewhere', elsewhere],
    ['does not answer', () => undefined],
    ['breaks off', (response) => response.destroy()],
  ])(
    'keeps what it knows when the service %s, and tries again after a pause that grows',
    async (_, answer) => {
      const cell = newCell();
      await weather.refresh(cell, oldestMs);
      const before = await findForecast(storage.db, cell.key);
      clock.goOn(4000);
      openMeteo.answerBy(answer);
      const refresh = async () => expect(await weather.refresh(cell, oldestMs)).toBe(false);
      const failing = await askedSince(refresh);
      expect(failing).toHaveLength(1);
      expect(failing.join()).not.toContain('elsewhere');
      expect(await findForecast(storage.db, cell.key)).toEqual(before);
      expect(await askedSince(refresh)).toHaveLength(0);
      clock.goOn(61);
      expect(await askedSince(refresh)).toHaveLength(1);
      clock.goOn(61);
      expect(await askedSince(refresh)).toHaveLength(0);
      clock.goOn(60);
      openMeteo.answerBy(null);
      expect(await weather.refresh(cell, oldestMs)).toBe(true);
      expect((await findForecast(storage.db, cell.key))?.updatedAt.getTime()).toBe(nowMs());
    },
  );

  it('takes values that cannot be for unknown', async () => {
    const cell = newCell();
    openMeteo.answerBy((response) =>
      sendJson(response, {
        current: { temperature_2m: 900, weather_code: 61.5 },
        hourly: {
          time: [Math.floor(nowMs() / 3_600_000) * 3600],
          temperature_2m: [-300],
          shortwave_radiation: [-5],
          sunshine_duration: [7200],
          weather_code: [100],
        },
      }),
    );
    expect(await weather.refresh(cell, oldestMs)).toBe(true);
    const known = await findForecast(storage.db, cell.key);
    expect(known?.forecast.now).toEqual({ temperatureC: null, code: null });
    expect(known?.forecast.hours).toMatchObject({
      temperatureC: [null],
      radiationWPerM2: [null],
      sunshineSeconds: [null],
      code: [null],
    });
  });

  it('asks for nothing when it is off, and gives up what is under way when it closes', async () => {
    const off = createWeather({ db: storage.db, clock, log: silentLog, sources: null });
    expect(await off.refresh(newCell(), oldestMs)).toBe(false);
    expect(await off.findPlaces('Berlin', 'en')).toBeNull();
    openMeteo.answerBy(() => undefined);
    const slow = createWeather({ db: storage.db, clock, log: silentLog, sources: openMeteo.sources });
    const refreshed = slow.refresh(newCell(), oldestMs);
    await slow.close();
    expect(await refreshed).toBe(false);
  });

  it('finds places by their name, in the reader’s language', async () => {
    const [asked = ''] = await askedSince(() => weather.findPlaces('Berlin', 'de'));
    const { pathname, searchParams } = new URL(asked, 'http://localhost');
    expect(pathname).toBe('/v1/search');
    const query = { name: 'Berlin', count: '10', language: 'de', format: 'json' };
    expect(Object.fromEntries(searchParams)).toEqual(query);
    expect(await weather.findPlaces('Berlin', 'de')).toEqual([
      { name: 'Berlin', region: 'Land Berlin', country: 'Germany', latitude: 52.52437, longitude: 13.41053 },
      { name: 'Berlin', region: null, country: null, latitude: 44.46867, longitude: -71.18508 },
    ]);
    expect(await weather.findPlaces('Nowhere at all', 'en')).toEqual([]);
    openMeteo.answerBy((response) => response.writeHead(503).end());
    expect(await weather.findPlaces('Paris', 'en')).toBeNull();
  });

  it('asks for them in English where the service does not know the language', async () => {
    const asked = await askedSince(async () => {
      for (const lang of ['pt', 'th', 'zh-cn'] as const) await weather.findPlaces(`To ${lang}`, lang);
    });
    const languages = asked.map((path) => new URL(path, 'http://localhost').searchParams.get('language'));
    expect(languages).toEqual(['pt', 'en', 'en']);
  });

  it('asks for the same places once a day and language', async () => {
    const find = (name: string, lang: LanguageCode) => askedSince(() => weather.findPlaces(name, lang));
    expect(await find('Bern', 'fr')).toHaveLength(1);
    expect(await find('bern', 'fr')).toHaveLength(0);
    expect(await find('Bern', 'it')).toHaveLength(1);
    expect(await find('Bern', 'ko')).toHaveLength(1);
    expect(await find('Bern', 'nl')).toHaveLength(0);
    clock.goOn(86_400);
    expect(await find('Bern', 'fr')).toHaveLength(1);
  });

  it('searches no more than the service can bear', async () => {
    let failed = 0;
    for (let search = 0; search < 70; search += 1)
      if ((await weather.findPlaces(`place ${search}`, 'en')) === null) failed += 1;
    expect(failed).toBe(10);
  });
});
