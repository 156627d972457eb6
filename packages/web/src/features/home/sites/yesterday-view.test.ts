import type { AccountYesterday } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { yesterdayView } from './yesterday-view.ts';

const site = (id: number, change: Partial<AccountYesterday['sites'][number]> = {}) => ({
  id,
  name: `Site ${id}`,
  currency: 'EUR',
  date: '2026-11-22',
  consumptionKwh: 8,
  knownShare: 1,
  usual: { kWh: 10, days: 4, change: -0.2 },
  amount: 2.5,
  ...change,
});
const total = { date: '2026-11-22', consumptionKwh: 16, change: -0.2, amounts: [] };

describe('yesterdayView', () => {
  it('has each site beside what they make together', () => {
    const amounts = [{ currency: 'EUR', amount: 5, sites: 2 }];
    expect(yesterdayView({ sites: [site(1), site(2)], total: { ...total, amounts } })).toMatchObject({
      sites: [{ id: 1, name: 'Site 1', kWh: 8, amount: 2.5, than: { word: 'less', share: 0.2 } }, { id: 2 }],
      kWh: 16,
      amounts,
      than: { word: 'less', share: 0.2, date: '2026-11-22' },
      incomplete: 0,
    });
  });

  it('counts the sites of which not all is known, and compares no days of different dates', () => {
    const sites = [site(1, { knownShare: 0.5, usual: null }), site(2, { date: '2026-11-23' })];
    expect(yesterdayView({ sites, total: { ...total, date: null, change: null } })).toMatchObject({
      than: null,
      incomplete: 1,
    });
  });
});
