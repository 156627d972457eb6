import type { EnergyColumns, EnergyReport } from '@ohmstead/contract';
import { dayMs, hourMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { kWhOf, noon, roundedKwh, steadyServer } from '../../test/steady-server.ts';
import { steadyReadings, uploadReadings } from '../../test/upload-readings.ts';
import { datesBetween } from './local-dates.ts';
import { readSiteDays } from './read-site.ts';
import { rollUpJob } from './roll-up-job.ts';
import { findSiteSnapshot } from './site-snapshot.ts';

const { server, ask, newSite, sendSteadyPower } = steadyServer();

const rollUp = () => rollUpJob(server().context).run(new AbortController().signal);
const rolled = async (siteId: number) => {
  const { db } = server();
  const [days, months] = await Promise.all([
    db.selectFrom('site_day').select('date').where('site_id', '=', siteId).orderBy('date').execute(),
    db.selectFrom('site_month').select('month').where('site_id', '=', siteId).execute(),
  ]);
  return { days: days.map(({ date }) => date), months: months.map(({ month }) => month) };
};

describe('roll-ups', () => {
  it('are made of closed days and months, and used', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(
      meters[0],
      '2026-08-30T22:00:00Z',
      '2026-11-01T11:00:00Z',
      { importW: 100 },
      hourMs,
    );
    await rollUp();
    const { days, months } = await rolled(siteId);
    expect(days.at(0)).toBe('2026-08-31');
    expect(days.at(-1)).toBe('2026-10-31');
    expect(days).toHaveLength(62);
    expect(months.sort()).toEqual(['2026-08', '2026-09', '2026-10']);
    await server()
      .db.updateTable('site_month')
      .set({ demand_mwh: 777 })
      .where('site_id', '=', siteId)
      .where('month', '=', '2026-09')
      .execute();
    const report: EnergyReport = await ask(`site/energyreport/${siteId}?reporttype=1&time=2026-09-01`);
    expect(report.demand?.powerW).toBe((777 / 1000) * 4);
    await rollUp();
  });

  it('wait for an import to end', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(
      meters[0],
      '2026-09-30T22:00:00Z',
      '2026-10-03T22:00:00Z',
      { importW: 100 },
      hourMs,
    );
    const imports = { isBusyWith: (meterId: number) => meterId === meters[0]?.id };
    await rollUpJob({ ...server().context, imports }).run(new AbortController().signal);
    expect((await rolled(siteId)).days).toEqual([]);
    await rollUp();
    expect((await rolled(siteId)).days).toContain('2026-10-01');
  });

  it('are made of each meter’s days, too, though the months were asked for before', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(
      meters[0],
      '2026-08-30T22:00:00Z',
      '2026-11-01T11:00:00Z',
      { importW: 100 },
      hourMs,
    );
    await ask(`site/EnergyTypeColumn/${siteId}?ctype=1&timetype=3`);
    await rollUp();
    const days = await server()
      .db.selectFrom('meter_day')
      .select('from_at')
      .where('meter_id', '=', meters[0]?.id ?? 0)
      .orderBy('from_at')
      .execute();
    expect(days.map(({ from_at }) => from_at.toISOString().slice(0, 10))).toEqual(
      datesBetween('2026-08-30', '2026-11-01'),
    );
  });

  it('show what comes a year late everywhere, as if it had been there from the start', async () => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('The meter that the test built was not found.');
    const all = steadyReadings(Date.parse('2025-10-01T00:00:00Z'), noon, 6 * hourMs, {
      importW: 100,
      exportW: 0,
    }).map(
      // More was used on one evening, which only a late reading shows.
      (sent) =>
        sent.atMs < Date.parse('2025-10-20T20:00:00Z') ? sent : { ...sent, importKwh: sent.importKwh + 5 },
    );
    const isLate = ({ atMs }: { atMs: number }) =>
      atMs >= Date.parse('2025-10-20T18:00:00Z') && atMs < Date.parse('2025-10-21T06:00:00Z');
    await uploadReadings(
      server(),
      grid,
      all.filter((sent) => !isLate(sent)),
    );
    await rollUp();
    const looks = async () => {
      const column = async (query: string) =>
        kWhOf(await ask(`site/EnergyTypeColumn/${siteId}?ctype=1&date=2025-10-20&${query}`), 'import');
      return {
        hours: await column('timetype=0'),
        days: await column('timetype=1'),
        months: await column('timetype=2'),
        years: await column('timetype=3'),
        area: (await ask(`site/areaenergy/${siteId}?starttime=2025-10-20&endtime=2025-10-21`)).importKwh,
        hourly: (await ask(`site/energyhourdata/${siteId}?starttime=2025-10-20&endtime=2025-10-21`)).meters[0]
          .importKwh,
      };
    };
    const before = await looks();
    await uploadReadings(server(), grid, all.filter(isLate));
    const after = await looks();
    expect(after.hours?.[21]).toBeCloseTo(0.1 + 5 / 6, 5);
    expect(after.days?.[19]).not.toBe(before.days?.[19]);
    expect(after.hourly).not.toEqual(before.hourly);
    await server().db.deleteFrom('site_day').where('site_id', '=', siteId).execute();
    await server().db.deleteFrom('site_month').where('site_id', '=', siteId).execute();
    await server().db.deleteFrom('meter_day').where('meter_id', '=', grid.id).execute();
    expect(await looks()).toEqual(after);
  });

  it('begun before the past changed are kept only where it did not change', async () => {
    const { siteId, meters } = await newSite([1]);
    const [grid] = meters;
    if (!grid) throw new Error('The meter that the test built was not found.');
    const from = Date.parse('2026-09-01T00:00:00Z');
    const evening = Date.parse('2026-09-02T18:00:00Z');
    const sent = steadyReadings(from, from + 4 * dayMs, hourMs, { importW: 100, exportW: 0 });
    await uploadReadings(
      server(),
      grid,
      sent.filter(({ atMs }) => atMs !== evening),
    );
    const stale = await findSiteSnapshot(server().db, siteId, noon);
    if (!stale) throw new Error('The site that the test built was not found.');
    await uploadReadings(
      server(),
      grid,
      sent.filter(({ atMs }) => atMs === evening),
    );
    await readSiteDays(server().context, stale, '2026-09-01', '2026-09-05');
    expect((await rolled(siteId)).days).toEqual(['2026-09-01', '2026-09-03', '2026-09-04']);
    const fresh = await findSiteSnapshot(server().db, siteId, noon);
    await readSiteDays(server().context, fresh ?? stale, '2026-09-01', '2026-09-05');
    expect((await rolled(siteId)).days).toEqual(['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04']);
  });

  it('wait for a meter that may still send readings of the day', async () => {
    const { siteId, meters } = await newSite([1, 3]);
    await sendSteadyPower(
      meters[0],
      '2026-10-28T00:00:00Z',
      '2026-11-01T11:00:00Z',
      { importW: 100 },
      hourMs,
    );
    await sendSteadyPower(meters[1], '2026-10-28T00:00:00Z', '2026-10-31T08:00:00Z', { importW: 50 }, hourMs);
    await rollUp();
    expect((await rolled(siteId)).days.at(-1)).toBe('2026-10-30');
  });

  it('begin anew in another zone, and by another phase rule', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(
      meters[0],
      '2026-09-01T00:00:00Z',
      '2026-09-04T00:00:00Z',
      { importW: 1000 },
      hourMs,
    );
    const firstDay = async () =>
      kWhOf(await ask(`site/EnergyTypeColumn/${siteId}?timetype=1&date=2026-09-01&ctype=1`), 'import')?.[0];
    expect(await firstDay()).toBe(22);
    await server().db.updateTable('site').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', siteId).execute();
    expect(await firstDay()).toBe(15);
    await server().db.updateTable('site').set({ phase_rule: 'netted' }).where('id', '=', siteId).execute();
    expect((await ask(`site/areaenergy/${siteId}`)).phaseRule).toBe('netted');
  });

  it('let a meter that comes late be no part of what was before', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    await sendSteadyPower(
      meters[0],
      '2026-10-01T00:00:00Z',
      '2026-11-01T11:00:00Z',
      { importW: 400 },
      hourMs,
    );
    await rollUp();
    const september = (await rolled(siteId)).days;
    await sendSteadyPower(
      meters[1],
      '2026-10-20T12:00:00Z',
      '2026-11-01T11:00:00Z',
      { exportW: 200 },
      hourMs,
    );
    const month: EnergyColumns = await ask(
      `site/EnergyTypeColumn/${siteId}?timetype=1&date=2026-10-01&ctype=2`,
    );
    expect(september).toHaveLength(31);
    expect(kWhOf(month, 'consumption')?.slice(17, 21)).toEqual([9.6, 9.6, roundedKwh(9.6 + 2), 14.4]);
    expect(kWhOf(month, 'yield')?.slice(18, 21)).toEqual([null, 2, 4.8]);
  });
});
