import { describe, expect, it } from 'vitest';
import { buildVersion } from '../../test/build-tariff.ts';
import { hourMs, quarterHourMs, type TariffVersion } from '../index.ts';
import { priceAhead } from './price-ahead.ts';

const nowMs = Date.parse('2026-03-10T12:07:00Z');
const slotMs = Date.parse('2026-03-10T12:00:00Z');

const dynamic = (more: Partial<TariffVersion> = {}): TariffVersion =>
  buildVersion({
    id: 'v',
    validFrom: '2026-01-01',
    validTo: null,
    buying: { type: 'dynamic', series: 'spot', factorPpm: 1_000_000, markUpMicros: 0 },
    ...more,
  });

/** Two hours at a price from so many hours on, everything else at 300,000. */
const spot = (hours: number, priceMicros: number, count = 96) => ({
  fromMs: slotMs,
  priceMicros: Array.from({ length: count }, (_, slot) =>
    slot >= hours * 4 && slot < hours * 4 + 8 ? priceMicros : 300_000,
  ),
});

const ahead = (version: TariffVersion, prices = {}) =>
  priceAhead({ versions: [version], prices, timeZone: 'UTC' }, nowMs);

describe('priceAhead', () => {
  it('finds the cheapest two hours of what is known', () => {
    expect(ahead(dynamic(), { spot: spot(5, 100_000) })).toEqual({
      nowMicros: 300_000,
      cheapest: { fromMs: slotMs + 5 * hourMs, toMs: slotMs + 7 * hourMs, priceMicros: 100_000 },
    });
  });

  it('has the taxes on energy in it', () => {
    const taxes = [
      { name: 'VAT', ratePpm: 190_000, on: ['energy' as const] },
      { name: 'levy', ratePpm: 50_000, on: ['fixed' as const] },
    ];
    expect(ahead(dynamic({ taxes }), { spot: spot(5, 100_000) })).toMatchObject({
      nowMicros: 357_000,
      cheapest: { priceMicros: 119_000 },
    });
  });

  it('says nothing of cheaper hours where there are none, or now is the cheapest', () => {
    expect(ahead(dynamic(), { spot: spot(0, 100_000) })).toEqual({ nowMicros: 100_000, cheapest: null });
    const standard = dynamic({ buying: { type: 'standard', priceMicros: 250_000 } });
    expect(ahead(standard)).toEqual({ nowMicros: 250_000, cheapest: null });
    expect(ahead(dynamic(), {})).toEqual({ nowMicros: null, cheapest: null });
  });

  it('does not reach beyond the prices that are published', () => {
    const short = spot(5, 100_000, 24);
    expect(ahead(dynamic(), { spot: short }).cheapest?.toMs).toBe(slotMs + 24 * quarterHourMs);
  });

  it('crosses from one tariff to the next', () => {
    const today = dynamic({
      id: 'a',
      validTo: '2026-03-11',
      buying: { type: 'standard', priceMicros: 250_000 },
    });
    const tomorrow = dynamic({
      id: 'b',
      validFrom: '2026-03-11',
      buying: { type: 'standard', priceMicros: 200_000 },
    });
    const found = priceAhead({ versions: [today, tomorrow], prices: {}, timeZone: 'UTC' }, nowMs);
    expect(found.cheapest).toEqual({
      fromMs: Date.parse('2026-03-11T00:00:00Z'),
      toMs: Date.parse('2026-03-11T12:00:00Z'),
      priceMicros: 200_000,
    });
  });
});
