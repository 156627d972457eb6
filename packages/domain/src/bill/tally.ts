import type { Band, Season } from '../tariff/band.ts';
import type { SlotRange } from '../time/slot.ts';

/** Energy of a part with one price, or all the energy of a dynamic tariff or of several tiers. */
export type Tally = {
  readonly band: Band | null;
  readonly season: Season | null;
  readonly tier: number | null;
  /** Null for a dynamic tariff, and for several tiers together. */
  readonly priceMicros: number | null;
  readonly energyMwh: number;
  /** Energy × price, exact: mWh × micro units per kWh. */
  readonly value: bigint;
};

/** Adds a range that begins where the last one ended, and returns the tallies of all ranges so far. */
export type Accumulate = (span: SlotRange) => Tally[];

/** What `whole` has beyond `part`. Both are of the same tariff and span, so their entries correspond. */
export const talliesSince = (whole: readonly Tally[], part: readonly Tally[]): Tally[] =>
  whole.map((tally, index) => ({
    ...tally,
    energyMwh: tally.energyMwh - (part[index]?.energyMwh ?? 0),
    value: tally.value - (part[index]?.value ?? 0n),
  }));

/** One tally for each band and season. Where several tiers become one it has no price of its own. */
export const withoutTiers = (tallies: readonly Tally[]): Tally[] => {
  const byRate = new Map<string, Tally>();
  for (const tally of tallies) {
    const key = `${tally.band} ${tally.season}`;
    const sum = byRate.get(key);
    byRate.set(key, sum === undefined ? { ...tally, tier: null } : joined(sum, tally));
  }
  return [...byRate.values()];
};

const joined = (sum: Tally, tally: Tally): Tally => ({
  ...sum,
  priceMicros: null,
  energyMwh: sum.energyMwh + tally.energyMwh,
  value: sum.value + tally.value,
});

/** The tally with only part of its energy, at the same price. */
export const shareOf = (tally: Tally, energyMwh: number): Tally => ({
  ...tally,
  energyMwh,
  value: BigInt(energyMwh) * BigInt(tally.priceMicros ?? 0),
});
