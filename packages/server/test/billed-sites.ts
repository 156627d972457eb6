// Sites with meters, counters and tariffs, on a server whose clock stands still.
import type { TariffBody } from '@ohmstead/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { appForTest, type TestApp } from './app-for-test.ts';
import { buildLogin, type Login } from './build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from './build-meter.ts';
import { testClock } from './test-clock.ts';

/** A Tuesday, 13:00 in Berlin. */
const noon = Date.parse('2026-03-10T12:00:00Z');
const hourMs = 3_600_000;

type Read = { readonly at: string; readonly importKwh: number; readonly exportKwh?: number };

/** The server of a test file, and its sites. */
export const billedSites = () => {
  let server: TestApp;
  let login: Login;
  beforeAll(async () => {
    server = await appForTest({}, { clock: testClock(noon * 1000) });
    login = await buildLogin(server);
  });
  afterAll(() => server.close());

  const answerTo = (method: string, path: string, body?: unknown, headers = {}) =>
    server.ask(method, `/api/v1/${path}`, { token: login.token, body, headers });
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await answerTo(method, path, body);
    expect(answer).toMatchObject({ status: 200, successful: true });
    return answer.data;
  };

  /** Counters at instants; between two of them energy flows evenly. */
  const tell = async (meter: BuiltMeter, reads: readonly Read[]): Promise<void> => {
    const lines = reads.map(({ at, importKwh, exportKwh = 0 }) =>
      JSON.stringify({ key: meter.key, time: at, Data: [230, 1, 100, importKwh, exportKwh] }),
    );
    const response = await fetch(`${server.address}/api/v1/sensor/uploadbatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: lines.join('\n'),
    });
    expect((await response.json()).data).toMatchObject({ accepted: reads.length, refused: [] });
  };

  const newSite = async (values: object = {}) => {
    const site_id = await buildSite(server.db, { account_id: login.accountId, ...values });
    return { siteId: site_id, meter: await buildMeter(server.db, { site_id, type: 1 }) };
  };

  const saveTariff = (siteId: number, body: object) => ask('POST', `tariff/save/${siteId}`, body);

  return { server: () => server, answerTo, ask, newSite, tell, saveTariff };
};

/** At every quarter-hour, as a meter that sends does. */
export const steady = (from: string, to: string, kwhAnHour: number): Read[] =>
  every(hourMs / 4, from, to, kwhAnHour);
export const hourly = (from: string, to: string, kwhAnHour: number): Read[] =>
  every(hourMs, from, to, kwhAnHour);

const every = (stepMs: number, from: string, to: string, kwhAnHour: number): Read[] => {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: (toMs - fromMs) / stepMs + 1 }, (_, step) => ({
    at: new Date(fromMs + step * stepMs).toISOString(),
    importKwh: 1000 + (step * stepMs * kwhAnHour) / hourMs,
  }));
};

export const tariff = (validFrom: string, priceMicros: number, more: Partial<TariffBody> = {}) => ({
  name: `From ${validFrom}`,
  validFrom,
  buying: { type: 'standard', priceMicros },
  ...more,
});

export const sumOf = (rows: readonly Record<string, number>[], key: string): number =>
  rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
