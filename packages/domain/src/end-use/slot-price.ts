// What a kilowatt-hour from the grid costs in each quarter-hour of a span, with the taxes on energy.
import { rateTable } from '../bill/rate-table.ts';
import { paidPrice } from '../bill/tally-dynamic.ts';
import type { PriceSeries } from '../tariff/price-slots.ts';
import type { TariffVersion } from '../tariff/tariff-version.ts';
import { localDay } from '../time/local-day.ts';
import { quarterHourMs } from '../time/slot.ts';

/** Quarter-hours of one tariff version: a half-open range of the span's slots. */
export type PricedSlots = {
  readonly from: number;
  readonly to: number;
  /** Taxes on energy, together. */
  readonly taxPpm: number;
  /** Micro units per kWh before taxes, the first tier's; null where there is none. */
  readonly priceAt: (slot: number) => number | null;
};

export type Tariffs = {
  readonly versions: readonly TariffVersion[];
  readonly prices: PriceSeries;
  readonly timeZone: string;
};

type Span = { readonly fromMs: number; readonly count: number };

/** In order and without overlaps; quarter-hours without a version are in none. */
export const pricedSlots = ({ versions, prices, timeZone }: Tariffs, span: Span): PricedSlots[] => {
  const slotOf = (date: string): number =>
    Math.min(
      span.count,
      Math.max(0, Math.ceil((localDay(timeZone, date).fromMs - span.fromMs) / quarterHourMs)),
    );
  return versions
    .map((version) => {
      const from = slotOf(version.validFrom);
      const to = version.validTo === null ? span.count : slotOf(version.validTo);
      const priceAt = priceOf(version, prices, { zone: timeZone, fromMs: span.fromMs, from, to });
      return { from, to, taxPpm: energyTaxPpm(version), priceAt };
    })
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
};

const energyTaxPpm = ({ taxes }: TariffVersion): number =>
  taxes.reduce((sum, { ratePpm, on }) => sum + (on.includes('energy') ? ratePpm : 0), 0);

type Slots = { readonly zone: string; readonly fromMs: number; readonly from: number; readonly to: number };

const priceOf = (
  { buying }: TariffVersion,
  prices: PriceSeries,
  { zone, fromMs, from, to }: Slots,
): PricedSlots['priceAt'] => {
  if (buying.type === 'dynamic') {
    const series = prices[buying.series];
    const offset = series ? (fromMs - series.fromMs) / quarterHourMs : 0;
    return (slot) => {
      const price = series?.priceMicros[slot + offset] ?? null;
      return price === null ? null : paidPrice(buying, price);
    };
  }
  const count = Math.max(0, to - from);
  const { rates, column } = rateTable(buying, { zone, fromMs: fromMs + from * quarterHourMs, count });
  return (slot) => rates[column?.[slot - from] ?? 0]?.tiers[0]?.priceMicros ?? null;
};
