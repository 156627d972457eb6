import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, steady, tariff } from '../../../test/billed-sites.ts';
import { buildLogin } from '../../../test/build-login.ts';

const { ask, newSite, saveTariff, server, sendReads } = billedSites();

/** It is Tuesday, 10 March, 13:00 in Berlin. */
let siteId: number;
beforeAll(async () => {
  const site = await newSite({});
  siteId = site.siteId;
  await sendReads(site.meter, steady('2026-02-08T23:00:00Z', '2026-03-10T12:00:00Z', 0.5));
  await saveTariff(
    siteId,
    tariff('2026-01-01', 300_000, {
      fixedCharges: [{ name: 'Basic', per: 'day', amountMicros: 400_000 }],
      taxes: [{ name: 'VAT', ratePpm: 200_000, on: ['energy'] }],
    }),
  );
});

describe('site.brief', () => {
  it('has yesterday’s use beside a usual such day, its cost as the bill has it, and the price now', async () => {
    const brief = await ask('GET', `site/brief/${siteId}`);
    const near = (value: number) => expect.closeTo(value, 6);
    expect(brief).toEqual({
      yesterday: {
        date: '2026-03-09',
        consumptionKwh: near(12),
        knownShare: 1,
        usual: { kWh: near(12), days: 4, change: near(0) },
        amount: near(12 * 0.3 * 1.2 + 0.4),
      },
      currency: 'EUR',
      price: { now: near(0.36), cheapest: null },
    });
    const report = await ask('GET', `site/billreport/${siteId}?reporttype=0&time=2026-03-09`);
    expect(report.net).toBeCloseTo(brief.yesterday.amount, 9);
  });

  it('knows nothing usual of a new site, and no cost without a tariff', async () => {
    const fresh = await newSite({});
    await sendReads(fresh.meter, steady('2026-03-08T22:00:00Z', '2026-03-10T11:00:00Z', 0.5));
    expect(await ask('GET', `site/brief/${fresh.siteId}`)).toMatchObject({
      yesterday: { consumptionKwh: expect.closeTo(12, 6), usual: null, amount: null },
      price: null,
    });
    const empty = await newSite({});
    expect(await ask('GET', `site/brief/${empty.siteId}`)).toMatchObject({
      yesterday: { date: '2026-03-09', consumptionKwh: null, knownShare: 0, usual: null, amount: null },
    });
  });

  it('names the next cheap hours of a series', async () => {
    const site = await newSite({});
    await sendReads(site.meter, steady('2026-03-08T22:00:00Z', '2026-03-10T11:00:00Z', 0.5));
    const buying = { type: 'dynamic', series: 'spot', factorPpm: 1_000_000, markUpMicros: 100_000 };
    await saveTariff(site.siteId, { name: 'Spot', validFrom: '2026-01-01', buying });
    const prices = Array.from({ length: 24 }, (_, hour) => ({
      time: new Date(Date.parse('2026-03-10T12:00:00Z') + hour * 3_600_000).toISOString(),
      price: hour === 3 || hour === 4 ? 0.05 : 0.2,
    }));
    await ask('POST', `tariff/prices/${site.siteId}`, { series: 'spot', prices });
    const { price } = await ask('GET', `site/brief/${site.siteId}`);
    expect(price).toEqual({
      now: expect.closeTo(0.3, 9),
      cheapest: {
        from: '2026-03-10T15:00:00.000Z',
        to: '2026-03-10T17:00:00.000Z',
        price: expect.closeTo(0.15, 9),
      },
    });
  });

  it('shows a viewer no money where prices are not shared', async () => {
    const viewer = await buildLogin(server());
    await server()
      .db.insertInto('site_share')
      .values({ site_id: siteId, account_id: viewer.accountId, shows_prices: false, created_at: new Date(0) })
      .execute();
    const { data } = await server().ask('GET', `/api/v1/site/brief/${siteId}`, { token: viewer.token });
    expect(data).toMatchObject({
      yesterday: { consumptionKwh: expect.closeTo(12, 6), amount: null },
      price: null,
    });
  });
});
