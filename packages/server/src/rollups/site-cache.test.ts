// What is cached of a site is never older than what is stored: after every kind of change, days are the same as when they
// are computed from the ledger itself.
import { dateAt, dayAfter, hourMs, minuteMs } from '@ohmstead/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { testClock } from '../../test/test-clock.ts';
import { steadyReadings, type TimedReading, uploadReadings } from '../../test/upload-readings.ts';
import { computeLedgers } from './compute-ledger.ts';
import { datesBetween } from './local-dates.ts';
import { readSiteDays, readSiteMonths } from './read-site.ts';
import { sumOf } from './read-span.ts';
import { daySpan } from './roll-up-days.ts';
import { SiteCache } from './site-cache.ts';
import { findSiteSnapshot, type SiteSnapshot } from './site-snapshot.ts';

const zone = 'Europe/Berlin';
const clock = testClock(Date.parse('2026-11-04T11:07:00Z') * 1000);
const nowMs = () => clock.nowMicros() / 1000;

let server: TestApp;
let siteId: number;
let meter: BuiltMeter;
let lastSent: TimedReading;
beforeAll(async () => {
  server = await appForTest({}, { clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  siteId = await buildSite(server.db, { time_zone: zone });
  meter = await buildMeter(server.db, { site_id: siteId, type: 1, use_type: 1 });
  const readings = steadyReadings(Date.parse('2026-10-30T00:00:00Z'), nowMs() - minuteMs, 5 * minuteMs, {
    importW: 1000,
    exportW: 0,
  });
  await uploadReadings(server, meter, readings);
  lastSent = readings.at(-1) as TimedReading; // There are many.
});

const siteNow = async (): Promise<SiteSnapshot> => {
  const site = await findSiteSnapshot(server.db, siteId, nowMs());
  if (!site) throw new Error('The site that the test built was not found.');
  return site;
};

/** The days of the running month, computed from the ledger itself. */
const computed = async () => {
  const site = await siteNow();
  const dates = datesBetween('2026-11-01', dayAfter(dateAt(zone, nowMs())));
  const spans = dates.map((date) => daySpan(site, date));
  const ledgers = await computeLedgers(server.db, site, spans);
  return ledgers.map(({ totals }) => totals);
};

const days = async () => {
  const found = await readSiteDays(
    server.context,
    await siteNow(),
    '2026-11-01',
    dayAfter(dateAt(zone, nowMs())),
  );
  return found.map(({ totals }) => totals);
};

/** Reads twice: the second time from what the first one cached. */
const expectTruth = async () => {
  const truth = await computed();
  expect(await days()).toEqual(truth);
  expect(await days()).toEqual(truth);
  const [month] = await readSiteMonths(server.context, await siteNow(), '2026-11', '2026-12');
  expect(month?.totals.energy).toEqual(sumOf(truth.map((totals) => ({ totals }))).energy);
  return truth;
};

const more = (atMs: number, kwh: number): TimedReading => ({
  ...lastSent,
  atMs,
  importKwh: lastSent.importKwh + kwh,
});

describe('what is kept of a site', () => {
  it('belongs to one server: another cache reads what is stored', async () => {
    await expectTruth();
    await server.storage.pool.query(
      'update register_slot set first_counts = last_raw, last_counts = first_counts',
    );
    const other = { db: server.db, siteCache: new SiteCache() };
    const today = dateAt(zone, nowMs());
    const [here] = await readSiteDays(server.context, await siteNow(), today, dayAfter(today));
    const [there] = await readSiteDays(other, await siteNow(), today, dayAfter(today));
    expect(there?.totals.energy).not.toEqual(here?.totals.energy);
  });

  it('is not asked of the database again', async () => {
    const truth = await expectTruth();
    await server.storage.pool.query(
      'update register_slot set first_counts = last_raw, last_counts = first_counts',
    );
    await server.storage.pool.query('delete from site_day');
    expect(await days()).toEqual(truth);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the next reading', () => uploadReadings(server, meter, [more(nowMs(), 2)])],
    [
      'two readings of one instant',
      async () => {
        await uploadReadings(server, meter, [more(nowMs(), 2)]);
        await days();
        await uploadReadings(server, meter, [more(nowMs(), 3)]);
      },
    ],
    ['a late reading of today', () => uploadReadings(server, meter, [more(lastSent.atMs - 61_000, 5)])],
    [
      'a late reading of a closed day',
      () =>
        uploadReadings(server, meter, [
          { ...lastSent, atMs: lastSent.atMs - 50 * hourMs - 61_000, importKwh: 1 },
        ]),
    ],
    [
      'another phase rule',
      () =>
        server.db
          .updateTable('site')
          .set({ phase_rule: 'perPhase' })
          .where('id', '=', siteId)
          .execute()
          .then(() => uploadReadings(server, meter, [more(nowMs(), 1)])),
    ],
    ['the clock', async () => clock.goOn(20 * 60)],
    ['the clock within a quarter-hour', async () => clock.goOn(45)],
    [
      'a clock on a quarter-hour',
      async () => clock.goOn((15 * minuteMs - (nowMs() % (15 * minuteMs))) / 1000),
    ],
  ])('gives way to %s', async (_, change) => {
    const before = await expectTruth();
    await change();
    const after = await expectTruth();
    expect(after).not.toEqual(before);
  });
});
