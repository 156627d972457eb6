// Files over days that are measured already: what is there is kept or replaced, and comes back when the import is undone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { readReadings } from '../../readings/read-readings.ts';

const start = Date.UTC(2026, 0, 5);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const span = `starttime=${new Date(start).toISOString()}&endtime=${new Date(start + 24 * hourMs).toISOString()}`;

/** A counter read every so many minutes. */
const counts = (fromMinute: number, toMinute: number, everyMinutes: number, kwhPerHour: number): string => {
  const rows = ['time,import_kwh'];
  for (let minute = fromMinute; minute <= toMinute; minute += everyMinutes) {
    const kwh = 100 + (minute / 60) * kwhPerHour;
    rows.push(`${new Date(start + minute * minuteMs).toISOString()},${kwh.toFixed(3)}`);
  }
  return rows.join('\n');
};

/** Energy of quarter-hours that differ. */
const quarters = (fromHour: number, toHour: number, kwh: number, estimated = false): string => {
  const rows = ['from,to,import_kwh,export_kwh,estimated'];
  for (let atMs = start + fromHour * hourMs; atMs < start + toHour * hourMs; atMs += 15 * minuteMs) {
    const of = atMs % (30 * minuteMs) === 0 ? kwh * 0.5 : kwh * 1.5;
    rows.push(
      `${new Date(atMs).toISOString()},${new Date(atMs + 15 * minuteMs).toISOString()},${of},,${estimated}`,
    );
  }
  return rows.join('\n');
};

