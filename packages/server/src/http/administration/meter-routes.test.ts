import { isOnline } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { buildAccount, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { nowMs } from '../../clock/clock.ts';

let server: TestApp;
let admin: string;
let mine: Login;
let theirs: Login;
beforeAll(async () => {
  server = await appForTest({ trustProxy: 1 });
  admin = (await buildLogin(server, 'admin')).token;
  [mine, theirs] = [await buildLogin(server), await buildLogin(server)];
});
afterAll(() => server.close());

const get = async (path: string) => {
  const answer = await server.ask('GET', `/api/v1/admin/${path}`, { token: admin });
  expect(answer).toMatchObject({ status: 200, successful: true });
  return answer.data;
};
const post = (path: string, body?: unknown) =>
  server.ask('POST', `/api/v1/admin/${path}`, { token: admin, ...(body !== undefined && { body }) });

const snsOf = ({ rows }: { rows: { sn: string }[] }) => rows.map(({ sn }) => sn);

const Data = [230, 1, 100, 5, 0];
const house = '203.0.113.5';
const elsewhere = '198.51.100.9';

const upload = async (path: string, body: object, from: string) => {
  const answer = await server.ask('POST', path, {
    body: JSON.stringify(body),
    headers: { 'x-forwarded-for': from },
  });
  await vi.waitFor(() => expect(server.context.ingest.unwritten()).toBe(0), { timeout: 20_000 });
  return answer;
};
const openly = (SN: string, from = house) => upload('/api/v1/sensor/uploadsensor', { SN, Data }, from);
const byKey = (key: string, from = house) => upload(`/upload/${key}`, { Data }, from);

type Entered = { readonly id: number; readonly sn: string; readonly uploadKey: string };

const enter = async (sn: string, { token }: Login, claim = false): Promise<Entered> => {
  const ask = (path: string, body: unknown) => server.ask('POST', `/api/v1/${path}`, { token, body });
  const site = await ask('site/save', { name: 'Home', timeZone: 'Europe/Berlin' });
  const answer = await ask('inverter/save', { siteId: site.data.id, name: 'Grid', sn, claim });
  expect(answer).toMatchObject({ successful: true });
  return answer.data;
};

const meterOf = async (id: number, { token }: Login) =>
  (await server.ask('GET', `/api/v1/inverter/get/${id}`, { token })).data;

const readingsOf = async (id: number): Promise<number> =>
  (await server.db.selectFrom('reading').select('at').where('meter_id', '=', id).execute()).length;

const noticesOf = async ({ token }: Login, about: string): Promise<{ id: number; title: string }[]> => {
  const { data } = await server.ask('GET', '/api/v1/user/noticelist', { token });
  return data.filter(({ title }: { title: string }) => title.includes(about));
};

const actionsOn = async (subject: string): Promise<string[]> => {
  const { rows } = await get(`log?search=${subject}`);
  return rows.map(({ action }: { action: string }) => action);
};

describe('admin.meterlist', () => {
  it('finds meters by serial number, name, site and username', async () => {
    const account_id = await buildAccount(server.db, { username: 'Miller_9' });
    const site_id = await buildSite(server.db, { account_id, name: 'Windmill' });
    const { id } = await buildMeter(server.db, { site_id, sn: 'FIND000001', name: 'Grindstone' });
    await buildMeter(server.db, { site_id, sn: 'CALC-1', name: 'Grindstones', parts: '[]' });
    for (const search of ['find00', 'grindst', 'windm', 'miller_', 'windmill miller_9 find'])
      expect([search, snsOf(await get(`meterlist?search=${search}`))]).toEqual([search, ['FIND000001']]);
    expect(await get('meterlist?search=windmill nothing')).toEqual({ rows: [], total: 0 });
    expect((await get('meterlist?search=windm')).rows).toMatchObject([
      { id, siteId: site_id, siteName: 'Windmill', accountId: account_id, username: 'Miller_9' },
    ]);
    await server.db.updateTable('site').set({ name: 'Sawmill' }).where('id', '=', site_id).execute();
    expect(snsOf(await get('meterlist?search=sawmill'))).toEqual(['FIND000001']);
    expect((await get('meterlist?search=windmill')).total).toBe(0);
  });

  it('says which are online by the rule that their owners see', async () => {
    const at = nowMs(server.clock);
    const cases = [0, -1, 299, 300, 301, 500, 2_999, 3_001, -299, -301].flatMap((age) =>
      [null, 10, 1_000].map((interval) => ({ age, interval })),
    );
    const site_id = await buildSite(server.db, { name: 'Rule' });
    const expected: Record<string, boolean> = {};
    for (const [index, { age, interval }] of cases.entries()) {
      const { id, sn } = await buildMeter(server.db, {
        site_id,
        sn: `RULE${String(index).padStart(6, '0')}`,
      });
      const last = new Date(at - age * 1000);
      await server.db
        .updateTable('latest_reading')
        .set({ at: last, arrived_at: last, phase_values: [], interval_seconds: interval })
        .where('meter_id', '=', id)
        .execute();
      expected[sn] = isOnline(last.getTime(), interval, at);
    }
    const { rows } = await get('meterlist?search=rule0');
    const said = Object.fromEntries(
      rows.map((row: { sn: string; isOnline: boolean }) => [row.sn, row.isOnline]),
    );
    expect(said).toEqual(expected);
    const online = await get('meterlist?search=rule0&state=online');
    expect(snsOf(online).sort()).toEqual(
      Object.keys(expected)
        .filter((sn) => expected[sn])
        .sort(),
    );
    const offline = await get('meterlist?search=rule0&state=offline');
    expect(online.total + offline.total).toBe(cases.length);
  });
});

describe('admin.waitingmeters', () => {
  it('lists what is sent openly until somebody registers it', async () => {
    await openly('WAIT000001');
    await openly('WAIT000001', elsewhere);
    await openly('WAIT000002');
    await server.context.ingest.flush();
    const waiting = await get('waitingmeters?search=wait');
    expect(waiting.total).toBe(2);
    expect(waiting.rows.find(({ sn }: { sn: string }) => sn === 'WAIT000001').networks.sort()).toEqual(
      [elsewhere, house].sort(),
    );
    await enter('WAIT000001', mine);
    expect(snsOf(await get('waitingmeters?search=wait'))).toEqual(['WAIT000002']);
    expect((await get('health')).meters.waiting).toBe((await get('waitingmeters')).total);
  });
});

describe('admin.blockmeter', () => {
  it('refuses uploads by serial number, by key and in batches, until it is unblocked', async () => {
    const meter = await enter('BLOCK00001', mine);
    const batch = async () => {
      const lines = JSON.stringify({ key: meter.uploadKey, Data });
      return upload('/api/v1/sensor/uploadbatch', JSON.parse(lines), house);
    };
    expect((await byKey(meter.uploadKey)).status).toBe(200);
    expect((await post('blockmeter', { sn: 'block00001' })).status).toBe(200);
    await post('blockmeter', { sn: 'BLOCK00001' });
    const blocked = { status: 403, data: { code: 'meter_blocked' } };
    expect(await byKey(meter.uploadKey)).toMatchObject(blocked);
    expect(await openly('BLOCK00001')).toMatchObject(blocked);
    expect((await batch()).data.refused).toEqual([{ line: 1, code: 'meter_blocked' }]);
    expect(await readingsOf(meter.id)).toBe(1);
    expect(snsOf(await get('meterlist?state=blocked'))).toEqual(['BLOCK00001']);
    expect((await get('meterlist?search=block00001')).rows).toMatchObject([{ isBlocked: true }]);
    expect((await post('unblockmeter', { sn: 'BLOCK00001' })).status).toBe(200);
    expect((await byKey(meter.uploadKey)).status).toBe(200);
    expect((await batch()).data.accepted).toBe(1);
    expect(await actionsOn('BLOCK00001')).toEqual(['admin.unblockmeter', 'admin.blockmeter']);
  });

  it('holds for serial numbers that nobody has', async () => {
    expect((await openly('NOBODY0001')).data.code).toBe('meter_unknown');
    await server.context.ingest.flush();
    await post('blockmeter', { sn: 'NOBODY0001' });
    expect((await openly('NOBODY0001')).data.code).toBe('meter_blocked');
    expect((await get('waitingmeters?search=nobody')).rows).toMatchObject([{ isBlocked: true }]);
  });

  it('is known to a process that starts later', async () => {
    const meter = await enter('BLOCK00002', mine);
    await post('blockmeter', { sn: meter.sn });
    const other = await appForTest({}, { storage: server.storage });
    const answer = await other.ask('POST', `/upload/${meter.uploadKey}`, { body: { Data } });
    expect(answer.data.code).toBe('meter_blocked');
    await other.app.close();
    await other.context.close();
  });
});

describe('a contested claim', () => {
  it('is one whose serial number another meter has sent; the administrator gives it to the claimant', async () => {
    const held = await enter('CONTEST001', theirs);
    const claimed = await enter('CONTEST001', mine, true);
    expect((await get('contestedclaims?search=contest001')).total).toBe(0);
    await openly('CONTEST001');
    await byKey(held.uploadKey);
    await byKey(claimed.uploadKey, elsewhere);
    const { rows, total } = await get('contestedclaims?search=contest001');
    expect(total).toBe(1);
    expect(rows).toMatchObject([
      {
        sn: 'CONTEST001',
        holder: { meterId: held.id, accountId: theirs.accountId },
        claimants: [{ meterId: claimed.id, accountId: mine.accountId, siteName: 'Home' }],
      },
    ]);
    expect(await post('decideclaim', { sn: 'CONTEST001', meterId: 99_999 })).toMatchObject({
      status: 404,
      data: { code: 'wrong_id' },
    });
    const kept = await readingsOf(held.id);
    expect((await post('decideclaim', { sn: 'CONTEST001', meterId: claimed.id })).status).toBe(200);
    expect(await meterOf(claimed.id, mine)).toMatchObject({ sn: 'CONTEST001', proofNeeded: false });
    const former = await meterOf(held.id, theirs);
    expect(former).toMatchObject({ proofNeeded: false, sn: expect.stringMatching(/^FORMER/) });
    expect(await readingsOf(held.id)).toBe(kept);
    // Its device goes on by its key; what the serial number brings goes to the claimant.
    server.clock.goOn(1);
    expect((await byKey(held.uploadKey)).status).toBe(200);
    expect(await readingsOf(held.id)).toBe(kept + 1);
    expect((await openly('CONTEST001')).data.code).toBe('upload_sn_closed');
    expect((await get('contestedclaims?search=contest001')).total).toBe(0);
    expect((await get('log?search=CONTEST001')).rows).toMatchObject([
      { action: 'admin.decideclaim', detail: { meterId: claimed.id, holderMeterId: held.id, renumbered: 1 } },
    ]);
  });

  it('is lost with a notice, and the meter that lost it can be edited', async () => {
    const held = await enter('CONTEST003', theirs);
    const claimed = await enter('CONTEST003', mine, true);
    await openly('CONTEST003');
    await post('decideclaim', { sn: 'CONTEST003', meterId: claimed.id });
    const { sn } = await meterOf(held.id, theirs);
    expect(await noticesOf(theirs, 'CONTEST003')).toMatchObject([
      { title: 'The serial number CONTEST003 now belongs to another account' },
    ]);
    const [notice] = await noticesOf(theirs, 'CONTEST003');
    const { data } = await server.ask('GET', `/api/v1/user/notice/${notice?.id}`, {
      token: theirs.token,
      headers: { lang: 'de' },
    });
    expect(data.content).toContain('„Grid“');
    expect(data.content).toContain(sn);
    expect(data.link).toBe(`/edit/meter/${held.id}`);
    expect(await noticesOf(mine, 'CONTEST003')).toEqual([]);
    const saved = await server.ask('POST', '/api/v1/inverter/save', {
      token: theirs.token,
      body: { id: held.id, name: 'Cellar', sn },
    });
    expect(saved).toMatchObject({ status: 200, data: { name: 'Cellar', sn } });
  });

  it('can be decided for the holder', async () => {
    const held = await enter('CONTEST004', theirs);
    expect((await post('decideclaim', { sn: 'CONTEST004', meterId: held.id })).data.code).toBe('wrong_id');
    const claimed = await enter('CONTEST004', mine, true);
    await openly('CONTEST004');
    await post('blockmeter', { sn: 'CONTEST004' });
    expect((await get('contestedclaims?search=contest004')).rows).toMatchObject([{ isBlocked: true }]);
    await post('unblockmeter', { sn: 'CONTEST004' });
    expect((await get('contestedclaims?search=contest004')).rows).toMatchObject([{ isBlocked: false }]);
    expect((await post('decideclaim', { sn: 'CONTEST004', meterId: held.id })).status).toBe(200);
    expect(await meterOf(held.id, theirs)).toMatchObject({ sn: 'CONTEST004', proofNeeded: false });
    expect(await meterOf(claimed.id, mine)).toMatchObject({
      proofNeeded: false,
      sn: expect.stringMatching(/^FORMER/),
    });
    expect(await noticesOf(mine, 'CONTEST004')).toHaveLength(1);
    expect(await noticesOf(theirs, 'CONTEST004')).toEqual([]);
    expect((await get('contestedclaims?search=contest004')).total).toBe(0);
    server.clock.goOn(1);
    expect(await openly('CONTEST004')).toMatchObject({ successful: true });
  });

  it('is one whose serial number several networks send openly', async () => {
    await openly('CONTEST002');
    await openly('CONTEST002', elsewhere);
    await server.context.ingest.flush();
    const claimed = await enter('CONTEST002', mine);
    const { rows } = await get('contestedclaims?search=contest002');
    expect(rows).toMatchObject([{ holder: { meterId: claimed.id }, claimants: [{ meterId: claimed.id }] }]);
    expect(rows[0].senders).toHaveLength(2);
    expect((await post('decideclaim', { sn: 'CONTEST002', meterId: claimed.id })).status).toBe(200);
    expect(await openly('CONTEST002')).toMatchObject({ successful: true });
    expect((await get('contestedclaims?search=contest002')).total).toBe(0);
  });
});

describe('admin.releaseproof', () => {
  it('accepts a claim without its proof, where nobody else holds the serial number', async () => {
    await openly('RELEASE001');
    const meter = await enter('RELEASE001', mine);
    expect(snsOf(await get('meterlist?state=unproven&search=release'))).toEqual(['RELEASE001']);
    expect((await post(`releaseproof/${meter.id}`)).status).toBe(200);
    await post(`releaseproof/${meter.id}`);
    expect(await meterOf(meter.id, mine)).toMatchObject({ proofNeeded: false });
    expect(await openly('RELEASE001')).toMatchObject({ successful: true });
    expect(await actionsOn('RELEASE001')).toEqual(['admin.releaseproof']);
    await enter('RELEASE002', theirs);
    const second = await enter('RELEASE002', mine, true);
    expect((await post(`releaseproof/${second.id}`)).data.code).toBe('sn_used');
  });
});
