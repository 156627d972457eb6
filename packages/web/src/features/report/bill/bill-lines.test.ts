import { describe, expect, it } from 'vitest';
import { buildBill, buildLine } from '../build-for-test.ts';
import { billRows, isOfSeveral, isWithoutTariff, onlyTariff, roleOf } from './bill-lines.ts';

const statement = buildBill().income;
const bill = buildBill({
  lines: [buildLine({ amount: 6, band: 'peak' }), buildLine({ amount: 4, kind: 'fixed' })],
  income: { ...statement, lines: [buildLine({ amount: 5, kind: 'feedIn' })] },
});

describe('the lines of a bill', () => {
  it('are bars that begin where the one before ended', () => {
    expect(billRows(bill).map(({ bar }) => bar)).toEqual([
      { from: 0, to: 0.6 },
      { from: 0.6, to: 1 },
      { from: 0.5, to: 1 },
    ]);
  });

  it('are distinguished by what they are', () => {
    expect(billRows(bill).map(roleOf)).toEqual(['peak', 'charge', 'credit']);
  });

  it('stand together by their kind', () => {
    const mixed = buildBill({
      lines: [buildLine(), buildLine({ kind: 'tax' }), buildLine({ tier: 2 }), buildLine({ kind: 'fixed' })],
    });
    expect(billRows(mixed).map(({ line }) => line.kind)).toEqual(['energy', 'energy', 'fixed', 'tax']);
  });

  it('may end below nothing', () => {
    const [cost, income] = billRows({
      ...bill,
      lines: [buildLine({ amount: 5 })],
      income: {
        ...statement,
        lines: [buildLine({ amount: 20, kind: 'feedIn' })],
      },
    });
    expect(cost?.bar).toEqual({ from: 0.75, to: 1 });
    expect(income?.bar).toEqual({ from: 0, to: 1 });
  });

  it('show their days only where a tariff changed', () => {
    expect(isOfSeveral(bill)).toBe(false);
    expect(onlyTariff(bill)).toBe('Basic');
    const changed = {
      ...bill,
      lines: [...bill.lines, buildLine({ from: '2026-11-15', tariffVersion: '2' })],
    };
    expect(isOfSeveral(changed)).toBe(true);
    expect(onlyTariff(changed)).toBeNull();
  });

  it('are none without a tariff', () => {
    const span = { from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z', kWh: 5 };
    expect(isWithoutTariff(buildBill({ unpriced: [{ ...span, reason: 'noVersion' }] }))).toBe(true);
    expect(isWithoutTariff(buildBill({ unpriced: [{ ...span, reason: 'noDynamicPrice' }] }))).toBe(false);
    expect(isWithoutTariff(bill)).toBe(false);
  });

  it('is without a tariff too before the first reading of a site that has none', () => {
    expect(isWithoutTariff(buildBill({ lines: [], total: null, tariffNames: {} }))).toBe(true);
    expect(isWithoutTariff(buildBill({ lines: [], total: null, tariffNames: { 1: 'Home' } }))).toBe(false);
  });
});
