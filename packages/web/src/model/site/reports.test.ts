import { describe, expect, it } from 'vitest';
import { reportsFor } from './reports.ts';

describe('reportsFor', () => {
  it('leaves the bill to those who may see prices', () => {
    expect(reportsFor({ showsPrices: true })).toContain('bill');
    expect(reportsFor({ showsPrices: false })).toEqual([
      'energy',
      'load',
      'other',
      'energyhour',
      'dataalert',
    ]);
  });

  it('leaves nothing out before it is known who looks', () => {
    expect(reportsFor(undefined)).toContain('bill');
  });
});
