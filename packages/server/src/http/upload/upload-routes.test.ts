import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { type TestClock, testClock } from '../../../test/test-clock.ts';
import { startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import type { Storage } from '../../storage/storage.ts';

const five = [229.91, 1.27, -292.3, 1234.567, 0.001];
const six = [...five, 49.98];
const seven = [...six, 0.97];
const other = [231.2, 0.1, 23, 12.5, 3456.789, 50.01, 0.5];
const net = [230, 0, -269.3, 88.125, 99.25, 50, 0.9];
const whole = (row: number[]): (number | null)[] => [...row, ...Array<null>(7 - row.length).fill(null)];

describe('upload routes', () => {
  let storage: Storage;
  let server: UploadServer;
  let clock: TestClock;
  beforeAll(async () => {
    storage = await databaseForTest();
    clock = testClock();
    server = await startUploadServer(storage, { clock });
  });
  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, { method: 'POST', body, headers });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  const upload = (payload: unknown, headers: Record<string, string> = {}) =>
    post('/api/v1/sensor/uploadsensor', JSON.stringify(payload), headers);
  const batch = (lines: readonly unknown[]) =>
    post('/api/v1/sensor/uploadbatch', lines.map((line) => JSON.stringify(line)).join('\n'));
  const readingsOf = async ({ id }: BuiltMeter) => {
    await server.ingest.flush();
    return storage.db.selectFrom('reading').selectAll().where('meter_id', '=', id).orderBy('at').execute();
  };
  const latestOf = async ({ id }: BuiltMeter) => {
    await server.ingest.flush();
    return storage.db.selectFrom('latest_reading').selectAll().where('meter_id', '=', id).executeTakeFirst();
  };
  const stored = { status: 200, json: { successful: true, message: 'Upload successful.', data: null } };

  it.each<[string, (sn: string) => object, object]>([
    ['data, five values', (sn) => ({ sn, data: five }), { phase_values: whole(five) }],
    ['Data, six values', (SN) => ({ SN, Data: six }), { phase_values: whole(six) }],
    [
      'Data, seven values and the fields of a device',
      (SN) => ({ method: 'uploadsn', mac: 'B0F8932A295C', version: '1.72.7', server: 'em', SN, Data: seven }),
      { phase_values: seven },
    ],
    ['Datas, one row', (SN) => ({ SN, Datas: [seven] }), { phase_values: seven }],
    ['Datas, two rows', (SN) => ({ SN, Datas: [seven, other] }), { phase_values: [...seven, ...other] }],
    [
      'Datas, three rows',
      (SN) => ({ SN, Datas: [seven, other, seven] }),
      { phase_values: [...seven, ...other, ...seven], net_values: null },
    ],
    [
      'datas, rows of five',
      (sn) => ({ sn, datas: [five, five, five] }),
      { phase_values: [five, five, five].flatMap(whole) },
    ],
    [
      'Datas with the net row',
      (SN) => ({ SN, Datas: [seven, other, seven, net] }),
      { phase_values: [...seven, ...other, ...seven], net_values: net },
    ],
    [
      'Datas with reactive rows',
      (SN) => ({
        SN,
        Datas: [seven, seven, seven],
        EA: {
          Reactive: [
            [-119, 1, 2],
            [3, 4, 5],
            [6, 7, 8.5],
          ],
        },
      }),
      { reactive_values: [-119, 1, 2, 3, 4, 5, 6, 7, 8.5] },
    ],
    [
      'unknown values',
      (SN) => ({ SN, Data: [230, null, 5, 1, null, 50, null] }),
      { phase_values: [230, null, 5, 1, null, 50, null] },
    ],
    [
      'the serial number in small letters',
      (sn) => ({ sn: sn.toLowerCase(), data: five }),
      { phase_values: whole(five) },
    ],
  ])('stores the very numbers of %s', async (_name, payload, expected) => {
    const meter = await buildMeter(storage.db);
    expect(await upload(payload(meter.sn))).toMatchObject(stored);
    expect(await latestOf(meter)).toMatchObject(expected);
    expect(await readingsOf(meter)).toEqual([expect.objectContaining({ ...expected, source: 1, shift: 0 })]);
  });

  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'nonsense',
    'text/plain; charset=utf-8',
  ])('reads the body whatever the Content-Type, here %s', async (type) => {
    const meter = await buildMeter(storage.db);
    expect(await upload({ SN: meter.sn, Data: seven }, { 'content-type': type })).toMatchObject(stored);
    expect(await readingsOf(meter)).toHaveLength(1);
  });

  it('reads a chunked body without Content-Type, with a byte order mark', async () => {
    const meter = await buildMeter(storage.db);
    const body = JSON.stringify({ SN: meter.sn, Data: seven });
    const status = await new Promise((done, fail) => {
      const request = httpRequest(`${server.url}/upload/${meter.key}`, { method: 'POST' }, (response) => {
        response.resume();
        response.once('end', () => done(response.statusCode));
      });
      request.once('error', fail);
      request.write('\uFEFF');
      for (const character of body) request.write(character);
      request.end();
    });
    expect(status).toBe(200);
    expect(await latestOf(meter)).toMatchObject({ phase_values: seven });
  });

  it.each<[string, (sn: string) => string, number, string]>([
    [
      'a null row',
      (SN) => JSON.stringify({ SN, Data: [null, null, null, null, null] }),
      400,
      'reading_not_ready',
    ],
    ['no data', (SN) => JSON.stringify({ SN, Datas: null }), 400, 'reading_not_ready'],
    ['a null phase', (SN) => JSON.stringify({ SN, Datas: [seven, null, seven] }), 400, 'reading_not_ready'],
    ['not a number', (SN) => `{"SN":"${SN}","Data":[230,"NaN",1,1,1]}`, 400, 'reading_not_number'],
    ['the word NaN', (SN) => `{"SN":"${SN}","Data":[230,NaN,1,1,1]}`, 400, 'payload_not_json'],
    ['an endless number', (SN) => `{"SN":"${SN}","Data":[230,1e999,1,1,1]}`, 400, 'reading_not_number'],
    [
      'absurd values',
      (SN) => JSON.stringify({ SN, Data: [230, 1, 1e15, 1, 1] }),
      400,
      'reading_out_of_range',
    ],
    ['too few values', (SN) => JSON.stringify({ SN, Data: [230, 1] }), 400, 'payload_unknown'],
    ['no known field', (SN) => JSON.stringify({ SN, values: seven }), 400, 'payload_unknown'],
    ['an array', () => '[]', 400, 'payload_unknown'],
    ['no JSON', () => 'V=230', 400, 'payload_not_json'],
    ['nothing', () => '', 400, 'payload_not_json'],
    ['broken text', () => '{"SN":"\xff', 400, 'payload_not_json'],
    ['a wrong serial number', () => JSON.stringify({ SN: 'no!', Data: seven }), 400, 'sn_invalid'],
    ['no serial number', () => JSON.stringify({ Data: seven }), 400, 'sn_required'],
    [
      'too much',
      (SN) => JSON.stringify({ SN, Data: seven, pad: 'x'.repeat(70_000) }),
      413,
      'upload_too_large',
    ],
  ])('refuses %s and stores nothing', async (_name, body, status, code) => {
    const meter = await buildMeter(storage.db);
    const answer = await post('/api/v1/sensor/uploadsensor', body(meter.sn));
    expect(answer).toMatchObject({ status, json: { successful: false, data: { code } } });
    expect(await readingsOf(meter)).toEqual([]);
  });

  it('answers in the language asked for', async () => {
    const english = await upload({ SN: 'no!', Data: seven });
    const german = await upload({ SN: 'no!', Data: seven }, { lang: 'de' });
    expect(german.json.message).not.toBe(english.json.message);
  });

  it('remembers an unknown serial number for whoever claims it, and takes it once claimed', async () => {
    const sn = 'ABCD0001';
    for (const _ of [1, 2]) {
      expect(await upload({ SN: sn, Data: seven })).toMatchObject({
        status: 404,
        json: { data: { code: 'meter_unknown' } },
      });
    }
    const senders = await storage.db.selectFrom('open_sender').selectAll().where('sn', '=', sn).execute();
    expect(senders).toMatchObject([{ sn, network: '127.0.0.1' }]);
    await buildMeter(storage.db, { sn });
    server.ingest.meterChanged(sn);
    expect(await upload({ SN: sn, Data: seven })).toMatchObject(stored);
  });

  it('takes a key alone or with its own serial number, and no other', async () => {
    const [meter, stranger] = [await buildMeter(storage.db), await buildMeter(storage.db)];
    const byKey = (payload: object) => post(`/upload/${meter.key}`, JSON.stringify(payload));
    expect(await byKey({ Data: seven })).toMatchObject(stored);
    expect(await byKey({ SN: meter.sn, Data: seven })).toMatchObject(stored);
    expect(await byKey({ SN: stranger.sn, Data: seven })).toMatchObject({
      status: 403,
      json: { data: { code: 'upload_sn_mismatch' } },
    });
    expect(await post('/upload/unknown', JSON.stringify({ Data: seven }))).toMatchObject({
      status: 404,
      json: { data: { code: 'upload_key_unknown' } },
    });
    expect(await readingsOf(meter)).toHaveLength(2);
    expect(await readingsOf(stranger)).toHaveLength(0);
  });

  it('takes a meter that sent before it was claimed by its key only', async () => {
    const meter = await buildMeter(storage.db, { proof_needed: true });
    const payload = { SN: meter.sn, Data: seven };
    expect(await upload(payload)).toMatchObject({ status: 403, json: { data: { code: 'meter_unproven' } } });
    expect(await post(`/upload/${meter.key}`, JSON.stringify({ Data: seven }))).toMatchObject(stored);
  });

  it('can be closed for devices without a key', async () => {
    const meter = await buildMeter(storage.db);
    const closed = await startUploadServer(storage, { clock, openUpload: false });
    const payload = JSON.stringify({ SN: meter.sn, Data: seven });
    const open = await fetch(`${closed.url}/api/v1/sensor/uploadsensor`, { method: 'POST', body: payload });
    const byKey = await fetch(`${closed.url}/upload/${meter.key}`, { method: 'POST', body: payload });
    await closed.close();
    expect([open.status, byKey.status]).toEqual([403, 200]);
  });

  it('gives readings of one instant a microsecond each', async () => {
    const meter = await buildMeter(storage.db);
    await Promise.all([five, six, seven].map((Data) => upload({ SN: meter.sn, Data })));
    expect(await readingsOf(meter)).toHaveLength(3);
  });

  it('bounds the rate of a meter', async () => {
    const meter = await buildMeter(storage.db);
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => upload({ SN: meter.sn, Data: seven })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    clock.goOn(1);
    expect(await upload({ SN: meter.sn, Data: seven })).toMatchObject(stored);
  });

  it('refuses a key that can be none', async () => {
    const unknown = { status: 404, json: { data: { code: 'upload_key_unknown' } } };
    for (const key of ['a%00b', '%22', 'x%20y']) {
      expect(await post(`/upload/${key}`, JSON.stringify({ Data: seven }))).toMatchObject(unknown);
    }
    const { json } = await batch([{ key: '\0', Data: seven }]);
    expect(json.data.refused).toEqual([{ line: 1, code: 'upload_key_unknown' }]);
  });
});
