import type { SiteBrief } from '@ohmstead/contract';
import { describe, expect, it } from 'vitest';
import { yesterdayPart } from './yesterday-part.ts';

const yesterday = (change: Partial<SiteBrief['yesterday']>): SiteBrief['yesterday'] => ({
  date: '2026-11-22',
  consumptionKwh: 8.04,
  knownShare: 1,
  usual: null,
  amount: 2.83,
  ...change,
});
const usual = (change: number) => ({ kWh: 9, days: 8, change });

describe('yesterdayPart', () => {
  it.each([
    [-0.12, { word: 'less', share: 0.12 }],
    [0.3, { word: 'more', share: 0.3 }],
    [-0.02, { word: 'same', share: 0.02 }],
  ])('compares with a usual day: %d', (change, than) => {
    expect(yesterdayPart(yesterday({ usual: usual(change) }))).toMatchObject({
      kWh: 8.04,
      amount: 2.83,
      than,
    });
  });

  it('says how much of the day is known where it is not all', () => {
    expect(yesterdayPart(yesterday({ knownShare: 0.5 }))).toMatchObject({ than: null, knownShare: 0.5 });
    expect(yesterdayPart(yesterday({})).knownShare).toBeNull();
  });
});
