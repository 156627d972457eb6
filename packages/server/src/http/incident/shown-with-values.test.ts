// What goes on at a site and its meters, beside their newest values.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { buildIncident } from '../../../test/build-notified-step.ts';
import { faultyDevices } from '../../auto-send/reports/report-devices.ts';
import { liveEvents } from '../../live/live-event.ts';

let server: TestApp;
let owner: Login;
beforeAll(async () => {
  server = await appForTest();
  owner = await buildLogin(server);
});
afterAll(() => server.close());

const nowMs = () => server.clock.nowMicros() / 1000;

const get = async (path: string) => (await server.ask('GET', `/api/v1/${path}`, { token: owner.token })).data;

/** Every half minute, the last phase with that voltage. */
const upload = async ({ key }: BuiltMeter, voltages: readonly number[], powerW = 2000): Promise<void> => {
  for (const voltage of voltages) {
    server.clock.goOn(30);
    const row = (volts: number) => [volts, 9, powerW, 1, 0, 50, 1];
    const body = { Datas: [row(230), row(230), row(voltage)] };
    expect((await server.ask('POST', `/upload/${key}`, { body })).status).toBe(200);
  }
  await server.context.ingest.flush();
};

const built = async () => {
  const siteId = await buildSite(server.db, { account_id: owner.accountId });
  const meter = await buildMeter(server.db, { site_id: siteId, rated_power_w: 9000 });
  const parts = JSON.stringify([{ meterId: meter.id, sign: 1 }]);
  const sum = await buildMeter(server.db, { site_id: siteId, rated_power_w: 9000, parts });
  return { siteId, meter, sum };
};

type Shown = { readonly siteId: number; readonly state: string };

const ofSite = (meters: readonly Shown[], siteId: number): Shown[] =>
  meters.filter((meter) => meter.siteId === siteId);
const states = (meters: readonly Pick<Shown, 'state'>[]): string[] => meters.map(({ state }) => state);

/** The site's own stream, and what the account's says of it. */
const live = async (siteId: number) => {
  const account = { kind: 'account', accountId: owner.accountId, lang: 'en' } as const;
  const events = await liveEvents(server.db, [{ kind: 'site', siteId, showsPrices: true }, account], nowMs());
  const [site, all] = events.map((event) => JSON.parse(event));
  return { site, all, inAll: all.sites.find(({ id }: { id: number }) => id === siteId) };
};

const devices = async (siteId: number): Promise<string[]> =>
  states(await faultyDevices(server.db, { accountId: owner.accountId, siteId, nowMs: nowMs() }));

/** The states of the site's meters and the number of its open incidents, wherever they are shown. */
const expectEverywhere = async (siteId: number, state: string, openIncidents: number): Promise<void> => {
  const both = [state, state];
  expect(states(await get(`site/inverterList/${siteId}`))).toEqual(both);
  expect(states(ofSite(await get('user/inverterlist'), siteId))).toEqual(both);
  expect(states(ofSite(await get('user/meterlist'), siteId))).toEqual(both);
  const overview = await get(`site/overview/${siteId}`);
  expect([states(overview.meters), overview.openIncidents]).toEqual([both, openIncidents]);
  const listed = (await get('user/sitelist')).find(({ id }: { id: number }) => id === siteId);
  expect(listed.openIncidents).toBe(openIncidents);
  const { site, all, inAll } = await live(siteId);
  expect([states(site.meters), site.openIncidents]).toEqual([both, openIncidents]);
  expect([states(ofSite(all.meters, siteId)), inAll.openIncidents]).toEqual([both, openIncidents]);
  expect(await devices(siteId)).toEqual(state === 'alert' ? both : []);
};

describe('a fault that goes on', () => {
  it('makes the state of its meter, and of what is calculated from it, an alert until it is over', async () => {
    const { siteId, meter } = await built();
    await upload(meter, [230, 230]);
    await expectEverywhere(siteId, 'running', 0);
    await upload(meter, [0, 0, 0]);
    await expectEverywhere(siteId, 'alert', 1);
    await upload(meter, [230, 230, 230]);
    await expectEverywhere(siteId, 'running', 0);
  });

  it('is nothing of another site or meter', async () => {
    const { siteId, meter } = await built();
    const other = await built();
    const beside = await buildMeter(server.db, { site_id: siteId, rated_power_w: 9000 });
    await upload(other.meter, [230]);
    await upload(beside, [230]);
    await upload(meter, [230, 0, 0, 0]);
    expect(states(await get(`site/inverterList/${siteId}`))).toEqual(['alert', 'alert', 'running']);
    await expectEverywhere(other.siteId, 'running', 0);
  });

  it('is no response once the meter is silent', async () => {
    const { siteId, meter } = await built();
    await upload(meter, [230, 0, 0, 0]);
    server.clock.goOn(3600);
    expect(states(await get(`site/inverterList/${siteId}`))).toEqual(['noResponse', 'noResponse']);
    expect(await devices(siteId)).toEqual(['noResponse', 'noResponse']);
  });

  it('taken back by later readings counts no more', async () => {
    const { siteId, meter } = await built();
    await upload(meter, [230, 0, 0, 0]);
    await server.db
      .updateTable('incident')
      .set({ corrected_at: new Date(nowMs()) })
      .where('site_id', '=', siteId)
      .execute();
    await expectEverywhere(siteId, 'running', 0);
  });
});

describe('an alert that is no fault', () => {
  it('is counted, and leaves the state of its meter as it is', async () => {
    const { siteId, meter } = await built();
    const rule = { kind: 'overPower', meterId: null, isOn: true };
    const path = `/api/v1/site/alertrules/${siteId}`;
    const saved = await server.ask('POST', path, { token: owner.token, body: rule });
    expect(saved.status).toBe(200);
    await upload(meter, [230, 230, 230, 230], 4000);
    await expectEverywhere(siteId, 'running', 1);
  });
});

describe('an alert about prices', () => {
  /** The number of open incidents that the account is shown, wherever it is shown. */
  const countedFor = async ({ accountId, token }: Login, siteId: number, showsPrices: boolean) => {
    const data = async (path: string) => (await server.ask('GET', `/api/v1/${path}`, { token })).data;
    const listed = (await data('user/sitelist')).find(({ id }: { id: number }) => id === siteId);
    const subjects = [
      { kind: 'site', siteId, showsPrices },
      { kind: 'account', accountId, lang: 'en' },
    ] as const;
    const [site, all] = (await liveEvents(server.db, subjects, nowMs())).map((event) => JSON.parse(event));
    const inAll = all.sites.find(({ id }: { id: number }) => id === siteId);
    const overview = await data(`site/overview/${siteId}`);
    return [listed, overview, site, inAll].map(({ openIncidents }) => openIncidents);
  };

  it.each([
    [true, 2],
    [false, 1],
  ])('is counted for a viewer where prices are shared: %s', async (shows_prices, count) => {
    const { siteId } = await built();
    await buildIncident(server.db, { siteId, kind: 'priceAbove' });
    await buildIncident(server.db, { siteId, kind: 'dayConsumption' });
    const viewer = await buildLogin(server);
    await server.db
      .insertInto('site_share')
      .values({ site_id: siteId, account_id: viewer.accountId, shows_prices, created_at: new Date(nowMs()) })
      .execute();
    expect(await countedFor(viewer, siteId, shows_prices)).toEqual([count, count, count, count]);
    expect(await countedFor(owner, siteId, true)).toEqual([2, 2, 2, 2]);
  });
});
