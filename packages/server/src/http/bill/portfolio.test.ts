import type { SiteListItem } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { billedSites, steady, sumOf, tariff } from '../../../test/billed-sites.ts';
import { buildLogin } from '../../../test/build-login.ts';

const { newSite, server, sendReads } = billedSites();

describe('user.portfolio and user.sitelist', () => {
  it('sum the places of a group, bills by currency', async () => {
    const { accountId, token } = await buildLogin(server());
    const asOther = async (method: string, path: string, body?: unknown) =>
      (await server().ask(method, `/api/v1/${path}`, { token, body })).data;
    const sites = [];
    for (const group_name of ['North', 'North', null]) {
      const { siteId, meter } = await newSite({ account_id: accountId, group_name });
      await sendReads(meter, steady('2026-03-08T23:00:00Z', '2026-03-10T12:00:00Z', 2));
      await asOther('POST', `tariff/save/${siteId}`, tariff('2026-03-09', 100_000));
      sites.push(siteId);
    }
    const { groups, sites: rows, total } = await asOther('GET', 'user/portfolio');
    expect(groups).toMatchObject([
      {
        name: 'North',
        siteIds: sites.slice(0, 2),
        powerW: 200,
        consumptionKwh: { today: 52, month: 148, year: 148 },
        bills: [{ currency: 'EUR', amount: 14.8, sites: 2 }],
        incompleteSiteIds: [],
      },
      { name: null, siteIds: sites.slice(2), bills: [{ amount: 7.4 }] },
    ]);
    expect(total).toMatchObject({
      powerW: 300,
      incompleteSiteIds: [],
      consumptionKwh: { today: 78, month: 222, year: 222 },
      bills: [{ currency: 'EUR', amount: 22.2, sites: 3 }],
    });
    const list = await asOther('GET', 'user/sitelist');
    const shown = ({ id, monthEnergy, monthCoverage, monthFee }: SiteListItem) => ({
      id,
      monthEnergy,
      monthCoverage,
      monthFee,
    });
    expect(rows).toEqual(list.map(shown));
    expect(sumOf(rows, 'monthEnergy')).toBe(total.consumptionKwh.month);
    expect(list.map(({ monthFee }: { monthFee: number }) => monthFee)).toEqual([7.4, 7.4, 7.4]);
  });
});
