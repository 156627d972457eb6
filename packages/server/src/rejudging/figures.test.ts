import { describe, expect, it } from 'vitest';
import { differingFigures, isBillDifferent } from './figures.ts';

const month = { imported: 5_000_000, exported: 0, yielded: null, consumed: 5_000_000 };
const bill = { toDate: '2026-02-01', currency: 'EUR', due: 1_250 };

describe('differingFigures', () => {
  it('names what differs by 0.001 kWh or more, and nothing else', () => {
    expect(differingFigures(month, month)).toEqual([]);
    expect(differingFigures(month, { ...month, imported: 5_000_999 })).toEqual([]);
    expect(differingFigures(month, { ...month, imported: 4_999_000 })).toEqual(['imported']);
  });

  it('names what has become known or unknown', () => {
    expect(differingFigures(month, { ...month, yielded: 0, consumed: null })).toEqual([
      'yielded',
      'consumed',
    ]);
  });
});

describe('isBillDifferent', () => {
  it('is so from a cent on', () => {
    expect(isBillDifferent(bill, bill)).toBe(false);
    expect(isBillDifferent(bill, { ...bill, due: 1_249 })).toBe(true);
    expect(isBillDifferent(bill, { ...bill, due: null })).toBe(true);
  });
});
