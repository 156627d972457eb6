// Serial numbers that were sent, or registered by somebody else, before they were entered.
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

let serial = 0;
const newSn = (): string => {
  serial += 1;
  return `CLAIM${String(serial).padStart(5, '0')}`;
};

const post = (path: string, body: unknown, { token } = mine) =>
  server.ask('POST', `/api/v1/${path}`, { token, body });

const enter = async (sn: string, login = mine, claim = false) => {
  const place = await post('site/save', { name: 'Home', timeZone: 'Europe/Berlin' }, login);
  return post('inverter/save', { siteId: place.data.id, name: 'Grid', sn, claim }, login);
};

const meterOf = async (id: number, { token } = mine) =>
  (await server.ask('GET', `/api/v1/inverter/get/${id}`, { token })).data;

const house = '203.0.113.5';
const attacker = '198.51.100.9';

const upload = async (path: string, body: object, headers: Record<string, string>) => {
  const answer = await server.ask('POST', path, { body: JSON.stringify(body), headers });
  await vi.waitFor(() => expect(server.context.ingest.unwritten()).toBe(0), { timeout: 20_000 });
  return answer;
};
const Data = [230, 1, 100, 5, 0];
const openly = (SN: string, from = house) =>
  upload('/api/v1/sensor/uploadsensor', { SN, Data }, { 'x-forwarded-for': from });
const byKey = ({ uploadKey }: { uploadKey: string }, from = house) =>
  upload(`/upload/${uploadKey}`, { Data }, { 'x-forwarded-for': from });

const readingsOf = async (id: number): Promise<number> => {
  const rows = await server.db.selectFrom('reading').select('at').where('meter_id', '=', id).execute();
  return rows.length;
};

/** A meter entered after its serial number was sent from the house. */
const enteredLate = async () => {
  const sn = newSn();
  expect(await openly(sn)).toMatchObject({ data: { code: 'meter_unknown' } });
  const { data: meter } = await enter(sn);
  expect(meter).toMatchObject({ proofNeeded: true, proof: { state: 'awaited' } });
  return meter;
};

describe('a serial number that was sent before', () => {
  it('is proven by uploads with the key alone, from where it was sent, once nothing comes openly', async () => {
    const meter = await enteredLate();
    expect(await openly(meter.sn)).toMatchObject({ status: 403, data: { code: 'meter_unproven' } });
    expect(await byKey(meter)).toMatchObject({ successful: true });
    expect((await meterOf(meter.id)).proof).toMatchObject({ state: 'begun' });
    server.clock.goOn(595);
    expect(await byKey(meter)).toMatchObject({ successful: true });
    expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: true });
    server.clock.goOn(10);
    expect(await byKey(meter)).toMatchObject({ successful: true });
    expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: false, proof: null });
    // Its readings by key were kept all along.
    expect(await readingsOf(meter.id)).toBe(3);
  });

  it('is not proven while it still comes openly', async () => {
    const meter = await enteredLate();
    await byKey(meter);
    for (let minutes = 0; minutes < 40; minutes += 8) {
      server.clock.goOn(480);
      await openly(meter.sn);
      await byKey(meter);
    }
    expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: true, proof: { state: 'begun' } });
    server.clock.goOn(3 * 480 + 1);
    await byKey(meter);
    expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: false });
  });

  it('is not proven from anywhere else, nor by an undeclared proxy', async () => {
    const meter = await enteredLate();
    for (const from of [attacker, `${house}, ${house}`]) {
      await byKey(meter, from);
      server.clock.goOn(3600);
      await byKey(meter, from);
      expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: true, proof: { state: 'awaited' } });
    }
    expect(await readingsOf(meter.id)).toBe(4);
  });

  it('is left to an administrator when it comes from several networks', async () => {
    const meter = await enteredLate();
    await openly(meter.sn, attacker);
    await server.context.ingest.flush();
    await byKey(meter);
    server.clock.goOn(3600);
    await byKey(meter);
    expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: true, proof: { state: 'unclear' } });
  });

  it('is known by the /64 of IPv6, within which a device changes its address', async () => {
    const sn = newSn();
    await openly(sn, '2001:db8:1:2::10');
    const { data: meter } = await enter(sn);
    await byKey(meter, '2001:db8:1:2:ffff::20');
    server.clock.goOn(601);
    await byKey(meter, '2001:db8:1:2:eeee::30');
    expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: false });
  });
});

describe('a serial number somebody else registered', () => {
  it('yields while unproven to whoever proves it; nothing of the other account is deleted', async () => {
    const sn = newSn();
    await openly(sn);
    const { data: squatted } = await enter(sn, theirs);
    // By key from elsewhere: it proves nothing, and what it brings does not hold the serial number.
    expect(await byKey(squatted, attacker)).toMatchObject({ successful: true });
    const { data: meter } = await enter(sn);
    expect(meter).toMatchObject({ proofNeeded: true, proof: { state: 'awaited' } });
    await byKey(meter);
    server.clock.goOn(601);
    await byKey(meter);
    expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: false });
    expect(await meterOf(squatted.id, theirs)).toMatchObject({
      sn,
      proofNeeded: true,
      proof: { state: 'taken' },
    });
    expect(await readingsOf(squatted.id)).toBe(1);
    expect(await byKey(squatted, house)).toMatchObject({ successful: true });
  });

  it('can be claimed while it never sent, and is not handed over once it has', async () => {
    const { data: first } = await enter(newSn(), theirs);
    expect(await enter(first.sn)).toMatchObject({ data: { code: 'sn_used' } });
    const { data: meter } = await enter(first.sn, mine, true);
    expect(meter).toMatchObject({ proofNeeded: true, proof: { state: 'unseen' } });
    expect(await openly(first.sn)).toMatchObject({ successful: true });
    expect(await byKey(meter)).toMatchObject({ successful: true });
    server.clock.goOn(3600);
    await byKey(meter);
    expect(await meterOf(meter.id)).toMatchObject({ proofNeeded: true, proof: { state: 'taken' } });
    expect(await meterOf(first.id, theirs)).toMatchObject({ proofNeeded: false });
    const third = await buildLogin(server);
    expect(await enter(first.sn, third, true)).toMatchObject({ data: { code: 'sn_used' } });
  });

  it('is used to the account that has it already', async () => {
    const sn = newSn();
    await openly(sn);
    await enter(sn);
    expect(await enter(sn, mine, true)).toMatchObject({ data: { code: 'sn_used' } });
  });
});
