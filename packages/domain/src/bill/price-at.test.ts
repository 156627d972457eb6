import { expect, it } from 'vitest';
import { buildVersion } from '../../test/build-tariff.ts';
import { feedInPriceAt, priceAt } from './price-at.ts';

const timeZone = 'Europe/Berlin';
const noonMs = Date.UTC(2026, 2, 10, 11);
const quarterHourMs = 900_000;

it('is that of the version of the local day', () => {
  const versions = [
    buildVersion({ validTo: '2026-03-10' }),
    buildVersion({ validFrom: '2026-03-10', buying: { type: 'standard', priceMicros: 300_000 } }),
  ];
  const input = { versions, prices: {}, timeZone };
  expect(priceAt(input, noonMs)).toBe(300_000);
  // 23:30 UTC is the next day in Berlin.
  expect(priceAt(input, Date.UTC(2026, 2, 9, 22, 30))).toBe(250_000);
  expect(priceAt(input, Date.UTC(2026, 2, 9, 23, 30))).toBe(300_000);
  expect(priceAt(input, Date.UTC(2019, 0, 1))).toBeNull();
});

it('is that of the quarter-hour, with factor and mark-up, and null where nobody knows it', () => {
  const buying = { type: 'dynamic', series: 'spot', factorPpm: 1_190_000, markUpMicros: 10_000 } as const;
  const prices = { spot: { fromMs: noonMs, priceMicros: [100_000, null] } };
  const input = { versions: [buildVersion({ buying })], prices, timeZone };
  expect(priceAt(input, noonMs + 60_000)).toBe(129_000);
  expect(priceAt(input, noonMs + quarterHourMs)).toBeNull();
  expect(priceAt(input, noonMs - 1)).toBeNull();
});

it('is the first tier’s', () => {
  const tiers = [
    { uptoKwh: 100, priceMicros: 200_000 },
    { uptoKwh: null, priceMicros: 400_000 },
  ];
  const input = { versions: [buildVersion({ buying: { type: 'tiered', tiers } })], prices: {}, timeZone };
  expect(priceAt(input, noonMs)).toBe(200_000);
});

it('of exported energy is that of the feed-in tariff, if there is one', () => {
  const feedIn = { type: 'standard', priceMicros: 80_000 } as const;
  const inputOf = (version: ReturnType<typeof buildVersion>) => ({
    versions: [version],
    prices: {},
    timeZone,
  });
  expect(feedInPriceAt(inputOf(buildVersion({ feedIn })), noonMs)).toBe(80_000);
  expect(feedInPriceAt(inputOf(buildVersion({ feedIn: null })), noonMs)).toBeNull();
});
