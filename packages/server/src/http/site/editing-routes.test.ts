import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { purgeJob } from '../../sites/editing/purge-deleted.ts';

let server: TestApp;
let login: Login;
beforeAll(async () => {
  server = await appForTest({ demo: true });
  login = await buildLogin(server);
});
afterAll(() => server.close());

const post = (path: string, body: unknown, token = login.token) =>
  server.ask('POST', `/api/v1/${path}`, { token, body });
const get = (path: string, token = login.token) => server.ask('GET', `/api/v1/${path}`, { token });

let serial = 0;
const newSn = (): string => {
  serial += 1;
  return `EDIT${String(serial).padStart(6, '0')}`;
};

const newSite = async (body: object = {}, token = login.token): Promise<number> => {
  const answer = await post('site/save', { name: 'Home', timeZone: 'Europe/Berlin', ...body }, token);
  expect(answer).toMatchObject({ status: 200, message: 'Saved' });
  return answer.data.id;
};

const newMeter = async (siteId: number, body: object = {}, token = login.token) => {
  const answer = await post('inverter/save', { siteId, name: 'Grid', sn: newSn(), ...body }, token);
  expect(answer).toMatchObject({ status: 200, message: 'Saved' });
  return answer.data;
};

const upload = async (path: string, body: object) => {
  const response = await fetch(server.address + path, { method: 'POST', body: JSON.stringify(body) });
  const answer = await response.json();
  // Acknowledged once it is safe; the tables follow at once.
  await vi.waitFor(() => expect(server.context.ingest.unwritten()).toBe(0), { timeout: 20_000 });
  return answer;
};
const uploadBySn = (sn: string) =>
  upload('/api/v1/sensor/uploadsensor', { SN: sn, Data: [230, 1, 100, 5, 0] });
const uploadByKey = (key: string, sn: string) =>
  upload(`/upload/${key}`, { SN: sn, Data: [230, 1, 100, 5, 0] });

