import { formatsOf } from '@ohmstead/i18n';
import { describe, expect, it } from 'vitest';
import { type Prices, priceDay } from './price-day.ts';

const dayOf = (prices: Partial<Prices>, date = '2026-11-22', nowMs = 0) =>
  priceDay(
    { currency: 'EUR', times: [], minutes: [], prices: [], ...prices },
    { zone: 'Europe/Berlin', date, nowMs, formats: formatsOf('en'), minorDigits: 2 },
  );

const three: Prices = {
  currency: 'EUR',
  // The first began the evening before, Berlin's midnight is 23:00 UTC.
  times: ['2026-11-21T22:00:00Z', '2026-11-22T03:00:00Z', '2026-11-22T03:15:00Z'],
  minutes: [120, 15, 60],
  prices: [0.25, -0.02, 0.4],
};

describe('priceDay', () => {
  it('has the prices in their own slots, gaps and negative ones as they are', () => {
    const { data } = dayOf(three);
    const values = data.series[0]?.values ?? [];
    expect(values).toHaveLength(96);
    expect(values.slice(0, 5)).toEqual([0.25, 0.25, 0.25, 0.25, null]);
    expect(values.slice(15, 22)).toEqual([null, -0.02, 0.4, 0.4, 0.4, 0.4, null]);
    expect(data.slots.rows).toEqual([
      { fromSlot: 0, toSlot: 4 },
      { fromSlot: 16, toSlot: 17 },
      { fromSlot: 17, toSlot: 21 },
    ]);
  });

  it('has the mean by time, the lowest and highest with their times, and how much is known', () => {
    const day = dayOf(three);
    expect(day.mean).toBeCloseTo((4 * 0.25 - 0.02 + 4 * 0.4) / 9);
    expect(day.least).toEqual({ price: -0.02, atMs: Date.parse('2026-11-22T03:00:00Z') });
    expect(day.greatest).toEqual({ price: 0.4, atMs: Date.parse('2026-11-22T03:15:00Z') });
    expect(day.known).toBe(9 / 96);
  });

  it('has nothing to say of a day without prices', () => {
    expect(dayOf({})).toMatchObject({ mean: null, least: null, greatest: null, known: 0 });
  });

  it('marks now on its own day only', () => {
    const noon = Date.parse('2026-11-22T11:00:00Z');
    expect(dayOf(three, '2026-11-22', noon).data.nowSlot).toBe(48);
    expect(dayOf(three, '2026-11-23', noon).data.nowSlot).toBeNull();
  });

  it.each([
    ['2026-03-29', 92],
    ['2026-10-25', 100],
  ])('has on %s %s slots, when clocks change', (date, slots) => {
    expect(dayOf({}, date).data.slots.count).toBe(slots);
  });
});