describe('a file over days that are measured', () => {
  let server: TestApp;
  let token: string;
  let accountId: number;
  beforeAll(async () => {
    server = await appForTest();
    ({ token, accountId } = await buildLogin(server));
  });
  afterAll(() => server.close());

  const newMeter = async () => {
    const site_id = await buildSite(server.db, { account_id: accountId, time_zone: 'Etc/UTC' });
    return { siteId: site_id, meterId: (await buildMeter(server.db, { site_id })).id };
  };
  const post = (path: string, body: string, type = 'text/csv') =>
    server.ask('POST', `/api/v1/inverter/${path}`, { token, body, headers: { 'content-type': type } });
  const bring = async (meterId: number, body: string, query = '') => {
    const { data } = await post(`importpreview/${meterId}`, body);
    const mapping = encodeURIComponent(JSON.stringify(data.mapping));
    return (await post(`import/${meterId}?mapping=${mapping}&${query}`, body)).data;
  };
  const undo = (meterId: number, importId: number) =>
    server.ask('POST', `/api/v1/inverter/undoimport/${meterId}`, { token, body: { importId } });
  const energy = async (siteId: number): Promise<number> =>
    (await server.ask('GET', `/api/v1/site/areaenergy/${siteId}?${span}`, { token })).data.importKwh;
  const stored = async (meterId: number) =>
    (
      await readReadings(server.db, [meterId], {
        fromMicros: 0,
        toMicros: Date.UTC(2100, 0, 1) * 1000,
      })
    ).get(meterId);

  it('says which days, before it comes in', async () => {
    const { meterId } = await newMeter();
    await bring(meterId, counts(0, 24 * 60, 15, 1));
    const dry = await bring(meterId, quarters(6, 30, 0.5), 'dryRun=true');
    expect(dry).toMatchObject({
      holds: 'intervals',
      doubts: [],
      overlap: { from: '2026-01-05T06:00:00.000Z', to: '2026-01-06T00:00:00.000Z', days: 1 },
    });
    expect(dry.months).toEqual([
      { month: '2026-01', importKwh: 48, exportKwh: null, storedImportKwh: 24, storedExportKwh: null },
    ]);
  });

  it('counts what would come in by what happens to what is there', async () => {
    const { meterId } = await newMeter();
    await bring(meterId, counts(0, 24 * 60, 15, 1));
    const dry = async (body: string, overlap: string) => {
      const { readings, duplicates } = await bring(meterId, body, `dryRun=true&overlap=${overlap}`);
      return [readings, duplicates];
    };
    expect(await dry(quarters(6, 30, 0.5), 'keep')).toEqual([24, 72]);
    expect(await dry(quarters(6, 30, 0.5), 'replace')).toEqual([96, 0]);
    expect(await dry(counts(0, 48 * 60, 15, 1), 'keep')).toEqual([96, 97]);
    expect(await dry(counts(0, 48 * 60, 15, 1), 'replace')).toEqual([193, 0]);
    const beside = await post(`import/${meterId}?dryRun=true&overlap=sideBySide`, quarters(6, 30, 0.5));
    expect(beside.status).toBe(400);
  });

  it('gives way to final values where it is estimated', async () => {
    const { siteId, meterId } = await newMeter();
    await bring(meterId, quarters(0, 24, 0.25, true));
    await bring(meterId, quarters(0, 24, 0.5), 'overlap=keep');
    expect(await energy(siteId)).toBeCloseTo(48, 6);
  });

  it('keeps what is measured, and fills the rest', async () => {
    const { siteId, meterId } = await newMeter();
    await bring(meterId, counts(0, 12 * 60, 15, 1));
    const { importId } = await bring(meterId, quarters(6, 24, 0.5), 'overlap=keep');
    expect(await energy(siteId)).toBeCloseTo(12 + 24, 6);
    await undo(meterId, importId);
    expect(await energy(siteId)).toBeCloseTo(12, 6);
  });

  it('replaces what is measured by intervals, and gives it back', async () => {
    const { siteId, meterId } = await newMeter();
    await bring(meterId, counts(0, 24 * 60, 15, 1));
    const { importId } = await bring(meterId, quarters(6, 12, 0.5), 'overlap=replace');
    expect(await energy(siteId)).toBeCloseTo(18 + 12, 6);
    await undo(meterId, importId);
    expect(await energy(siteId)).toBeCloseTo(24, 6);
  });

  it('keeps readings where they are close enough', async () => {
    const { siteId, meterId } = await newMeter();
    await bring(meterId, counts(0, 6 * 60, 15, 1));
    const outcome = await bring(meterId, counts(0, 24 * 60, 5, 2), 'overlap=keep');
    // Up to six o'clock there are those that were there; then the other counter goes on from more.
    expect(outcome).toMatchObject({ readings: 18 * 12, duplicates: 6 * 12 + 1 });
    const readings = (await stored(meterId)) ?? [];
    expect(readings).toHaveLength(25 + 18 * 12);
    expect(await energy(siteId)).toBeGreaterThan(36);
  });

  it('replaces readings, and gives back exactly those that were there', async () => {
    const { siteId, meterId } = await newMeter();
    await bring(meterId, counts(0, 24 * 60, 15, 1));
    const before = await stored(meterId);
    const { importId } = await bring(meterId, counts(6 * 60, 12 * 60, 5, 1), 'overlap=replace');
    const during = (await stored(meterId)) ?? [];
    expect(during).toHaveLength(24 + 73 + 48);
    expect(await energy(siteId)).toBeCloseTo(24, 6);
    expect((await undo(meterId, importId)).data).toEqual({ removed: 73 });
    expect(await stored(meterId)).toEqual(before);
    expect(await energy(siteId)).toBeCloseTo(24, 6);
  });

  it('replaces readings whose rows are in no order', async () => {
    const { meterId } = await newMeter();
    await bring(meterId, counts(0, 48 * 60, 15, 1));
    const before = await stored(meterId);
    const [head, ...early] = counts(0, 24 * 60, 2, 1).split('\n');
    const late = counts(24 * 60 + 2, 48 * 60, 2, 1)
      .split('\n')
      .slice(1);
    const { importId } = await bring(meterId, [head, ...late, ...early].join('\n'), 'overlap=replace');
    expect(await stored(meterId)).toHaveLength(1441);
    await undo(meterId, importId);
    expect(await stored(meterId)).toEqual(before);
  });

  it('of intervals is undone whatever replaced readings later', async () => {
    const { meterId } = await newMeter();
    await bring(meterId, counts(0, 24 * 60, 15, 1));
    const intervals = await bring(meterId, quarters(0, 24, 0.5), 'overlap=replace');
    await bring(meterId, counts(6 * 60, 12 * 60, 5, 1), 'overlap=replace');
    expect((await undo(meterId, intervals.importId)).data).toEqual({ removed: 96 });
  });

  it('is undone in the order of what replaced what', async () => {
    const { meterId } = await newMeter();
    const first = await bring(meterId, counts(0, 24 * 60, 15, 1));
    const before = await stored(meterId);
    const second = await bring(meterId, counts(6 * 60, 12 * 60, 5, 1), 'overlap=replace');
    expect(await undo(meterId, first.importId)).toMatchObject({
      status: 409,
      data: { code: 'import_replaced_later' },
    });
    await undo(meterId, second.importId);
    expect(await stored(meterId)).toEqual(before);
    expect((await undo(meterId, first.importId)).data).toEqual({ removed: 97 });
    expect(await stored(meterId)).toEqual([]);
  });

  it('is not taken for a counter unasked', async () => {
    const { siteId, meterId } = await newMeter();
    const body = quarters(0, 24, 0.5);
    const mapping = encodeURIComponent(
      JSON.stringify({
        delimiter: ',',
        decimal: '.',
        headerLines: 1,
        time: { column: 0, format: 'iso' },
        phaseColumn: null,
        values: [{ column: 2, quantity: 'importKwh', unit: 'kWh' }],
      }),
    );
    const path = `import/${meterId}?mapping=${mapping}`;
    const dry = await post(`${path}&dryRun=true`, body);
    expect(dry.data.doubts).toEqual([{ code: 'looksLikeIntervals', contradicting: 47 }]);
    expect(await post(path, body)).toMatchObject({ status: 400, data: { code: 'import_values_doubtful' } });
    expect(await stored(meterId)).toEqual([]);
    expect((await server.ask('GET', `/api/v1/inverter/imports/${meterId}`, { token })).data).toEqual([]);
    expect((await post(`${path}&confirmed=true`, body)).data).toMatchObject({ readings: 96 });
    expect(siteId).toBeGreaterThan(0);
  });
});
