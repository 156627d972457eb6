// What a site's own figures show: of days that are over, of the running one, and of this very quarter-hour.
import { type IncidentKind, quarterHourMs } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressForTest } from '../../../test/address-for-test.ts';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { type TestClock, testClock } from '../../../test/test-clock.ts';
import { uploadDays } from '../../../test/upload-days.ts';
import { uploadReadings } from '../../../test/upload-readings.ts';
import { nowDate, nowMs } from '../../clock/clock.ts';
import { notifyDueSteps } from '../notify-due-steps.ts';
import { incidentDayJob } from './day-job.ts';
import { createNowWatch } from './now-watch.ts';

/** A Tuesday, 12:00 in Berlin. */
const noonMs = Date.UTC(2026, 2, 10, 11);
const never = new AbortController().signal;

let server: TestApp;
let clock: TestClock;
beforeAll(async () => {
  clock = testClock(noonMs * 1000);
  server = await appForTest({}, { clock });
});
afterAll(() => server.close());

const sendDays = (
  meter: BuiltMeter,
  days: number,
  powerAt: (day: number, hour: number) => number,
): Promise<void> => uploadDays(server, meter, { days, powerAt, toMs: nowMs(clock) });

const built = async (use_type: 1 | 2 | 3 = 1, site_id?: number) => {
  const siteId = site_id ?? (await buildSite(server.db));
  return { siteId, meter: await buildMeter(server.db, { site_id: siteId, type: 1, use_type }) };
};

const turnOn = async (siteId: number, kind: IncidentKind, limit: number | null = null): Promise<void> => {
  await server.db
    .insertInto('alert_rule')
    .values({ site_id: siteId, meter_id: null, kind, is_on: true, limit_value: limit })
    .execute();
};

/** As after a start: nothing is remembered of what was judged before. */
const judge = async (): Promise<void> => {
  await incidentDayJob(server.context).run(never);
  while ((await notifyDueSteps({ db: server.db, publicAddress: addressForTest }, nowDate(clock))) > 0);
};

const incidentsOf = async (siteId: number) => {
  const rows = await server.db
    .selectFrom('incident')
    .select(['kind', 'started_at', 'ended_at', 'worst', 'limit_value', 'facts', 'evidence'])
    .where('site_id', '=', siteId)
    .where('meter_id', 'is', null)
    .where('corrected_at', 'is', null)
    .orderBy('started_at')
    .execute();
  return rows.map(({ started_at, ended_at, ...row }) => ({
    ...row,
    started: started_at.toISOString(),
    ended: ended_at?.toISOString() ?? null,
  }));
};

const notifiedSteps = async (siteId: number): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('incident_step')
    .innerJoin('incident', 'incident.id', 'incident_id')
    .select(['kind', 'step'])
    .where('site_id', '=', siteId)
    .where('was_notified', '=', true)
    .orderBy('incident_step.id')
    .execute();
  return rows.map(({ kind, step }) => `${kind} ${step}`);
};

