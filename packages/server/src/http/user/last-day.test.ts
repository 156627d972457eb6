import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { steadyReadings, tellReadings } from '../../../test/tell-readings.ts';
import { testClock } from '../../../test/test-clock.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** 12:07, so that the last whole quarter-hour ends at 12:00. */
const nowMs = Date.parse('2026-03-10T12:07:00Z');
const endMs = Date.parse('2026-03-10T12:00:00Z');

let server: TestApp;
let login: Login;
beforeAll(async () => {
  server = await appForTest({}, { clock: testClock(nowMs * 1000) });
  login = await buildLogin(server);
});
afterAll(() => server.close());

const siteWithMeter = async () => {
  const siteId = await buildSite(server.db, { account_id: login.accountId, time_zone: 'Europe/Berlin' });
  return { siteId, meter: await buildMeter(server.db, { site_id: siteId, type: 1, use_type: 1 }) };
};

const lastDays = async () => {
  const answer = await server.ask('GET', '/api/v1/user/lastday', { token: login.token });
  expect(answer.successful).toBe(true);
  return answer.data;
};

describe('user.lastday', () => {
  it('tells 24 hours of every site, unknown where nothing was measured', async () => {
    const { siteId, meter } = await siteWithMeter();
    const silent = await siteWithMeter();
    await tellReadings(
      server,
      meter,
      steadyReadings(endMs - 3 * hourMs, endMs, 15 * minuteMs, { importW: 500, exportW: 0 }),
    );
    const answer = await lastDays();
    const from = new Date(endMs - 24 * hourMs).toISOString();
    const unknown = Array.from({ length: 21 }, () => null);
    expect(answer).toEqual([
      { id: siteId, from, consumptionKwh: [...unknown, 0.5, 0.5, 0.5] },
      { id: silent.siteId, from, consumptionKwh: [...unknown, null, null, null] },
    ]);
  });
});
