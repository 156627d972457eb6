// What a meter's owner learns of its uploads while the first reading is awaited.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';

let server: TestApp;
let mine: Login;
let theirs: Login;
beforeAll(async () => {
  server = await appForTest({ trustProxy: 1 });
  [mine, theirs] = [await buildLogin(server), await buildLogin(server)];
});
afterAll(() => server.close());

const house = '203.0.113.5';
const elsewhere = '198.51.100.9';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

let serial = 0;
const newMeter = async (sn?: string) => {
  serial += 1;
  const ask = (path: string, body: object) =>
    server.ask('POST', `/api/v1/${path}`, { token: mine.token, body });
  const place = await ask('site/save', { name: 'Home', timeZone: 'Europe/Berlin' });
  const body = { siteId: place.data.id, name: 'Grid', sn: sn ?? `RECEPT${serial}00` };
  return (await ask('inverter/save', body)).data;
};

const receptionOf = async (id: number, { token } = mine, address = house) =>
  server.ask('GET', `/api/v1/inverter/reception/${id}`, { token, ...from(address) });
const refusedOf = async (id: number, address = house) => (await receptionOf(id, mine, address)).data.refused;

const Data = [230.5, 5.4, 1241, 1234.567, 0.25, 50, 0.99];
const upload = async (path: string, body: unknown, address = house) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await server.ask('POST', path, { body: text, ...from(address) });
  await vi.waitFor(() => expect(server.context.ingest.unwritten()).toBe(0), { timeout: 20_000 });
  return answer;
};
const byKey = ({ uploadKey }: { uploadKey: string }, body: unknown) => upload(`/upload/${uploadKey}`, body);
const openly = (SN: string, address = house) => upload('/api/v1/sensor/uploadsensor', { SN, Data }, address);

describe('meter.reception', () => {
  it('says nothing but since when, before anything has come', async () => {
    const { id } = await newMeter();
    expect((await receptionOf(id)).data).toEqual({
      reading: null,
      refused: [],
      since: server.context.startedAt.toISOString(),
    });
  });

  it('shows the newest reading phase by phase', async () => {
    const meter = await newMeter();
    await byKey(meter, { Data });
    const [phase, ...others] = (await receptionOf(meter.id)).data.reading.phases;
    expect(phase).toEqual({
      voltageV: 230.5,
      currentA: 5.4,
      powerW: 1241,
      importKwh: 1234.567,
      exportKwh: 0.25,
      frequencyHz: 50,
      powerFactor: 0.99,
    });
    expect(others).toEqual([]);
  });

  it.each<[string, unknown, object]>([
    ['what is not JSON', 'watts=5', { code: 'payload_not_json' }],
    ['JSON of another form', { watts: 5 }, { code: 'payload_unknown' }],
    ['a device without values yet', { Data: [null, null, null, null, null] }, { code: 'reading_not_ready' }],
    [
      'the serial number of another device',
      { SN: 'OTHER00001', Data },
      { code: 'upload_sn_mismatch', sentSn: 'OTHER00001' },
    ],
  ])('counts by its key: %s', async (_, body, expected) => {
    const meter = await newMeter();
    await byKey(meter, body);
    await byKey(meter, body);
    await vi.waitFor(async () =>
      expect(await refusedOf(meter.id)).toMatchObject([{ by: 'key', count: 2, sentSn: null, ...expected }]),
    );
  });

  it('counts what comes with the serial number alone after the key was used', async () => {
    const meter = await newMeter();
    await byKey(meter, { Data });
    await openly(meter.sn);
    expect(await refusedOf(meter.id)).toMatchObject([{ code: 'upload_sn_closed', by: 'sn', count: 1 }]);
  });

  it('names what came last first', async () => {
    const meter = await newMeter();
    await byKey(meter, '{');
    await byKey(meter, { Data, SN: 'OTHER00001' });
    await byKey(meter, '{');
    await vi.waitFor(async () =>
      expect(await refusedOf(meter.id)).toMatchObject([
        { code: 'payload_not_json', count: 2 },
        { code: 'upload_sn_mismatch', count: 1 },
      ]),
    );
  });

  it('mentions a serial number that is not proven only in the network that sends it', async () => {
    await openly('UNPROVEN01');
    const meter = await newMeter('UNPROVEN01');
    await openly(meter.sn);
    expect(await refusedOf(meter.id)).toMatchObject([{ code: 'meter_unproven', by: 'sn', count: 1 }]);
    expect(await refusedOf(meter.id, elsewhere)).toEqual([]);
    expect(await refusedOf(meter.id, `${house}, ${house}`)).toEqual([]);
  });

  it('shows nobody what came by a proxy that was not declared', async () => {
    await openly('UNPROVEN02');
    const meter = await newMeter('UNPROVEN02');
    await openly(meter.sn, `${house}, ${elsewhere}`);
    expect(await refusedOf(meter.id, elsewhere)).toEqual([]);
    expect(await refusedOf(meter.id, '')).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const { id } = await newMeter();
    expect(await receptionOf(id, theirs)).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
  });
});