describe('site.save', () => {
  const whole = {
    name: 'Werk Süd',
    public: true,
    sortNumber: 3,
    group: 'Plants',
    position: 'Behind the station',
    timeZone: 'Pacific Standard Time',
    priceUnit: 'usd',
    country: 'us',
    province: 'California',
    city: 'San José',
    address: '1 Main Street',
    remark: 'Night shift',
    latitude: 37.3,
    longitude: -121.9,
    installationCompany: 'Sunny Inc.',
    systemSizeKw: 12.5,
    seasonal: true,
    billingStartDay: 31,
    monthTarget: 640,
    phaseRule: 'netted',
    emissionGramsPerKwh: 210,
  };

  it('keeps every field of a new site and changes only what an edit names', async () => {
    const id = await newSite(whole);
    const own = { role: 'owner', showsPrices: true, sharedBy: null };
    const kept = { ...whole, ...own, id, timeZone: 'America/Los_Angeles', priceUnit: 'USD', country: 'US' };
    expect((await get(`site/get/${id}`)).data).toEqual(kept);
    const edited = await post('site/save', { id, name: 'Plant', remark: '', monthTarget: null });
    expect(edited).toMatchObject({ status: 200, message: 'Edited' });
    expect((await get(`site/get/${id}`)).data).toEqual({
      ...kept,
      name: 'Plant',
      remark: null,
      monthTarget: null,
    });
  });

  it.each([
    ['Europe/Madrid', true],
    ['Asia/Tokyo', false],
  ])('has the summer time of %s unless one is chosen', async (timeZone, seasonal) => {
    expect((await get(`site/get/${await newSite({ timeZone })}`)).data.seasonal).toBe(seasonal);
    const chosen = await newSite({ timeZone, seasonal: !seasonal });
    expect((await get(`site/get/${chosen}`)).data.seasonal).toBe(!seasonal);
  });

  it('takes the money of the country, else of the zone', async () => {
    const priceUnitOf = async (body: object) =>
      (await post('site/save', { name: 'Home', ...body })).data.priceUnit;
    expect(await priceUnitOf({ country: 'CH' })).toBe('CHF');
    expect(await priceUnitOf({ timeZone: 'Asia/Tokyo' })).toBe('JPY');
    expect(await priceUnitOf({})).toBe('EUR');
  });

  it.each([
    [{ name: '  ' }, 'name', 'name_required'],
    [{ name: 'x'.repeat(51) }, 'name', 'name_length'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'time_zone_unknown'],
    [{ priceUnit: 'XYZ' }, 'priceUnit', 'currency_unknown'],
    [{ billingStartDay: 32 }, 'billingStartDay', 'number_out_of_range'],
    [{ latitude: 91 }, 'latitude', 'number_out_of_range'],
    [{ remark: 'x'.repeat(501) }, 'remark', 'text_too_long'],
  ])('refuses %j', async (body, field, code) => {
    const answer = await post('site/save', { name: 'Home', ...body });
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation', errors: [{ field, code }] } });
  });

  it('knows no site of another account, whatever else is wrong', async () => {
    const foreign = await buildSite(server.db);
    const answers = [
      await post('site/save', { id: foreign, name: '' }),
      await post('site/savemonthtarget', { id: foreign, monthTarget: -1 }),
      await post('inverter/save', { siteId: foreign }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
  });

  it('sets a month target', async () => {
    const id = await newSite();
    const answer = await post('site/savemonthtarget', { id, monthTarget: 250 });
    expect(answer).toMatchObject({ message: 'Saved', data: { id, monthTarget: 250 } });
    expect((await get(`site/get/${id}`)).data.monthTarget).toBe(250);
  });
});

describe('meter.save', () => {
  it('adds a meter that uploads at once and shows its key to its owner', async () => {
    const siteId = await newSite();
    const meter = await newMeter(siteId, { sn: 'abcd1234', useType: 2, type: 3, ratedPowerW: 5000 });
    expect(meter).toMatchObject({ siteId, sn: 'ABCD1234', useType: 2, type: 3, proofNeeded: false });
    expect(meter.uploadKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await uploadBySn('ABCD1234')).toMatchObject({ successful: true });
  });

  it.each([
    [{}, 'sn', 'sn_required'],
    [{ sn: 'short' }, 'sn', 'sn_invalid'],
    [{ sn: 'GOODSN01', name: '' }, 'name', 'name_required'],
    [{ sn: 'GOODSN01', useType: 5 }, 'useType', 'field_invalid'],
  ])('refuses %j', async (body, field, code) => {
    const siteId = await newSite();
    const answer = await post('inverter/save', { siteId, name: 'Grid', ...body });
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation', errors: [{ field, code }] } });
  });

  it('refuses a used serial number', async () => {
    const siteId = await newSite();
    const { sn } = await newMeter(siteId);
    const again = await post('inverter/save', { siteId, name: 'Twice', sn });
    expect(again).toMatchObject({ status: 400, data: { code: 'sn_used' } });
  });

  it('renews a key; the old one ends', async () => {
    const { id, sn, uploadKey } = await newMeter(await newSite());
    expect(await uploadByKey(uploadKey, sn)).toMatchObject({ successful: true });
    const renewed = await post(`inverter/renewkey/${id}`, {});
    expect(renewed).toMatchObject({ status: 200, message: 'Edited' });
    expect(await uploadByKey(uploadKey, sn)).toMatchObject({ data: { code: 'upload_key_unknown' } });
    expect(await uploadByKey(renewed.data.uploadKey, sn)).toMatchObject({ successful: true });
  });

  it('moves a meter with its history, but not the only one', async () => {
    const [from, to] = [await newSite(), await newSite()];
    const moved = await newMeter(from);
    const only = { id: moved.id, name: 'Moved', siteId: to };
    expect(await post('inverter/save', only)).toMatchObject({ status: 400, data: { code: 'only_meter' } });
    await newMeter(from);
    await uploadBySn(moved.sn);
    expect(await post('inverter/save', only)).toMatchObject({ status: 200, data: { siteId: to } });
    const list = (await get('user/meterlist')).data;
    expect(list.find(({ id }: { id: number }) => id === moved.id)).toMatchObject({ siteId: to, ydl: 5 });
  });

  it('makes a calculated meter of measuring ones of its site', async () => {
    const siteId = await newSite();
    const [a, b] = [await newMeter(siteId), await newMeter(siteId)];
    const elsewhere = await newMeter(await newSite());
    const parts = [
      { meterId: a.id, sign: 1 },
      { meterId: b.id, sign: -1 },
    ];
    const made = (await post('inverter/save', { siteId, name: 'Rest', useType: 3, parts })).data;
    expect(made).toMatchObject({ parts, uploadKey: null, openUploadAddress: null });
    expect(made.sn).toMatch(/^CALC-/);
    const wrong = [
      [{ meterId: elsewhere.id, sign: 1 }],
      [{ meterId: made.id, sign: 1 }],
      [parts[0], parts[0]],
    ];
    for (const each of wrong) {
      const answer = await post('inverter/save', { id: made.id, name: 'Rest', parts: each });
      expect(answer).toMatchObject({ status: 400, data: { code: 'parts_invalid' } });
    }
    const inUse = await server.ask('DELETE', `/api/v1/inverter/delete/${a.id}`, { token: login.token });
    expect(inUse).toMatchObject({ status: 400, data: { code: 'part_in_use' } });
  });
});

describe('meter.checkSerialNumber', () => {
  const stateOf = async (sn: string) => (await get(`inverter/checksn?sn=${sn}`)).data.state;

  it('says what entering a serial number would mean', async () => {
    const waiting = newSn();
    await uploadBySn(waiting);
    expect(await stateOf(waiting)).toBe('sending');
    expect(await stateOf(newSn().toLowerCase())).toBe('free');
    const other = await buildLogin(server);
    const { sn } = await newMeter(await newSite({}, other.token), {}, other.token);
    expect(await stateOf(sn)).toBe('claimable');
    await uploadBySn(sn);
    expect(await stateOf(sn)).toBe('used');
    expect(await stateOf((await newMeter(await newSite())).sn)).toBe('own');
  });

  it('refuses what is no serial number', async () => {
    const answer = await get('inverter/checksn?sn=short');
    expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'sn', code: 'sn_invalid' }] } });
  });
});

