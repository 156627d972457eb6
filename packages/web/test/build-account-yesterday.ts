import type { AccountYesterday } from '@ohmstead/contract';

type SiteYesterday = AccountYesterday['sites'][number];

const buildSite = (change: Partial<SiteYesterday>): SiteYesterday => ({
  id: 1,
  name: 'Flat',
  currency: 'EUR',
  date: '2026-11-22',
  consumptionKwh: 12,
  knownShare: 1,
  usual: { kWh: 15, days: 8, change: -0.2 },
  amount: 6.96,
  ...change,
});

/** Two sites, of which one has a tariff. */
export const buildAccountYesterday = (change: Partial<AccountYesterday> = {}): AccountYesterday => ({
  sites: [buildSite({}), buildSite({ id: 2, name: 'Farm', consumptionKwh: 30, usual: null, amount: null })],
  total: {
    date: '2026-11-22',
    consumptionKwh: 42,
    change: -0.12,
    amounts: [{ currency: 'EUR', amount: 6.96, sites: 1 }],
  },
  ...change,
});
