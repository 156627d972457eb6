import type { SiteMoney } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { billPart, isCalendarMonth } from './bill-part.ts';

const money: SiteMoney = {
  currency: 'EUR',
  from: '2026-11-01',
  to: '2026-12-01',
  bill: 62,
  cost: 70,
  income: 8,
  saving: 5,
  totalBill: 900,
  totalIncome: 80,
  totalSaving: 50,
};

describe('billPart', () => {
  it('has the bill so far, and where it is heading once that is known', () => {
    expect(billPart(money, undefined)).toMatchObject({ soFar: 62, expected: null, band: null });
    const forecast = {
      fromDate: '2026-11-01',
      toDate: '2026-12-01',
      currency: 'EUR',
      soFar: 62,
      expected: 79,
      band: { low: 73, high: 85 },
      expectedIncome: 9,
      expectedSaving: 6,
    };
    expect(billPart(money, forecast)).toMatchObject({ expected: 79, band: { low: 73, high: 85 } });
  });

  it('is nothing without a tariff, and keeps its place while the bill is not known', () => {
    expect(billPart(null, null)).toBeNull();
    expect(billPart({ ...money, bill: null }, null)).toMatchObject({ from: '2026-11-01', soFar: null });
  });

  it('is of a calendar month, or of other days', () => {
    expect(isCalendarMonth(money)).toBe(true);
    expect(isCalendarMonth({ from: '2026-11-15', to: '2026-12-15' })).toBe(false);
  });
});
