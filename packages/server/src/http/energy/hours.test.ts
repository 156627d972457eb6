import type { EnergyHours, SiteHours } from '@ohmstead/contract';
import { minuteMs } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { buildMeter } from '../../../test/build-meter.ts';
import { noon, roundedKwh, steadyServer } from '../../../test/steady-server.ts';

const { server, answerTo, ask, newSite, sendSteadyPower } = steadyServer();

describe('the hours of a site', () => {
  it('are those its clocks strike, with what is known of each', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    await sendSteadyPower(meters[0], '2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z', { importW: 1000 });
    await sendSteadyPower(meters[1], '2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z', { exportW: 2000 });
    const path = `site/energyhours/${siteId}?starttime=2026-10-25&endtime=2026-10-26`;
    const { times, figures }: SiteHours = await ask(path);
    expect(times).toHaveLength(25);
    expect(figures.map(({ key, kWh }) => [key, roundedKwh(kWh[3] ?? 0)])).toEqual([
      ['consumption', 3],
      ['import', 1],
      ['export', 0],
      ['yield', 2],
    ]);
    expect(figures[0]?.knownShare.slice(-2)).toEqual([1, 0.5]);
    expect(roundedKwh(figures[0]?.kWh.at(-1) ?? 0)).toBe(1.5);
  });

  it('leave out what the meters do not measure', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(meters[0], '2026-10-25T04:00:00Z', '2026-10-25T10:30:00Z', { importW: 1000 });
    const answer: SiteHours = await ask(`site/energyhours/${siteId}?starttime=2026-10-25`);
    expect(answer.figures.map(({ key }) => key)).toEqual(['consumption', 'import', 'export']);
    const before: SiteHours = await ask(`site/energyhours/${siteId}?starttime=2025-10-25&endtime=2025-10-26`);
    expect(before).toMatchObject({ figures: [] });
    expect(before.times).toHaveLength(24);
  });
});

describe('meters by themselves', () => {
  it('list their hours', async () => {
    const { siteId, meters } = await newSite([1, 2]);
    await sendSteadyPower(meters[0], '2026-10-24T22:00:00Z', '2026-10-26T23:00:00Z', { importW: 1000 });
    await sendSteadyPower(meters[1], '2026-10-24T22:00:00Z', '2026-10-25T22:00:00Z', { exportW: 2000 });
    const span = 'starttime=2026-10-25&endtime=2026-10-26';
    const both: EnergyHours = await ask(`site/energyhourdata/${siteId}?${span}`);
    expect(both.times).toHaveLength(25);
    expect(both.meters.map(({ importKwh }) => importKwh[3])).toEqual([1, 0]);
    expect(both.meters[1]?.exportKwh.at(-1)).toBeNull();
    expect(both.meters[1]?.coverage.missing).toBeCloseTo(1 / 25, 9);
    expect(await ask(`site/energyhourdata/${siteId}?${span}`)).toEqual(both);
    const one: EnergyHours = await ask(`site/energyhourdata/${siteId}?${span}&sensorids=${meters[1]?.id}`);
    expect(one.meters).toEqual([both.meters[1]]);
  });

  it('say how much of an hour they know', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(meters[0], '2026-10-25T04:00:00Z', '2026-10-25T10:30:00Z', { importW: 1000 });
    const span = 'starttime=2026-10-25&endtime=2026-10-26';
    const { times, meters: answer }: EnergyHours = await ask(`site/energyhourdata/${siteId}?${span}`);
    const at = (instant: string) => times.indexOf(instant);
    const [known = [], imported = []] = [answer[0]?.knownShare, answer[0]?.importKwh];
    expect(known[at('2026-10-25T09:00:00.000Z')]).toBe(1);
    expect(known[at('2026-10-25T10:00:00.000Z')]).toBe(0.5);
    expect(imported[at('2026-10-25T10:00:00.000Z')]).toBe(0.5);
    expect(known[at('2026-10-25T11:00:00.000Z')]).toBe(0);
    expect(imported[at('2026-10-25T11:00:00.000Z')]).toBeNull();
  });

  it('are of the site, and not asked of more than a year', async () => {
    const { siteId } = await newSite([1]);
    const other = await newSite([1]);
    const foreign = await answerTo(`site/energyhourdata/${siteId}?sensorids=${other.meters[0]?.id}`);
    expect(foreign).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
    const long = await answerTo(`site/energyhourdata/${siteId}?starttime=2020-01-01&endtime=2026-01-01`);
    expect(long).toMatchObject({ status: 400, data: { errors: [{ code: 'span_too_long' }] } });
    expect((await answerTo(`site/areaenergy/${siteId}?starttime=1900-01-01`)).status).toBe(400);
  });

  it('are listed with what can be drawn of them, and drawn', async () => {
    const { siteId, meters } = await newSite([1]);
    await sendSteadyPower(
      meters[0],
      '2026-11-01T10:00:00Z',
      '2026-11-01T11:00:00Z',
      { importW: 250 },
      minuteMs,
    );
    const [listed] = await ask(`site/inverterList/${siteId}`);
    expect(listed).toMatchObject({ id: meters[0]?.id, isOnline: 1 });
    expect(listed.dataDict).toContainEqual({ key: 'power', unit: 'W', value: 250 });
    const ids = (await ask('user/inverterlist')).map(({ id }: { id: number }) => id);
    expect(ids).toContain(listed.id);
    const line = await ask(`inverter/dataLine/${listed.id}?columnName=voltage`);
    expect(line).toMatchObject({ unit: 'V', series: [{ key: 'A' }] });
    expect(line.series[0].data.slice(11 * 60 - 1, 11 * 60 + 1)).toEqual([null, 230]);
  });

  it('that are calculated are the balance of others, late readings included', async () => {
    const { siteId, meters } = await newSite([1, 3]);
    const [house, car] = meters;
    const rest = await buildMeter(server().db, {
      site_id: siteId,
      use_type: 3,
      parts: JSON.stringify([
        { meterId: house?.id, sign: 1 },
        { meterId: car?.id, sign: -1 },
      ]),
    });
    await sendSteadyPower(house, '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z', { importW: 1000 });
    await sendSteadyPower(car, '2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z', { importW: 400 });
    const hours = async (): Promise<EnergyHours> =>
      ask(`site/energyhourdata/${siteId}?starttime=2026-10-01&endtime=2026-10-03&sensorids=${rest.id}`);
    expect((await hours()).meters[0]?.importKwh[5]).toBeCloseTo(0.6, 9);
    await sendSteadyPower(car, '2026-10-02T00:15:00Z', '2026-10-02T06:00:00Z', { importW: 100 });
    expect((await hours()).meters[0]?.importKwh.at(-1)).toBeNull();

    const [from, to] = ['2026-11-01T10:00:00Z', '2026-11-01T11:00:00Z'];
    await sendSteadyPower(house, from, to, { importW: 900 }, minuteMs);
    await sendSteadyPower(car, from, to, { importW: 250 }, minuteMs);
    const listed = await ask(`site/inverterList/${siteId}`);
    expect(listed[2]).toMatchObject({
      id: rest.id,
      isOnline: 1,
      gl: 650,
      lastUpdate: new Date(noon).toISOString(),
    });
    await server()
      .db.updateTable('meter')
      .set({ use_type: 3 })
      .where('id', '=', house?.id ?? 0)
      .execute();
    await server().db.updateTable('meter').set({ use_type: 1 }).where('id', '=', rest.id).execute();
    const line = await ask(`site/powerLine2/${siteId}`);
    expect(line.series[0].data.at(-1)).toBe(650);
  });
});
