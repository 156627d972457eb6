// A tariff with fixed prices, prepared for billing: which rate each quarter-hour has, and the tiers of each rate.
import { type Band, bands, type Season } from '../tariff/band.ts';
import { bandColumn } from '../tariff/band-column.ts';
import type { DynamicTariff, EnergyTariff, Tier } from '../tariff/energy-tariff.ts';
import type { Schedule } from '../tariff/schedule.ts';

export type FixedTariff = Exclude<EnergyTariff, DynamicTariff>;

export type Rate = {
  readonly band: Band | null;
  /** Null where the seasons have the same prices. */
  readonly season: Season | null;
  readonly isTiered: boolean;
  /** Empty where there is no price. A rate that is not tiered has a single tier without a limit. */
  readonly tiers: readonly Tier[];
  /** Which energy fills the tiers. */
  readonly fills: Band | 'all';
};

export type RateTable = {
  readonly rates: readonly Rate[];
  /** Index into `rates` of each slot; null where there is only one rate. */
  readonly column: Uint8Array | null;
};

/** Slots of a span: `count` quarter-hours from `fromMs`. */
export type SlotSpan = { readonly zone: string; readonly fromMs: number; readonly count: number };

export const rateTable = (tariff: FixedTariff, span: SlotSpan): RateTable => {
  switch (tariff.type) {
    case 'standard':
      return single({ isTiered: false, tiers: [{ uptoKwh: null, priceMicros: tariff.priceMicros }] });
    case 'tiered':
      return single({ isTiered: true, tiers: tariff.tiers });
    case 'timeOfUse':
      return scheduled(tariff.schedule, span, tariff.winterPrices !== null, (band, season) => ({
        isTiered: false,
        tiers: untiered((season === 'winter' ? tariff.winterPrices : tariff.prices)?.[band]),
        fills: band,
      }));
    case 'tieredTimeOfUse':
      return scheduled(tariff.schedule, span, tariff.winterTiers !== null, (band, season) => ({
        isTiered: true,
        tiers: (season === 'winter' ? tariff.winterTiers : tariff.tiers)?.[band] ?? [],
        fills: tariff.tiersCount === 'all' ? 'all' : band,
      }));
  }
};

const single = (rate: Pick<Rate, 'isTiered' | 'tiers'>): RateTable => ({
  rates: [{ band: null, season: null, fills: 'all', ...rate }],
  column: null,
});

const untiered = (priceMicros: number | undefined): Tier[] =>
  priceMicros === undefined ? [] : [{ uptoKwh: null, priceMicros }];

const scheduled = (
  schedule: Schedule,
  { zone, fromMs, count }: SlotSpan,
  differ: boolean,
  priced: (band: Band, season: Season | null) => Pick<Rate, 'isTiered' | 'tiers' | 'fills'>,
): RateTable => {
  const ofSeason = (season: Season | null): Rate[] =>
    bands.map((band) => ({ band, season, ...priced(band, season) }));
  const column = bandColumn(schedule, zone, fromMs, count);
  if (differ) return { rates: [...ofSeason('summer'), ...ofSeason('winter')], column };
  return { rates: ofSeason(null), column: column.map((entry) => entry % bands.length) };
};
