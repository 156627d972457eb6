// What a bought kilowatt-hour costs at an instant, or an exported one brings, before taxes and fixed charges: to say what
// something costs as it happens.
// Where prices rise with the energy of the billing period it is the first tier's, so that never too much is said.
import type { EnergyTariff } from '../tariff/energy-tariff.ts';
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
export const priceAt = (input: PriceInput, atMs: number): number | null =>
  priceOf(input, versionAt(input, atMs)?.buying ?? null, atMs);

/** What is paid for an exported kilowatt-hour, likewise; null where nothing is. */
export const feedInPriceAt = (input: PriceInput, atMs: number): number | null =>
  priceOf(input, versionAt(input, atMs)?.feedIn ?? null, atMs);

const versionAt = ({ versions, timeZone }: PriceInput, atMs: number): TariffVersion | undefined => {
  const date = dateAt(timeZone, atMs);
  return versions.find(({ validFrom, validTo }) => validFrom <= date && (validTo === null || date < validTo));
};

const priceOf = (
  { prices, timeZone }: PriceInput,
  tariff: EnergyTariff | null,
  atMs: number,
): number | null => {
  if (tariff === null) return null;
  const fromMs = Math.floor(atMs / quarterHourMs) * quarterHourMs;
  if (tariff.type === 'dynamic') {
    const slots = prices[tariff.series];
    const price = slots?.priceMicros[Math.floor((fromMs - slots.fromMs) / quarterHourMs)] ?? null;
    return price === null ? null : paidPrice(tariff, price);
  }
  const { rates, column } = rateTable(tariff, { zone: timeZone, fromMs, count: 1 });
  return rates[column?.[0] ?? 0]?.tiers[0]?.priceMicros ?? null;
};
