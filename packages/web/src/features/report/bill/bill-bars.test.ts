import type { BillColumns } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { billBars, billTotals, periodOfColumn } from './bill-bars.ts';
import { newestBill } from './bill-month.ts';

const column = (from: string, to: string) => ({
  from,
  to,
  net: 2,
  kWh: { peak: 3, standard: null, offPeak: 4, unpriced: null },
  amount: { peak: 1, standard: null, offPeak: 2, charges: 0.5, credit: 1.5 },
});
const columns: BillColumns = {
  currency: 'EUR',
  whole: column('2026-11-15', '2026-11-20'),
  columns: [column('2026-11-15', '2026-11-16'), column('2026-11-16', '2026-11-17')],
};
const bars = (unit: 'money' | 'kWh', kind: 'month' | 'year' = 'month') =>
  billBars(columns, { unit, kind, today: '2026-11-16', calendar: calendarFormatsOf('en') });

describe('a bill over time', () => {
  it('is the parts that were paid, what takes off below', () => {
    expect(bars('money').series.map(({ key, below }) => [key, below])).toEqual([
      ['offPeak', false],
      ['peak', false],
      ['charges', false],
      ['credit', true],
    ]);
    expect(bars('money')).toMatchObject({ unit: 'money', currency: 'EUR', nowSlot: 1 });
  });

  it('is energy by band', () => {
    expect(bars('kWh').series.map(({ key }) => key)).toEqual(['offPeak', 'peak']);
    expect(billTotals(columns, 'kWh')).toMatchObject({ offPeak: 4, peak: 3, credit: null });
  });

  it('has room for the days to come', () => {
    const { slots, series } = bars('money');
    expect(slots.map(({ label }) => label)).toEqual(['15', '16', '17', '18', '19']);
    expect(series[0]?.values).toEqual([2, 2, null, null, null]);
    expect(bars('money', 'year').slots).toHaveLength(2);
  });

  it('leads to its days, periods and years', () => {
    expect(periodOfColumn(columns, 'month', 1)).toEqual({ kind: 'day', date: '2026-11-16' });
    expect(periodOfColumn(columns, 'year', 0)).toEqual({ kind: 'month', date: '2026-11-01' });
    expect(periodOfColumn(columns, 'total', 0)).toEqual({ kind: 'year', date: '2026-01-01' });
    expect(periodOfColumn(columns, 'month', 4)).toBeNull();
  });
});

describe('the newest billing period', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-01'],
    ['2026-11-14', 15, '2026-10-01'],
    ['2026-11-15', 15, '2026-11-01'],
    ['2026-02-27', 31, '2026-01-01'],
    ['2026-02-28', 31, '2026-02-01'],
    ['2026-01-03', 15, '2025-12-01'],
  ])('on %s with billing day %i began in the month of %s', (today, startDay, month) => {
    expect(newestBill(today, startDay)).toEqual({
      day: today,
      month,
      year: `${month.slice(0, 4)}-01-01`,
    });
  });
});
