// The price of a bought or fed-in kilowatt-hour. Prices are whole micro currency units per kWh (0.2534 €/kWh is 253400)
// and may be negative. Plain JSON throughout.
import type { Band } from './band.ts';
import type { Schedule } from './schedule.ts';

/** kWh of the billing period up to the limit cost the price; null, the last tier only, is without limit. */
export type Tier = { readonly uptoKwh: number | null; readonly priceMicros: number };

/** A band the schedule never gives needs no entry. */
export type ByBand<Value> = { readonly [band in Band]?: Value };
export type BandPrices = ByBand<number>;
export type BandTiers = ByBand<readonly Tier[]>;

/** A tariff with one price at all times. */
export type StandardTariff = { readonly type: 'standard'; readonly priceMicros: number };

/** Peak, standard and off-peak prices by schedule. */
export type TimeOfUseTariff = {
  readonly type: 'timeOfUse';
  readonly schedule: Schedule;
  readonly prices: BandPrices;
  /** Prices in winter where they differ from `prices`; null: the same all year. Needs `schedule.summer`. */
  readonly winterPrices: BandPrices | null;
};

/** A block tariff: the price rises (or falls) with the kWh of the billing period. */
export type TieredTariff = { readonly type: 'tiered'; readonly tiers: readonly Tier[] };

/** Tiers inside each band. */
export type TieredTimeOfUseTariff = {
  readonly type: 'tieredTimeOfUse';
  readonly schedule: Schedule;
  readonly tiers: BandTiers;
  readonly winterTiers: BandTiers | null;
  /** Which kWh of the period fill the tiers of a band: those of that band, or all of them. */
  readonly tiersCount: 'band' | 'all';
};

/** Price of the series × factor + mark-up, rounded to whole micro units. */
export type DynamicTariff = {
  readonly type: 'dynamic';
  /** Which of the price series given to the bill. */
  readonly series: string;
  /** Millionths: 1_000_000 leaves the price as it is. */
  readonly factorPpm: number;
  /** Micro currency units per kWh; may be negative. */
  readonly markUpMicros: number;
};

export type EnergyTariff =
  | StandardTariff
  | TimeOfUseTariff
  | TieredTariff
  | TieredTimeOfUseTariff
  | DynamicTariff;

export const energyTariffTypes = ['standard', 'timeOfUse', 'tiered', 'tieredTimeOfUse', 'dynamic'] as const;
