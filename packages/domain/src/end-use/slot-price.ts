// What a kilowatt-hour from the grid costs in each quarter-hour of a span, with the taxes on energy, or what one fed in brings.
import { rateTable } from '../bill/rate-table.ts';
import { paidPrice } from '../bill/tally-dynamic.ts';
import type { EnergyTariff } from '../tariff/energy-tariff.ts';
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
export const pricedSlots = (tariffs: Tariffs, span: Span): PricedSlots[] =>
  slotsOf(tariffs, span, ({ buying, taxes }) => ({ tariff: buying, taxPpm: energyTaxPpm(taxes) }));

/** What is fed in, likewise; export that is set against import is not among it. */
export const fedInSlots = (tariffs: Tariffs, span: Span): PricedSlots[] =>
  slotsOf(tariffs, span, ({ feedIn, exportCredit }) =>
    feedIn === null || exportCredit ? null : { tariff: feedIn, taxPpm: 0 },
  );

type Side = { readonly tariff: EnergyTariff; readonly taxPpm: number };

const slotsOf = (
  { versions, prices, timeZone }: Tariffs,
  span: Span,
  sideOf: (version: TariffVersion) => Side | null,
): PricedSlots[] => {
  const slotOf = (date: string): number =>
    Math.min(
      span.count,
      Math.max(0, Math.ceil((localDay(timeZone, date).fromMs - span.fromMs) / quarterHourMs)),
    );
  return versions
    .flatMap((version) => {
      const side = sideOf(version);
      if (side === null) return [];
      const from = slotOf(version.validFrom);
      const to = version.validTo === null ? span.count : slotOf(version.validTo);
      const priceAt = priceOf(side.tariff, prices, { zone: timeZone, fromMs: span.fromMs, from, to });
      return [{ from, to, taxPpm: side.taxPpm, priceAt }];
    })
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
};

const energyTaxPpm = (taxes: TariffVersion['taxes']): number =>
  taxes.reduce((sum, { ratePpm, on }) => sum + (on.includes('energy') ? ratePpm : 0), 0);

type Slots = { readonly zone: string; readonly fromMs: number; readonly from: number; readonly to: number };

const priceOf = (
  tariff: EnergyTariff,
  prices: PriceSeries,
  { zone, fromMs, from, to }: Slots,
): PricedSlots['priceAt'] => {
  if (tariff.type === 'dynamic') {
    const series = prices[tariff.series];
    const offset = series ? (fromMs - series.fromMs) / quarterHourMs : 0;
    return (slot) => {
      const price = series?.priceMicros[slot + offset] ?? null;
      return price === null ? null : paidPrice(tariff, price);
    };
  }
  const count = Math.max(0, to - from);
  const { rates, column } = rateTable(tariff, { zone, fromMs: fromMs + from * quarterHourMs, count });
  return (slot) => rates[column?.[slot - from] ?? 0]?.tiers[0]?.priceMicros ?? null;
};
