import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, steady, sumOf, tariff } from '../../../test/billed-sites.ts';
import { buildLogin } from '../../../test/build-login.ts';

const { newSite, server, sendReads } = billedSites();

let token: string;
let siteIds: number[];
const ask = async (method: string, path: string, body?: unknown) =>
  (await server().ask(method, `/api/v1/${path}`, { token, body })).data;

/** An account of two houses in Berlin and one without a tariff. It is Tuesday, 10 March, 13:00 there. */
beforeAll(async () => {
  const login = await buildLogin(server());
  token = login.token;
  const build = async (kwhAnHour: number, priceMicros: number | null) => {
    const { siteId, meter } = await newSite({ account_id: login.accountId });
    await sendReads(meter, steady('2026-02-08T23:00:00Z', '2026-03-10T12:00:00Z', kwhAnHour));
    if (priceMicros !== null) await ask('POST', `tariff/save/${siteId}`, tariff('2026-01-01', priceMicros));
    return siteId;
  };
  siteIds = [await build(0.5, 333_333), await build(1, 123_456), await build(0.25, null)];
});

const near = (value: number) => expect.closeTo(value, 6);

describe('user.yesterday', () => {
  it('sums what all sites used and what it cost, as their bills of the day say, to the cent', async () => {
    const { sites, total } = await ask('GET', 'user/yesterday');
    expect(sites).toMatchObject([
      { id: siteIds[0], consumptionKwh: near(12), amount: 4 },
      { id: siteIds[1], consumptionKwh: near(24), amount: 2.97 },
      { id: siteIds[2], consumptionKwh: near(6), amount: null },
    ]);
    expect(total).toEqual({
      date: '2026-03-09',
      consumptionKwh: near(42),
      change: near(0),
      amounts: [{ currency: 'EUR', amount: 6.97, sites: 2 }],
    });
    const nets = await Promise.all(
      siteIds.slice(0, 2).map((id) => ask('GET', `site/billreport/${id}?reporttype=0&time=2026-03-09`)),
    );
    expect(sumOf(nets, 'net')).toBeCloseTo(6.97, 9);
  });

  it('says the same of a site as its own brief, also once the tariff has changed', async () => {
    const [siteId = 0] = siteIds;
    const brief = () => ask('GET', `site/brief/${siteId}`);
    expect(await brief()).toMatchObject({ yesterday: { amount: 4 } });
    await ask('POST', `tariff/save/${siteId}`, tariff('2026-03-01', 500_000));
    const { sites } = await ask('GET', 'user/yesterday');
    expect(sites[0]).toMatchObject({ id: siteId, amount: 6 });
    expect(await brief()).toMatchObject({ yesterday: { amount: 6 } });
  });

  it('compares no days of different dates, nor days of which one has no usual one', async () => {
    const { accountId, token: other } = await buildLogin(server());
    const total = async () =>
      (await server().ask('GET', '/api/v1/user/yesterday', { token: other })).data.total;
    expect(await total()).toEqual({ date: null, consumptionKwh: null, change: null, amounts: [] });
    const { meter } = await newSite({ account_id: accountId });
    await sendReads(meter, steady('2026-03-08T22:00:00Z', '2026-03-10T11:00:00Z', 0.5));
    expect(await total()).toMatchObject({ date: '2026-03-09', consumptionKwh: near(12), change: null });
    const east = await newSite({ account_id: accountId, time_zone: 'Pacific/Kiritimati' });
    await sendReads(east.meter, steady('2026-03-08T22:00:00Z', '2026-03-10T11:00:00Z', 0.5));
    expect(await total()).toMatchObject({ date: null, consumptionKwh: near(24), change: null });
  });

  it('shows a viewer no money where prices are not shared', async () => {
    const viewer = await buildLogin(server());
    const [site_id = 0] = siteIds;
    const share = { site_id, account_id: viewer.accountId, shows_prices: false, created_at: new Date(0) };
    await server().db.insertInto('site_share').values(share).execute();
    const { data } = await server().ask('GET', '/api/v1/user/yesterday', { token: viewer.token });
    expect(data.sites).toMatchObject([{ id: site_id, consumptionKwh: near(12), amount: null }]);
    expect(data.total.amounts).toEqual([]);
  });
});
