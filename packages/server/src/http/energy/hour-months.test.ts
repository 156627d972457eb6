import type { AverageDays, EnergyHours, HourMonths } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { roundedKwh, steadyServer } from '../../../test/steady-server.ts';

const { answerTo, ask, newSite, sendSteadyPower } = steadyServer();

const sumOf = (values: readonly (number | null)[] = []) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Over New Year, then silent for years, then over the night clocks go back up to 12:30 of 1 November. */
const siteOfYears = async () => {
  const { siteId, meters } = await newSite([1]);
  await sendSteadyPower(meters[0], '2023-12-31T20:00:00Z', '2024-01-01T03:00:00Z', { importW: 2000 });
  await sendSteadyPower(meters[0], '2026-10-24T22:00:00Z', '2026-11-01T11:00:00Z', { importW: 1000 });
  return { siteId, meterId: meters[0]?.id };
};

describe('the hours of the clock by month', () => {
  it('are of all time from the first reading on', async () => {
    const { siteId } = await siteOfYears();
    const { months, series, timeZone }: HourMonths = await ask(`site/energyhourmonths/${siteId}`);
    expect(timeZone).toBe('Europe/Berlin');
    expect(months).toHaveLength(36);
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2023-12', '2026-11']);
    expect(months[0]?.times.slice(20, 22)).toEqual([null, '2023-12-31T20:00:00.000Z']);
    expect(months.at(-1)?.times.slice(12)).toEqual(new Array(12).fill(null));
    expect(series.map(({ key }) => key)).toEqual(['consumption', 'import', 'export']);
    const [consumption] = series;
    expect(roundedKwh(consumption?.mean[0]?.[22] ?? 0)).toBe(2);
    expect(roundedKwh(consumption?.mean.at(-1)?.[2] ?? 0)).toBe(1);
    expect(consumption?.highest).toEqual({ at: '2023-12-31T20:00:00.000Z', value: expect.closeTo(2, 6) });
  });

  it('count an hour that comes twice as two, and no hour to come as unknown', async () => {
    const { siteId } = await siteOfYears();
    const path = `site/energyhourmonths/${siteId}?starttime=2026-10-25`;
    const { months, series }: HourMonths = await ask(path);
    const days: EnergyHours = await ask(`site/energyhourdata/${siteId}?starttime=2026-10-25`);
    expect(months.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    expect(roundedKwh(series[0]?.total ?? 0)).toBe(roundedKwh(sumOf(days.meters[0]?.importKwh)));
    expect(series[0]?.knownShare[0]).toEqual(new Array(24).fill(1));
    expect(series[0]?.knownShare[1]?.slice(0, 12)).toEqual(new Array(12).fill(1));
    expect(series[0]?.mean[1]?.[13]).toBeNull();
  });

  it('are of meters too, over years as hour by hour', async () => {
    const { siteId, meterId } = await siteOfYears();
    const path = `site/energyhourmonths/${siteId}?sensorids=${meterId}`;
    const { series, months }: HourMonths = await ask(path);
    expect(series.map(({ key, meter }) => [key, meter?.id])).toEqual([
      ['import', meterId],
      ['export', meterId],
    ]);
    const hours = async (span: string): Promise<EnergyHours> => ask(`site/energyhourdata/${siteId}?${span}`);
    const early = await hours('starttime=2023-12-31&endtime=2025-01-01');
    const middle = await hours('starttime=2025-01-01&endtime=2026-01-01');
    const late = await hours('starttime=2026-01-01&endtime=2026-11-02');
    const all = [early, middle, late].flatMap(({ meters }) => meters[0]?.importKwh ?? []);
    expect(roundedKwh(series[0]?.total ?? 0)).toBe(roundedKwh(sumOf(all)));
    expect(months).toHaveLength(36);
  });

  it('are none before the first reading, and of nobody else', async () => {
    const { siteId } = await newSite([1]);
    const other = await siteOfYears();
    expect(await ask(`site/energyhourmonths/${siteId}`)).toMatchObject({ months: [], series: [] });
    const foreign = await answerTo(`site/energyhourmonths/${other.siteId + 1000}`);
    expect(foreign.status).toBe(404);
  });

  it('have an average day of all time beside them', async () => {
    const { siteId } = await siteOfYears();
    const { series }: AverageDays = await ask(`site/profile/${siteId}?starttime=1970-01-01`);
    expect(series.some(({ data }) => data.some((power) => power !== null))).toBe(true);
  });
});