describe('user.sort', () => {
  it('puts sites into an order, all or none', async () => {
    const { token } = await buildLogin(server);
    const ids = [await newSite({}, token), await newSite({}, token), await newSite({}, token)].reverse();
    expect(await post('user/sort', { siteIds: ids }, token)).toMatchObject({ status: 200, message: 'Saved' });
    const order = async () => (await get('user/sitelist', token)).data.map(({ id }: { id: number }) => id);
    expect(await order()).toEqual(ids);
    const foreign = await buildSite(server.db);
    const answer = await post('user/sort', { siteIds: [foreign, ...ids].reverse() }, token);
    expect(answer).toMatchObject({ status: 404, data: { code: 'wrong_id' } });
    expect(await order()).toEqual(ids);
  });
});

describe('deleting', () => {
  const rowsOf = async (meterId: number): Promise<number> => {
    const { db } = server;
    const tables = ['reading', 'register_slot', 'latest_reading', 'counter_event'] as const;
    let rows = 0;
    for (const table of tables) {
      rows += (await db.selectFrom(table).select('meter_id').where('meter_id', '=', meterId).execute())
        .length;
    }
    return rows;
  };
  const purge = () => purgeJob({ db: server.db, clock: server.clock }).run(new AbortController().signal);

  it('takes a meter with all it sent, but never the only one', async () => {
    const siteId = await newSite();
    const [first, second] = [await newMeter(siteId), await newMeter(siteId)];
    await uploadBySn(first.sn);
    expect(await rowsOf(first.id)).toBeGreaterThan(2);
    const gone = await server.ask('DELETE', `/api/v1/inverter/delete/${first.id}`, { token: login.token });
    expect(gone).toMatchObject({ status: 200, message: 'Deleted', data: null });
    expect(await uploadBySn(first.sn)).toMatchObject({ data: { code: 'meter_unknown' } });
    const only = await get(`inverter/delete/${second.id}`);
    expect(only).toMatchObject({ status: 400, data: { code: 'only_meter' } });
    expect(only.message).toBe('You cannot delete the only meter of a site.');
    await purge();
    expect(await rowsOf(first.id)).toBe(0);
    server.clock.goOn(3600);
    await purge();
    expect(await server.db.selectFrom('deleted_meter').selectAll().execute()).toEqual([]);
  });

  it('takes a site with its meters, by GET and by DELETE, never by HEAD', async () => {
    for (const method of ['GET', 'DELETE']) {
      const siteId = await newSite();
      const meter = await newMeter(siteId);
      await uploadBySn(meter.sn);
      const path = `/api/v1/site/delete/${siteId}`;
      const head = await fetch(server.address + path, { method: 'HEAD', headers: { token: login.token } });
      expect(head.status).toBe(404);
      const cookie = await server.ask(method, path, { headers: { cookie: `token=${login.token}` } });
      expect(cookie.status).toBe(401);
      const answer = await server.ask(method, path, { token: login.token });
      expect(answer).toMatchObject({ status: 200, message: 'Deleted', data: null });
      expect((await get(`site/get/${siteId}`)).status).toBe(404);
      await purge();
      expect(await rowsOf(meter.id)).toBe(0);
    }
  });

  it('is not for the demo’s visitors, other edits are', async () => {
    const demo = await buildLogin(server, 'demo');
    const siteId = await buildSite(server.db, { account_id: demo.accountId });
    const meter = await buildMeter(server.db, { site_id: siteId });
    const refused = [
      await get(`site/delete/${siteId}`, demo.token),
      await server.ask('DELETE', `/api/v1/inverter/delete/${meter.id}`, { token: demo.token }),
      await post(`inverter/renewkey/${meter.id}`, {}, demo.token),
      await post('inverter/save', { siteId, name: 'New', sn: newSn() }, demo.token),
      await post('inverter/save', { id: meter.id, name: 'Other', sn: newSn() }, demo.token),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 403, data: { code: 'demo_read_only' } });
    }
    const edited = await post('inverter/save', { id: meter.id, name: 'Renamed' }, demo.token);
    expect(edited).toMatchObject({ status: 200, data: { name: 'Renamed', uploadKey: null } });
    expect(await post('site/save', { id: siteId, name: 'Mine' }, demo.token)).toMatchObject({ status: 200 });
  });
});
