// The job that judges the days of all sites: over the turn of a month, after an absence, beside a site that cannot be judged,
// and how often it looks.
import type { IncidentKind } from '@ohmstead/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressForTest } from '../../../test/address-for-test.ts';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { type TestClock, testClock } from '../../../test/test-clock.ts';
import { uploadDays } from '../../../test/upload-days.ts';
import { nowDate, nowMs } from '../../clock/clock.ts';
import { notifyDueSteps } from '../notify-due-steps.ts';
import { incidentDayJob } from './day-job.ts';

/** The last day of a month, 12:00 in Berlin. */
const noonMs = Date.UTC(2026, 0, 31, 11);
const daySeconds = 86_400;
const never = new AbortController().signal;

let server: TestApp;
let clock: TestClock;
beforeEach(async () => {
  clock = testClock(noonMs * 1000);
  server = await appForTest({}, { clock });
  return () => server.close();
});

const built = async (kind: IncidentKind, limit_value: number | null, use_type: 1 | 2 = 1) => {
  const siteId = await buildSite(server.db);
  const meter = await buildMeter(server.db, { site_id: siteId, type: 1, use_type });
  await server.db
    .insertInto('alert_rule')
    .values({ site_id: siteId, meter_id: null, kind, is_on: true, limit_value })
    .execute();
  const send = (days: number, powerW: number): Promise<void> =>
    uploadDays(server, meter, { days, powerAt: () => powerW, toMs: nowMs(clock) });
  return { siteId, send };
};

const judge = async (job = incidentDayJob(server.context)): Promise<void> => {
  await job.run(never);
  while ((await notifyDueSteps({ db: server.db, publicAddress: addressForTest }, nowDate(clock))) > 0);
};

const incidentsOf = async (siteId: number) => {
  const rows = await server.db
    .selectFrom('incident')
    .select(['started_at', 'ended_at'])
    .where('site_id', '=', siteId)
    .where('meter_id', 'is', null)
    .where('corrected_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ started_at, ended_at }) => ({
    began: started_at.toISOString().slice(0, 10),
    ended: ended_at?.toISOString() ?? null,
  }));
};

const notifiedSteps = async (siteId: number): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('incident_step')
    .innerJoin('incident', 'incident.id', 'incident_id')
    .select('step')
    .where('site_id', '=', siteId)
    .where('was_notified', '=', true)
    .orderBy('incident_step.id')
    .execute();
  return rows.map(({ step }) => step);
};

describe('incidentDayJob', () => {
  it('ends with its month what began in it, and takes nothing back', async () => {
    const { siteId, send } = await built('monthConsumption', 100);
    await send(6, 1000);
    await judge();
    expect(await incidentsOf(siteId)).toEqual([{ began: '2026-01-29', ended: null }]);
    clock.goOn(daySeconds);
    await judge();
    expect(await incidentsOf(siteId)).toEqual([{ began: '2026-01-29', ended: '2026-01-31T23:00:00.000Z' }]);
    expect(await notifiedSteps(siteId)).toEqual(['began']);
  });

  it('ends a day’s excess whose end it did not see, and notifies of the next one apart', async () => {
    const { siteId, send } = await built('dayConsumption', 5);
    await send(0, 1000);
    await judge();
    clock.goOn(4 * daySeconds);
    await judge();
    const first = { began: '2026-01-31', ended: '2026-01-31T23:00:00.000Z' };
    expect(await incidentsOf(siteId)).toEqual([first]);
    await send(0, 1000);
    await judge();
    expect(await incidentsOf(siteId)).toEqual([first, { began: '2026-02-04', ended: null }]);
    expect(await notifiedSteps(siteId)).toEqual(['began', 'began']);
  });

  it('judges the others where a site cannot be judged', async () => {
    const broken = await built('dayConsumption', 5);
    await broken.send(0, 1000);
    await server.db
      .updateTable('site')
      .set({ time_zone: 'Nowhere/Else' })
      .where('id', '=', broken.siteId)
      .execute();
    const { siteId, send } = await built('dayConsumption', 5);
    await send(0, 1000);
    await judge();
    expect(await notifiedSteps(siteId)).toEqual(['began']);
  });

  it('looks once a day at what only a whole day changes', async () => {
    const { send } = await built('noYield', null, 2);
    await send(1, -1000);
    let looks = 0;
    const untilQuiet = (): Promise<void> => {
      looks += 1;
      return server.context.requestPriority.untilQuiet();
    };
    const { requestPriority } = server.context;
    const job = incidentDayJob({ ...server.context, requestPriority: { ...requestPriority, untilQuiet } });
    await judge(job);
    expect(looks).toBeGreaterThan(0);
    const looksOfFirstDay = looks;
    clock.goOn(600);
    await judge(job);
    expect(looks).toBe(looksOfFirstDay);
    clock.goOn(daySeconds);
    await judge(job);
    expect(looks).toBeGreaterThan(looksOfFirstDay);
  });
});
