import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';

let server: TestApp;
let login: Login;
beforeAll(async () => {
  server = await appForTest();
  login = await buildLogin(server);
});
afterAll(() => server.close());

const newSite = async (): Promise<string> => {
  const body = { name: 'Home', timeZone: 'Europe/Berlin' };
  const { data } = await server.ask('POST', '/api/v1/site/save', { token: login.token, body });
  return `/api/v1/site/emissions/${data.id}`;
};
const ask = (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { token: login.token, ...(body !== undefined && { body }) });
const sendCsv = (path: string, body: string) =>
  server.ask('POST', path, { token: login.token, body, headers: { 'content-type': 'text/csv' } });
const seriesOf = async (path: string) => (await ask('GET', path)).data.series;

describe('the series of the grid’s CO2', () => {
  it('is taken, corrected and let go', async () => {
    const path = await newSite();
    expect(await seriesOf(path)).toBeNull();
    const emissions = [
      { time: '2026-03-10T00:00:00+01:00', gramsPerKwh: 300 },
      { time: '2026-03-10T01:00:00+01:00', gramsPerKwh: 250.5 },
    ];
    expect(await ask('POST', path, { emissions })).toMatchObject({ message: 'Saved', data: { saved: 2 } });
    await ask('POST', path, { emissions: [{ time: '2026-03-09T23:00:00Z', gramsPerKwh: 280 }] });
    expect(await seriesOf(path)).toEqual({
      from: '2026-03-09T23:00:00.000Z',
      to: '2026-03-10T00:00:00.000Z',
      values: 2,
      leastGramsPerKwh: 250.5,
      mostGramsPerKwh: 280,
    });
    expect(await ask('DELETE', path)).toMatchObject({ successful: true });
    expect(await seriesOf(path)).toBeNull();
  });

  it.each([
    ['time,gramsPerKwh\n2026-03-10T00:00:00+01:00,300\n2026-03-10T01:00:00+01:00,250.5\n', 300],
    ['gramsperkwh;zone;time\n300;DE;2026-03-10T00:00:00+01:00\n250,5;DE;2026-03-10T01:00:00+01:00', 300],
    ['2026-03-10T00:00:00+01:00\t299,5\r\n2026-03-10T01:00:00+01:00\t250,5\r\n', 299.5],
    ['2026-03-10T00:00:00+01:00;299,5\n2026-03-10T01:00:00+01:00;250,5\n', 299.5],
  ])('comes as CSV too: %j', async (csv, most) => {
    const path = await newSite();
    expect(await sendCsv(path, csv)).toMatchObject({ data: { saved: 2 } });
    expect(await seriesOf(path)).toMatchObject({
      values: 2,
      leastGramsPerKwh: 250.5,
      mostGramsPerKwh: most,
    });
  });

  it('comes as CSV within JSON too, as the web app sends it', async () => {
    const path = await newSite();
    const answer = await server.ask('POST', path, {
      token: login.token,
      body: JSON.stringify('time,gramsPerKwh\n2026-01-01T00:00Z,400\nyesterday,300'),
    });
    expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'emissions.1.time' }] } });
  });

  it.each([
    ['', 'emissions', 'rows_missing'],
    [`time,gramsPerKwh\n${'2026-03-10T00:00:00Z,300\n'.repeat(90_001)}`, 'emissions', 'rows_too_many'],
    [
      'time,gramsPerKwh\n2026-03-10T00:00:00Z,300\n2026-03-10T01:00,280',
      'emissions.1.time',
      'emission_time_invalid',
    ],
    ['2026-03-10T00:00:00Z,many', 'emissions.0.gramsPerKwh', 'field_invalid'],
    ['2026-03-10T00:00:00Z,-1', 'emissions.0.gramsPerKwh', 'number_out_of_range'],
  ])('is refused whole where a row is wrong: %.60s', async (csv, field, code) => {
    const path = await newSite();
    const answer = await sendCsv(path, csv);
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation', errors: [{ field, code }] } });
    expect(await seriesOf(path)).toBeNull();
  });

  it.each([
    [{ time: '2026-03-10T00:00:00Z', gramsPerKwh: 10_001 }, 'gramsPerKwh', 'number_out_of_range'],
    [{ time: '2026-03-10T00:00:00Z', gramsPerKwh: 'many' }, 'gramsPerKwh', 'field_invalid'],
    [{ gramsPerKwh: 300 }, 'time', 'field_invalid'],
  ])('is refused as JSON by its field: %j', async (emission, field, code) => {
    const path = await newSite();
    const { data } = await ask('POST', path, { emissions: [emission] });
    expect(data.errors).toMatchObject([{ field: `emissions.0.${field}`, code }]);
  });
});
