// A clock that was ahead leaves nothing behind once it is right.
import { hourMs } from '@ohmstead/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { testClock } from '../../test/test-clock.ts';
import { steadyReadings, uploadReadings } from '../../test/upload-readings.ts';
import { attemptPassword } from '../accounts/login-throttle.ts';
import { nowDate, nowMs } from '../clock/clock.ts';
import { readSiteDays } from '../rollups/read-site.ts';
import { rollUpJob } from '../rollups/roll-up-job.ts';
import { findSiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Difference } from '../verify/difference.ts';
import { verifyDays } from '../verify/verify-site.ts';
import { clockJob } from './clock-job.ts';

const daySeconds = 86_400;
const noonMs = Date.UTC(2026, 2, 10, 12);
const never = new AbortController().signal;

describe('a clock set back', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await appForTest({}, { clock: testClock(noonMs * 1000) });
  });
  afterAll(() => server.close());

  const siteWithMeters = async () => {
    const siteId = await buildSite(server.db, { time_zone: 'Europe/Berlin' });
    const meter = () => buildMeter(server.db, { site_id: siteId, use_type: 3 });
    return { siteId, meters: [await meter(), await meter()] };
  };
  /** With times of its own: the server's clock is no matter to them. */
  const upload = (meter: BuiltMeter, fromMs: number, toMs: number) => {
    const all = steadyReadings(noonMs - 60 * hourMs, toMs, hourMs / 2, { importW: 100, exportW: 0 });
    return uploadReadings(
      server,
      meter,
      all.filter(({ atMs }) => atMs >= fromMs),
    );
  };
  const rollUp = () => rollUpJob(server.context).run(never);
  const daysKeptBeyond = async (siteId: number, ms: number): Promise<string[]> => {
    const days = await server.db
      .selectFrom('site_day')
      .select('date')
      .where('site_id', '=', siteId)
      .where('to_at', '>', new Date(ms))
      .execute();
    return days.map(({ date }) => date);
  };
  const differencesOf = async (siteId: number): Promise<Difference[]> => {
    const found: Difference[] = [];
    for (let from: string | null = '0000-00-00'; from !== null; ) {
      const step: Awaited<ReturnType<typeof verifyDays>> = await verifyDays(
        server.db,
        siteId,
        from,
        nowMs(server.clock),
      );
      found.push(...step.differences);
      from = step.nextDate;
    }
    return found;
  };

  it('has the running day counted on, which it had closed', async () => {
    const { siteId, meters } = await siteWithMeters();
    for (const meter of meters) await upload(meter, noonMs - 60 * hourMs, noonMs);
    server.clock.goOn(5 * daySeconds);
    await rollUp();
    expect(await daysKeptBeyond(siteId, noonMs)).toContain('2026-03-10');
    server.clock.goOn(-5 * daySeconds + 2 * 3600);
    expect(server.context.clock.nowMicros()).toBe((noonMs + 2 * hourMs) * 1000);
    await clockJob(server.context).run(never);
    expect(await daysKeptBeyond(siteId, noonMs)).toEqual([]);
    for (const meter of meters) await upload(meter, noonMs + hourMs / 2, noonMs + 2 * hourMs);
    const site = await findSiteSnapshot(server.db, siteId, nowMs(server.clock));
    const [today] = site ? await readSiteDays(server.context, site, '2026-03-10', '2026-03-11') : [];
    // 15 hours since midnight, two meters.
    expect(today?.totals.energy.consumed).toBeCloseTo(2 * 15 * 100_000, -2);
    server.clock.goOn(-2 * 3600);
  });

  it('is found after a restart, too', async () => {
    const { siteId, meters } = await siteWithMeters();
    for (const meter of meters) await upload(meter, noonMs - 60 * hourMs, noonMs);
    server.clock.goOn(5 * daySeconds);
    await rollUp();
    await clockJob(server.context).run(never);
    const { clockWatch } = server.context;
    server.clock.goOn(-5 * daySeconds);
    // The next run knows nothing of what the one before had said.
    await clockJob({ ...server.context, clockWatch: { ...clockWatch, aheadMicros: () => null } }).run(never);
    expect(await daysKeptBeyond(siteId, noonMs)).toEqual([]);
    clockWatch.settled(Number.POSITIVE_INFINITY);
  });

  it('lets nobody wait for a time to come', async () => {
    const of = { kind: 'account', key: 'guessed' } as const;
    const guess = () =>
      attemptPassword(
        server.db,
        { of, address: '192.0.2.9', at: nowDate(server.context.clock) },
        { passwordHash: null, password: 'wrong' },
      );
    server.clock.goOn(400 * daySeconds);
    for (let count = 0; count < 6; count += 1) await guess();
    expect(await guess()).toMatchObject({ kind: 'throttled' });
    server.clock.goOn(-400 * daySeconds);
    server.context.clock.nowMicros();
    await clockJob(server.context).run(never);
    server.clock.goOn(3600);
    expect(await guess()).toEqual({ kind: 'wrong' });
    server.clock.goOn(-3600);
    server.context.clock.nowMicros();
    await clockJob(server.context).run(never);
  });

  it('leaves roll-ups that are true, wherever it has been', async () => {
    const stepDays = fc.array(fc.double({ min: -4, max: 6, noNaN: true }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(stepDays, async (steps) => {
        const { siteId, meters } = await siteWithMeters();
        for (const meter of meters) await upload(meter, noonMs - 60 * hourMs, noonMs);
        for (const days of steps) {
          server.clock.goOn(Math.round(days * daySeconds));
          server.context.clock.nowMicros();
          await rollUp();
        }
        const rightMs = noonMs + 30 * hourMs;
        server.clock.goOn(rightMs / 1000 - server.clock.nowMicros() / 1_000_000);
        server.context.clock.nowMicros();
        await clockJob(server.context).run(never);
        expect(await daysKeptBeyond(siteId, rightMs)).toEqual([]);
        for (const meter of meters) await upload(meter, noonMs + hourMs / 2, rightMs);
        await rollUp();
        expect(await differencesOf(siteId)).toEqual([]);
        await server.db.deleteFrom('site').where('id', '=', siteId).execute();
        server.clock.goOn(-30 * 3600);
        server.context.clockWatch.settled(Number.POSITIVE_INFINITY);
      }),
      { numRuns: 12, interruptAfterTimeLimit: 20_000 },
    );
  });
});
