import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { testClock } from '../../../test/test-clock.ts';
import { startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import type { Storage } from '../../storage/storage.ts';

const seven = [229.91, 1.27, -292.3, 1234.567, 0.001, 49.98, 0.97];
const other = [231.2, 0.1, 23, 12.5, 3456.789, 50.01, 0.5];

describe('batches', () => {
  let storage: Storage;
  let server: UploadServer;
  beforeAll(async () => {
    storage = await databaseForTest();
    server = await startUploadServer(storage, { clock: testClock() });
  });
  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  const post = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const path = '/api/v1/sensor/uploadbatch';
    const response = await fetch(`${server.url}${path}`, { method: 'POST', body, headers });
    return { status: response.status, json: await response.json() };
  };
  const batch = (lines: readonly unknown[]) => post(lines.map((line) => JSON.stringify(line)).join('\n'));
  const readingsOf = async ({ id }: BuiltMeter) => {
    await server.ingest.flush();
    return storage.db.selectFrom('reading').selectAll().where('meter_id', '=', id).orderBy('at').execute();
  };
  const latestOf = async ({ id }: BuiltMeter) => {
    await server.ingest.flush();
    return storage.db.selectFrom('latest_reading').selectAll().where('meter_id', '=', id).executeTakeFirst();
  };

  it('takes many lines at once and names each refused one', async () => {
    const meter = await buildMeter(storage.db);
    const at = (minute: number) => ({
      SN: meter.sn,
      key: meter.key,
      Data: seven,
      time: `2026-03-10T11:${minute}:00+00:00`,
    });
    const body = [
      JSON.stringify(at(10)),
      '',
      '  ',
      'no JSON',
      JSON.stringify({ ...at(11), time: '2026-03-10T11:11:00' }),
      JSON.stringify({ ...at(12), time: '2036-03-10T11:11:00Z' }),
      JSON.stringify({ ...at(13), time: '1999-03-10T11:11:00Z' }),
      JSON.stringify({ key: meter.key, Data: other, time: '2026-03-10T12:11:00.123456+01:00' }),
      JSON.stringify({ SN: 'FFFF0000', Data: seven }),
      JSON.stringify({ ...at(14), pad: 'x'.repeat(70_000) }),
      `${JSON.stringify(at(10))}\r`,
    ].join('\n');
    const answer = await post(body, { 'content-type': 'application/x-ndjson' });
    expect(answer).toMatchObject({ status: 200, json: { successful: true } });
    expect(answer.json.data).toEqual({
      accepted: 2,
      duplicates: 1,
      refused: [
        { line: 4, code: 'payload_not_json' },
        { line: 5, code: 'reading_time_invalid' },
        { line: 6, code: 'reading_time_far_off' },
        { line: 7, code: 'reading_time_far_off' },
        { line: 9, code: 'meter_unknown' },
        { line: 10, code: 'upload_too_large' },
      ],
    });
    expect(await readingsOf(meter)).toMatchObject([{ source: 2 }, { source: 2, phase_values: other }]);
  });

  it('refuses a batch that is too large', async () => {
    const answer = await post('x'.repeat(8 * 1024 * 1024 + 1));
    expect(answer).toMatchObject({ status: 413, json: { data: { code: 'upload_too_large' } } });
  });

  it('refuses a batch of more lines than readings fit in it', async () => {
    const refusal = { status: 413, json: { data: { code: 'upload_too_large' } } };
    expect(await post('1\n'.repeat(300_000))).toMatchObject(refusal);
  });

  it('does not bound the rate of history', async () => {
    const meter = await buildMeter(storage.db);
    const startMs = Date.UTC(2025, 0, 1);
    const lines = Array.from({ length: 1500 }, (_, minute) => ({
      key: meter.key,
      Data: [230, 1, 600, 1 + minute / 100, 0],
      time: new Date(startMs + minute * 60_000).toISOString(),
    }));
    expect((await batch(lines)).json.data).toEqual({ accepted: 1500, duplicates: 0, refused: [] });
    expect((await batch(lines)).json.data).toEqual({ accepted: 0, duplicates: 1500, refused: [] });
    expect(await latestOf(meter)).toMatchObject({ phase_values: [230, 1, 600, 15.99, 0, null, null] });
  });

  it('takes more lines side by side than may wait at once', async () => {
    const meter = await buildMeter(storage.db);
    const startMs = Date.UTC(2025, 0, 1);
    const part = (from: number) =>
      Array.from({ length: 2500 }, (_, place) => ({
        key: meter.key,
        Data: [230, 1, 600, (from + place) / 100, 0],
        time: new Date(startMs + (from + place) * 1000).toISOString(),
      }));
    const answers = await Promise.all([batch(part(0)), batch(part(2500))]);
    for (const { json } of answers) {
      expect(json.data).toEqual({ accepted: 2500, duplicates: 0, refused: [] });
    }
    expect(await readingsOf(meter)).toHaveLength(5000);
    expect(await latestOf(meter)).toMatchObject({ phase_values: [230, 1, 600, 49.99, 0, null, null] });
  });

  // The last: its unknown numbers hold up look-ups for a while.
  it('survives a batch that fails in several parts', async () => {
    await storage.db.schema.alterTable('meter').renameTo('elsewhere').execute();
    const lines = Array.from({ length: 1600 }, (_, line) => ({ SN: `LOST${10_000 + line}`, Data: seven }));
    const { status } = await batch(lines);
    await storage.db.schema.alterTable('elsewhere').renameTo('meter').execute();
    expect(status).toBe(500);
  });
});