describe('the days of a site', () => {
  it('notify of an unusual one in the morning after, once', async () => {
    const { siteId, meter } = await built();
    await turnOn(siteId, 'unusualConsumption');
    await sendDays(meter, 40, (day) => (day === 39 ? 1500 : 480 + (day % 5) * 10));
    await judge();
    await judge();
    const [one, ...others] = await incidentsOf(siteId);
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      kind: 'unusualConsumption',
      started: '2026-03-08T23:00:00.000Z',
      ended: '2026-03-09T23:00:00.000Z',
    });
    expect(one?.facts.find(({ fact }) => fact === 'soFar')?.value).toBeCloseTo(36, 0);
    expect(one?.evidence.length).toBeGreaterThan(20);
    expect(await notifiedSteps(siteId)).toEqual(['unusualConsumption began']);
  });

  it('notify as soon as the day’s or the month’s limit is exceeded', async () => {
    const { siteId, meter } = await built();
    await turnOn(siteId, 'dayConsumption', 5);
    await turnOn(siteId, 'monthConsumption', 100);
    await sendDays(meter, 12, (day) => (day === 12 ? 1000 : 150));
    await judge();
    expect(await incidentsOf(siteId)).toMatchObject([
      { kind: 'dayConsumption', started: '2026-03-10T04:15:00.000Z', ended: null, limit_value: 5 },
    ]);
    expect(await notifiedSteps(siteId)).toEqual(['dayConsumption began']);
  });

  it('notify of a base load that has risen', async () => {
    const { siteId, meter } = await built();
    await turnOn(siteId, 'baseLoadRisen');
    const house = (hour: number) => (hour > 17 && hour < 22 ? 900 : 120);
    await sendDays(meter, 38, (day, hour) => house(hour) + (day >= 34 ? 150 : 0));
    await judge();
    const [one, ...others] = await incidentsOf(siteId);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ kind: 'baseLoadRisen', ended: null });
    expect(one?.worst).toBeCloseTo(125, 0);
  });

  it('notify nobody who has not asked', async () => {
    const { siteId, meter } = await built();
    await sendDays(meter, 40, (day) => (day === 39 ? 5000 : 500));
    await judge();
    expect(await incidentsOf(siteId)).toEqual([]);
  });

  it('take back what late readings show to be wrong', async () => {
    const { siteId, meter } = await built();
    const feed = await built(2, siteId);
    await turnOn(siteId, 'dayConsumption', 5);
    await sendDays(meter, 2, (day) => (day === 2 ? -600 : 100));
    await sendDays(feed.meter, 2, (day) => (day === 2 ? -1600 : 0));
    await judge();
    expect(await notifiedSteps(siteId)).toEqual(['dayConsumption began']);
    await server.db
      .updateTable('alert_rule')
      .set({ limit_value: 50 })
      .where('site_id', '=', siteId)
      .execute();
    await judge();
    expect(await incidentsOf(siteId)).toEqual([]);
    expect(await notifiedSteps(siteId)).toEqual(['dayConsumption began', 'dayConsumption corrected']);
  });

  it('end their incidents at the turn of the month, and take nothing back', async () => {
    const { siteId, meter } = await built();
    await turnOn(siteId, 'dayConsumption', 5);
    await turnOn(siteId, 'monthConsumption', 30);
    await sendDays(meter, 8, (day) => (day === 8 ? 1000 : 150));
    await judge();
    expect(await notifiedSteps(siteId)).toEqual(['dayConsumption began', 'monthConsumption began']);
    const begunMs = nowMs(clock);
    clock.goOn((Date.UTC(2026, 2, 31, 22, 1) - begunMs) / 1000);
    await judge();
    expect(await incidentsOf(siteId)).toMatchObject([
      { kind: 'dayConsumption', ended: '2026-03-10T23:00:00.000Z' },
      { kind: 'monthConsumption', ended: '2026-03-31T22:00:00.000Z' },
    ]);
    clock.goOn(40 * 86_400);
    await judge();
    expect(await notifiedSteps(siteId)).toEqual(['dayConsumption began', 'monthConsumption began']);
    clock.goOn((begunMs - nowMs(clock)) / 1000);
  });

  it('end a month’s incident at its end, however long nobody judged', async () => {
    const { siteId, meter } = await built();
    await turnOn(siteId, 'monthConsumption', 30);
    await sendDays(meter, 12, () => 150);
    await judge();
    clock.goOn(60 * 86_400);
    await judge();
    expect(await incidentsOf(siteId)).toMatchObject([{ ended: '2026-03-31T22:00:00.000Z' }]);
    expect(await notifiedSteps(siteId)).toEqual(['monthConsumption began']);
    clock.goOn(-60 * 86_400);
  });

  it('notify of an inverter without yield, unasked, after two such days, and of its recovery', async () => {
    const { siteId, meter } = await built(2);
    const sun = (hour: number) => -Math.max(0, 3000 * Math.sin(((hour - 6) / 12) * Math.PI));
    await sendDays(meter, 30, (day, hour) => (day === 28 || day === 29 ? 0 : sun(hour)));
    await judge();
    expect(await incidentsOf(siteId)).toMatchObject([
      { kind: 'noYield', started: '2026-03-07T23:00:00.000Z', ended: null, worst: 0 },
    ]);
    expect(await notifiedSteps(siteId)).toEqual(['noYield began']);
    clock.goOn(86_400);
    await server.db.deleteFrom('reading').where('meter_id', '=', meter.id).execute();
    const again = await built(2, siteId);
    await server.db.updateTable('meter').set({ use_type: 3 }).where('id', '=', meter.id).execute();
    await sendDays(again.meter, 31, (day, hour) => (day === 28 || day === 29 ? 0 : sun(hour)));
    await judge();
    expect(await incidentsOf(siteId)).toMatchObject([{ ended: '2026-03-09T23:00:00.000Z' }]);
    expect(await notifiedSteps(siteId)).toEqual(['noYield began', 'noYield recovered']);
  });
});

