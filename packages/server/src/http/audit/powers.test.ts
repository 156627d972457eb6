import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { nowMs } from '../../clock/clock.ts';
import { askServer, openCommandSocket } from '../../commands/command-socket.ts';

const dayMs = 86_400_000;
const everyMs = 4 * 60_000;
const days = 4;

let server: TestApp;
let login: Login;
let siteId: number;
let fromMs: number;
let dataDir: string;
beforeAll(async () => {
  server = await appForTest();
  login = await buildLogin(server);
  siteId = await buildSite(server.db, { account_id: login.accountId, time_zone: 'Europe/Berlin' });
  dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-powers-'));
  fromMs = (Math.floor(nowMs(server.clock) / dayMs) - days) * dayMs;
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends days of a load of 1 kW; `reported` is the power in W that the meter says at that hour from the beginning. */
const send = async ({ sn, key }: BuiltMeter, integrated: (hour: number) => number | null) => {
  const lines = Array.from({ length: (days * dayMs) / everyMs }, (_, place) => {
    const atMs = fromMs + place * everyMs;
    const hour = (place * everyMs) / 3_600_000;
    const kwh = 100 + Math.round(hour * 1000) / 1000;
    return JSON.stringify({
      SN: sn,
      key,
      time: new Date(atMs).toISOString(),
      Data: [230, 1, integrated(hour), kwh, 0],
    });
  });
  const answer = await server.ask('POST', '/api/v1/sensor/uploadbatch', {
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect(answer.data).toMatchObject({ accepted: lines.length, refused: [] });
};

const newMeter = () => buildMeter(server.db, { site_id: siteId });
const powers = ({ id }: BuiltMeter, query = '') =>
  server.ask('GET', `/api/v1/inverter/auditpower/${id}${query}`, { token: login.token });
const dateOf = (day: number) => new Date(fromMs + day * dayMs).toISOString().slice(0, 10);

describe('audit.powers', () => {
  it('lists the local days that differ, newest first, with both figures and the likely cause', async () => {
    const meter = await newMeter();
    // The second and the third day of UTC are reported in kW.
    await send(meter, (hour) => (hour >= 24 && hour < 72 ? 1 : 1000));
    const { data } = await powers(meter);
    expect(data).toMatchObject({ comparedDays: days, hasMore: false, fromDate: dateOf(0) });
    expect(data.items).toHaveLength(2);
    expect(data.items[1]).toMatchObject({
      date: dateOf(1),
      direction: 'import',
      countedKwh: 24,
      phases: [],
    });
    expect(data.items[1].integratedKwh).toBeLessThan(3);
    const earlier = await powers(meter, `?before=${dateOf(2)}`);
    expect(earlier.data).toMatchObject({ fromDate: dateOf(0), items: [data.items[1]] });
  });

  it('says nothing where the power and the count agree, or no power is reported', async () => {
    const [right, silent] = [await newMeter(), await newMeter()];
    await send(right, () => 1000);
    await send(silent, () => null);
    expect((await powers(right)).data).toMatchObject({ comparedDays: days, items: [] });
    expect((await powers(silent)).data).toMatchObject({ comparedDays: 0, items: [] });
  });

  it('is of the owner’s meters, and of dates that exist', async () => {
    const meter = await newMeter();
    expect((await powers(meter)).data).toEqual({
      items: [],
      fromDate: null,
      comparedDays: 0,
      hasMore: false,
    });
    expect((await powers(meter, '?before=2026-02-30')).status).toBe(400);
    const other = await buildMeter(server.db, { site_id: await buildSite(server.db) });
    expect((await powers(other)).status).not.toBe(200);
  });
});

describe('verify', () => {
  it('lists the doubtful days of all meters, and is well nevertheless', async () => {
    const meter = await newMeter();
    await send(meter, () => 1);
    const place = { dataDir, databaseUrl: null };
    const socket = await openCommandSocket(place, { ...server.context, log: server.context.log });
    const said: string[] = [];
    const isWell = await askServer(place, ['verify', undefined], (line) => said.push(line));
    await socket.close();
    expect(isWell).toBe(true);
    expect(said).toContain(
      `doubtful: meter ${meter.id}: ${dateOf(1)} import: counted 24.00 kWh, by power 0.02 kWh (powerInKilowatts)`,
    );
  });
});
