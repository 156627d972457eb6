// A house whose heating follows the weather, which a server answers as Open-Meteo does: synthetic.
import type { SiteForecast } from '@ohmstead/contract';
import { dayMs, hourMs } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../test/build-login.ts';
import { buildMeter, buildSite } from '../../test/build-meter.ts';
import { openMeteoForTest, syntheticC, type TestOpenMeteo } from '../../test/open-meteo-for-test.ts';
import { testClock } from '../../test/test-clock.ts';
import { type TimedReading, uploadReadings } from '../../test/upload-readings.ts';
import { keepWeather } from '../weather/weather-job.ts';

const noonMs = Date.UTC(2026, 2, 28, 12);
const firstMs = Date.UTC(2025, 11, 1);
const monthMs = Date.UTC(2026, 2, 1);
const clock = testClock(noonMs * 1000);

let openMeteo: TestOpenMeteo;
let server: TestApp;
let login: Login;
beforeAll(async () => {
  openMeteo = await openMeteoForTest(() => clock.nowMicros() / 1000);
  server = await appForTest({ weather: openMeteo.sources }, { clock });
  login = await buildLogin(server);
});
afterAll(async () => {
  await server.close();
  await openMeteo.close();
});

const powerW = (atMs: number): number => 150 + 60 * Math.max(0, 15 - syntheticC(atMs / 1000));

/** A reading each six hours, of a house that needs so many times its usual since the month began. */
const readingsOf = (factor: number): TimedReading[] => {
  const readings: TimedReading[] = [];
  let importKwh = 100;
  for (let atMs = firstMs; atMs <= noonMs; atMs += hourMs) {
    const watts = powerW(atMs) * (atMs >= monthMs ? factor : 1);
    if ((atMs - firstMs) % (6 * hourMs) === 0)
      readings.push({ atMs, powerW: watts, importKwh, exportKwh: 0 });
    importKwh += watts / 1000;
  }
  return readings;
};

const newHouse = async (place: { latitude?: number; longitude?: number }, factor = 1): Promise<number> => {
  const siteId = await buildSite(server.db, { account_id: login.accountId, time_zone: 'UTC', ...place });
  const meter = await buildMeter(server.db, { site_id: siteId, type: 1 });
  await uploadReadings(server, meter, readingsOf(factor));
  return siteId;
};

const forecastOf = async (siteId: number): Promise<SiteForecast> =>
  (await server.ask('GET', `/api/v1/site/forecast/${siteId}`, { token: login.token })).data;

const keep = () => keepWeather(server.context, new AbortController().signal);
const errorOf = ({ figures }: SiteForecast) => figures[0]?.backTest?.wape ?? 1;

describe('site.forecast with weather', () => {
  it('uses it once it is known and lowers the error, and says so', async () => {
    const siteId = await newHouse({ latitude: 52.5, longitude: 13.4 });
    const before = await forecastOf(siteId);
    expect(before).toMatchObject({ weather: 'none', usualConsumption: null });
    await keep();
    const after = await forecastOf(siteId);
    expect(after.weather).toBe('degreeHours');
    expect(errorOf(after)).toBeLessThan(0.5 * errorOf(before));
    expect(after.usualConsumption).toMatchObject({ days: 27, pastDays: 90, verdict: 'usual' });
    // The hours to come are known here, so the days to come are too.
    const toCome = Array.from({ length: 4 }, (_, day) => day);
    const dayKwh = (day: number) => {
      const fromMs = Date.UTC(2026, 2, 28 + day);
      return Array.from({ length: dayMs / hourMs }, (_, hour) => powerW(fromMs + hour * hourMs) / 1000);
    };
    const actual = toCome.flatMap(dayKwh).reduce((sum, kwh) => sum + kwh, 0);
    const expected = after.days.expected.slice(27).reduce<number>((sum, kwh) => sum + (kwh ?? 0), 0);
    expect(expected / actual).toBeGreaterThan(0.93);
    expect(expected / actual).toBeLessThan(1.07);
  });

  it('says how much more a month took than is usual at its temperatures', async () => {
    const siteId = await newHouse({ latitude: 52.5, longitude: 13.4 }, 1.12);
    await keep();
    const { usualConsumption } = await forecastOf(siteId);
    expect(usualConsumption?.verdict).toBe('more');
    expect(usualConsumption?.change).toBeCloseTo(0.12, 2);
  });

  it('does without where a site has no coordinates', async () => {
    const siteId = await newHouse({});
    await keep();
    expect(await forecastOf(siteId)).toMatchObject({ weather: 'none', usualConsumption: null });
  });
});
