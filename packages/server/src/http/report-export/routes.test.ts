import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { testClock } from '../../../test/test-clock.ts';

/** The day after clocks went forward in Berlin. */
const now = Date.parse('2026-03-30T10:00:00Z');
const quarterMs = 900_000;
const date = '2026-03-29';

let server: TestApp;
let login: Login;
let siteId: number;

const uploadHistory = async (key: string): Promise<void> => {
  const fromMs = Date.parse('2026-03-28T20:00:00Z');
  const lines = Array.from({ length: 120 }, (_, index) =>
    JSON.stringify({
      key,
      time: new Date(fromMs + index * quarterMs).toISOString(),
      Data: [230, 1, 100, 1000 + (index * index) / 997, 5 + index / 31],
    }),
  );
  const answer = await fetch(`${server.address}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    body: lines.join('\n'),
  });
  expect((await answer.json()).data).toMatchObject({ accepted: lines.length, refused: [] });
};

beforeAll(async () => {
  server = await appForTest({}, { clock: testClock(now * 1000) });
  login = await buildLogin(server);
  siteId = await buildSite(server.db, { account_id: login.accountId });
  const meter = await buildMeter(server.db, { site_id: siteId, type: 1, name: '=Grid' });
  await uploadHistory(meter.key);
  const tariff = {
    name: '+Tariff',
    validFrom: '2026-01-01',
    buying: { type: 'standard', priceMicros: 250_000 },
  };
  const saved = await server.ask('POST', `/api/v1/tariff/save/${siteId}`, {
    token: login.token,
    body: tariff,
  });
  expect(saved.successful).toBe(true);
});
afterAll(() => server.close());

const data = async (path: string) =>
  (await server.ask('GET', `/api/v1/site/${path}`, { token: login.token })).data;

const download = (path: string, lang = 'en') =>
  fetch(`${server.address}/api/v1/site/${path}`, { headers: { token: login.token, lang } });

const table = async (path: string, lang?: string): Promise<string[][]> =>
  papaparse.parse<string[]>(await (await download(path, lang)).text()).data;

const numberOrNull = (cell: string | undefined) => (cell === '' || cell === undefined ? null : Number(cell));

describe('a report as a file', () => {
  it('holds the energy of a day of 23 hours as the report has it, to the last digit', async () => {
    const query = `reporttype=0&time=${date}&view=balance`;
    const { columns } = await data(`energyreport/${siteId}?${query}`);
    const [headings, ...rows] = await table(`energyreport/${siteId}/file?${query}`, 'de');
    expect(headings?.slice(0, 4)).toEqual(['Von', 'Bis', 'Bezug (kWh)', 'Einspeisung (kWh)']);
    expect(rows).toHaveLength(23);
    expect(rows.map(([from]) => from).slice(1, 3)).toEqual([
      '2026-03-29T01:00:00+01:00',
      '2026-03-29T03:00:00+02:00',
    ]);
    for (const [index, { data }] of columns.series.entries()) {
      expect(rows.map((row) => numberOrNull(row[2 + index]))).toEqual(data);
    }
  });

  it('holds the lines of a bill and their sum', async () => {
    const { lines, total } = await data(`billreport/${siteId}?time=2026-03`);
    const [headings = [], ...rows] = await table(`billreport/${siteId}/file?time=2026-03`);
    const place = (heading: string) => headings.indexOf(heading);
    const costs = rows.filter((row) => row[place('Statement')] === 'Cost');
    expect(costs.map((row) => numberOrNull(row[place('Amount')]))).toEqual([
      ...lines.map(({ amount }: { amount: number }) => amount),
      total,
    ]);
    expect(costs[0]?.[place('Tariff')]).toBe("'+Tariff");
  });

  it('holds the hours of meters, whatever they are called', async () => {
    const query = `starttime=${date}&endtime=2026-03-30`;
    const { meters } = await data(`energyhourdata/${siteId}?${query}`);
    const [headings, ...rows] = await table(`energyhourdata/${siteId}/file?${query}`);
    const columns = ['import (kWh)', 'export (kWh)', 'data completeness (0–1)'].map(
      (title) => `'=Grid: ${title}`,
    );
    expect(headings).toEqual(['From', 'To', ...columns]);
    expect(rows.map((row) => numberOrNull(row[2]))).toEqual(meters[0].importKwh);
    expect(rows.map((row) => numberOrNull(row[4]))).toEqual(meters[0].knownShare);
  });

  it('holds the figures of a load', async () => {
    const query = `starttime=${date}&endtime=2026-03-30`;
    const load = await data(`loadanalysis/${siteId}?${query}`);
    const [headings, ...rows] = await table(`loadanalysis/${siteId}/file?${query}`);
    expect(headings).toEqual(['Figure', 'Value', 'Unit', 'Time']);
    const [energy, average, highest] = rows.map((row) => numberOrNull(row[1]));
    expect([energy, average, highest]).toEqual([load.energyKwh, load.averageW, load.max.powerW]);
    expect(Date.parse(rows[2]?.[3] ?? '')).toBe(Date.parse(load.max.at));
  });

  it('holds readings by their steps', async () => {
    const query = `starttime=${date}&endtime=2026-03-30&quantity=voltageV`;
    const { series } = await data(`otheranalysis/${siteId}?${query}`);
    const [headings, ...rows] = await table(`otheranalysis/${siteId}/file?${query}`);
    expect(headings?.at(-1)).toBe("'=Grid A: Voltage (V), highest");
    expect(rows.map((row) => numberOrNull(row[4]))).toEqual(series[0].max);
  });

  it('holds abnormal data', async () => {
    const query = 'starttime=2026-03-28&endtime=2026-03-31';
    await server.ask('POST', `/api/v1/site/dataalertparameter/${siteId}`, {
      token: login.token,
      body: { overVoltagePercent: 100, offlineMinutes: 5 },
    });
    const { items } = await data(`dataalert/${siteId}?${query}`);
    const [headings, ...rows] = await table(`dataalert/${siteId}/file?${query}`);
    expect(headings?.slice(0, 3)).toEqual(['Kind', 'Meter', 'Phase']);
    expect(rows.map((row) => numberOrNull(row[6]))).toEqual(
      items.map(({ worst }: { worst: number }) => worst),
    );
  });

  it('comes as a workbook too, named by its local date', async () => {
    const answer = await download(`energyreport/${siteId}/file?reporttype=0&time=${date}&format=xlsx`);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="energy-${date}.xlsx"`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('is refused as any other call is', async () => {
    const wrong = await server.ask('GET', `/api/v1/site/energyreport/${siteId}/file?time=2026-02-30`, {
      token: login.token,
    });
    expect(wrong).toMatchObject({ status: 400, data: { code: 'validation', errors: [{ field: 'time' }] } });
    const format = await server.ask('GET', `/api/v1/site/billreport/${siteId}/file?format=pdf`, {
      token: login.token,
    });
    expect(format).toMatchObject({ status: 400, data: { errors: [{ field: 'format' }] } });
  });
});
