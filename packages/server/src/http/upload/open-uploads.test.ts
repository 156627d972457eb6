// Uploads without a key: whoever knows a serial number can send them, so little may be changed by them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';

let server: TestApp;
let login: Login;
let siteId: number;
beforeAll(async () => {
  server = await appForTest();
  login = await buildLogin(server);
  siteId = await buildSite(server.db, { account_id: login.accountId });
});
afterAll(() => server.close());

const newMeter = () => buildMeter(server.db, { site_id: siteId });
const Data = [230, 1, 100, 5, 0];

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  server.ask('POST', path, { body, headers });
const openly = ({ sn }: BuiltMeter, fields: object = {}, headers: Record<string, string> = {}) =>
  send('/api/v1/sensor/uploadsensor', JSON.stringify({ SN: sn, Data, ...fields }), headers);
const byKey = ({ key }: BuiltMeter) => send(`/upload/${key}`, JSON.stringify({ Data }));
const batch = async (lines: readonly object[]) =>
  (await send('/api/v1/sensor/uploadbatch', lines.map((line) => JSON.stringify(line)).join('\n'))).data;

const meterAnswer = async ({ id }: BuiltMeter) => {
  await server.context.ingest.flush();
  return (await server.ask('GET', `/api/v1/inverter/get/${id}`, { token: login.token })).data;
};
const instantsOf = async ({ id }: BuiltMeter): Promise<number[]> => {
  await server.context.ingest.flush();
  const rows = await server.db.selectFrom('reading').select('at').where('meter_id', '=', id).execute();
  return rows.map(({ at }) => at.getTime());
};

const past = '2026-03-01T12:00:00Z';

describe('the past', () => {
  it('needs the key: a line of a batch with a time and no key is refused', async () => {
    const meter = await newMeter();
    const lines = [
      { SN: meter.sn, Data, time: past },
      { SN: meter.sn, Data },
      { SN: meter.sn, key: meter.key, Data, time: past },
    ];
    expect(await batch(lines)).toEqual({
      accepted: 2,
      duplicates: 0,
      refused: [{ line: 1, code: 'upload_time_needs_key' }],
    });
    const nowMs = server.clock.nowMicros() / 1000;
    expect((await instantsOf(meter)).sort()).toEqual([Date.parse(past), nowMs]);
  });

  it('does not count in a single upload', async () => {
    const meter = await newMeter();
    expect(await openly(meter, { time: past })).toMatchObject({ successful: true });
    expect(await instantsOf(meter)).toEqual([server.clock.nowMicros() / 1000]);
  });
});

describe('the way by the serial number alone', () => {
  it('closes with the first upload by key; the owner sees what is refused and opens it again', async () => {
    const meter = await newMeter();
    expect(await openly(meter)).toMatchObject({ successful: true });
    expect((await meterAnswer(meter)).openUploadClosed).toBeNull();
    expect(await byKey(meter)).toMatchObject({ successful: true });
    for (const _ of [1, 2]) {
      expect(await openly(meter)).toMatchObject({ status: 403, data: { code: 'upload_sn_closed' } });
    }
    expect((await meterAnswer(meter)).openUploadClosed).toMatchObject({
      refused: 2,
      since: new Date(server.clock.nowMicros() / 1000).toISOString(),
      lastRefusedAt: expect.any(String),
    });
    const path = `/api/v1/inverter/openupload/${meter.id}`;
    const opened = await server.ask('POST', path, { token: login.token, body: {} });
    expect(opened).toMatchObject({ status: 200, message: 'Edited', data: { openUploadClosed: null } });
    expect(await openly(meter)).toMatchObject({ successful: true });
    expect(await byKey(meter)).toMatchObject({ successful: true });
    expect(await openly(meter)).toMatchObject({ data: { code: 'upload_sn_closed' } });
    expect((await meterAnswer(meter)).openUploadClosed).toMatchObject({ refused: 1 });
  });

  it('stays closed when the key is renewed', async () => {
    const meter = await newMeter();
    await byKey(meter);
    await server.ask('POST', `/api/v1/inverter/renewkey/${meter.id}`, { token: login.token, body: {} });
    expect(await openly(meter)).toMatchObject({ data: { code: 'upload_sn_closed' } });
  });

  it('stays open when the owner settles a reading that was set aside', async () => {
    const meter = await newMeter();
    const { refused } = await batch([{ key: meter.key, Data, time: '2036-01-01T00:00:00Z' }]);
    expect(refused).toEqual([{ line: 1, code: 'reading_time_far_off' }]);
    const open = `/api/v1/inverter/openupload/${meter.id}`;
    await server.ask('POST', open, { token: login.token, body: {} });
    const list = `/api/v1/inverter/quarantine/${meter.id}`;
    const { id } = (await server.ask('GET', list, { token: login.token })).data.items[0];
    const settle = `/api/v1/inverter/settle/${meter.id}`;
    const body = { readingId: id, as: 'arrived' };
    expect(await server.ask('POST', settle, { token: login.token, body })).toMatchObject({
      data: { outcome: 'accepted' },
    });
    expect(await openly(meter)).toMatchObject({ successful: true });
  });
});

describe('pages of other websites', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://elsewhere.example' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'http://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 200],
  ])('with %j get %i', async (headers, status) => {
    const meter = await newMeter();
    expect((await openly(meter, {}, headers)).status).toBe(status);
  });

  it('upload from the program’s own page', async () => {
    const meter = await newMeter();
    expect((await openly(meter, {}, { origin: server.address })).status).toBe(200);
  });
});