describe('the running quarter-hour', () => {
  const watch = () => createNowWatch({ ...server.context, outages: server.storage.outages });

  it('warns of the demand while there is time, once, with what to switch off', async () => {
    const { siteId, meter } = await built();
    await turnOn(siteId, 'demandNearLimit', 4000);
    const slotMs = nowMs(clock);
    let importKwh = 1000;
    const send = async (powerW: number): Promise<void> => {
      await uploadReadings(server, meter, [{ atMs: nowMs(clock), powerW, importKwh, exportKwh: 0 }]);
      importKwh += powerW / 60 / 1000;
      clock.goOn(60);
    };
    const watching = watch();
    for (let minute = 0; minute < 8; minute += 1) {
      await send(5000);
      await watching.look();
    }
    const [one, ...others] = await incidentsOf(siteId);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ kind: 'demandNearLimit', limit_value: 4000, ended: null });
    expect(Date.parse(one?.started ?? '') - slotMs).toBeLessThanOrEqual(8 * 60_000);
    expect(one?.worst).toBeGreaterThan(4500);
    expect(one?.facts).toMatchObject([{ fact: 'toSwitchOff' }]);
    for (let minute = 0; minute < 10; minute += 1) await send(1000);
    await watching.look();
    expect(await incidentsOf(siteId)).toMatchObject([
      { ended: new Date(slotMs + quarterHourMs).toISOString() },
    ]);
  });

  it('notes a price below its limit for as long as it is', async () => {
    const { siteId } = await built();
    await turnOn(siteId, 'priceBelow', 0.1);
    const definition = {
      name: 'By the hour',
      validFrom: '2026-01-01',
      validTo: null,
      buying: { type: 'dynamic', series: 'spot', factorPpm: 1_000_000, markUpMicros: 0 },
      feedIn: null,
      fixedCharges: [],
      demandCharge: null,
      taxes: [],
      exportCredit: false,
    };
    await server.db
      .insertInto('tariff_version')
      .values({ site_id: siteId, valid_from: '2026-01-01', definition: JSON.stringify(definition) })
      .execute();
    const fromMs = Math.floor(nowMs(clock) / quarterHourMs) * quarterHourMs;
    const prices = [80_000, 60_000, 200_000, 50_000].map((price_micros, slot) => ({
      site_id: siteId,
      series: 'spot',
      at: new Date(fromMs + slot * quarterHourMs),
      minutes: 15,
      price_micros,
    }));
    await server.db.insertInto('price_series').values(prices).execute();
    const watching = watch();
    for (let slot = 0; slot < 4; slot += 1) {
      await watching.look();
      await watching.look();
      clock.goOn(900);
    }
    expect(await incidentsOf(siteId)).toMatchObject([
      { worst: 0.06, started: prices[0]?.at.toISOString(), ended: prices[2]?.at.toISOString() },
      { worst: 0.05, started: prices[3]?.at.toISOString(), ended: null },
    ]);
  });

  it('is read of many sites at once: another one takes few more queries', async () => {
    const { db, countedIn } = countQueries(server.db);
    const look = () =>
      countedIn(() => createNowWatch({ ...server.context, db, outages: server.storage.outages }).look());
    const add = async (): Promise<void> => {
      const { siteId, meter } = await built();
      await turnOn(siteId, 'demandNearLimit', 4000);
      await uploadReadings(server, meter, [{ atMs: nowMs(clock), powerW: 100, importKwh: 1, exportKwh: 0 }]);
    };
    await add();
    await look();
    const before = await look();
    for (let count = 0; count < 10; count += 1) await add();
    await look();
    expect(((await look()) - before) / 10).toBeLessThanOrEqual(4);
  });

  it('is judged of the others where a site cannot be judged', async () => {
    const broken = await built();
    await turnOn(broken.siteId, 'priceBelow', 0.1);
    await server.db
      .insertInto('tariff_version')
      .values({ site_id: broken.siteId, valid_from: '2026-01-01', definition: '{}' })
      .execute();
    const { siteId, meter } = await built();
    await turnOn(siteId, 'demandNearLimit', 4000);
    const readings = [0, 240].map((seconds) => ({
      atMs: Math.floor(nowMs(clock) / quarterHourMs) * quarterHourMs + seconds * 1000,
      powerW: 9000,
      importKwh: 1000 + (9 * seconds) / 3600,
      exportKwh: 0,
    }));
    clock.goOn(((readings[1]?.atMs ?? 0) - nowMs(clock)) / 1000);
    await uploadReadings(server, meter, readings);
    await watch().look();
    expect(await incidentsOf(siteId)).toMatchObject([{ kind: 'demandNearLimit' }]);
  });
});
