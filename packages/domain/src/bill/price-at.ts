// What a bought kilowatt-hour costs at an instant, before taxes and fixed charges: to say what something costs as it happens.
// Where prices rise with the energy of the billing period it is the first tier's, so that never too much is said.
import type { PriceSeries } from '../tariff/price-slots.ts';
import type { TariffVersion } from '../tariff/tariff-version.ts';
import { dateAt } from '../time/local-day.ts';
import { quarterHourMs } from '../time/slot.ts';
import { rateTable } from './rate-table.ts';
import { paidPrice } from './tally-dynamic.ts';

export type PriceInput = {
  readonly versions: readonly TariffVersion[];
  readonly prices: PriceSeries;
  readonly timeZone: string;
};

/** Micro units of the currency; null where no tariff holds, or its price is not known. */
export const priceAt = ({ versions, prices, timeZone }: PriceInput, atMs: number): number | null => {
  const date = dateAt(timeZone, atMs);
  const version = versions.find(
    ({ validFrom, validTo }) => validFrom <= date && (validTo === null || date < validTo),
  );
  if (!version) return null;
  const fromMs = Math.floor(atMs / quarterHourMs) * quarterHourMs;
  const { buying } = version;
  if (buying.type === 'dynamic') {
    const slots = prices[buying.series];
    const price = slots?.priceMicros[Math.floor((fromMs - slots.fromMs) / quarterHourMs)] ?? null;
    return price === null ? null : paidPrice(buying, price);
  }
  const { rates, column } = rateTable(buying, { zone: timeZone, fromMs, count: 1 });
  return rates[column?.[0] ?? 0]?.tiers[0]?.priceMicros ?? null;
};
