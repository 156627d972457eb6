import type { Band, Season } from '../tariff/band.ts';

/** Energy of a part with one price, or all the energy that a dynamic tariff prices quarter-hour by quarter-hour. */
export type Tally = {
  readonly band: Band | null;
  readonly season: Season | null;
  readonly tier: number | null;
  /** Null for a dynamic tariff. */
  readonly priceMicros: number | null;
  readonly energyMwh: number;
  /** Energy × price, exact: mWh × micro units per kWh. */
  readonly value: bigint;
};

/** Quarter-hours of a part, as a half-open range of indices into its columns. */
export type SlotRange = { readonly from: number; readonly to: number };

/** Adds a range that begins where the last one ended, and returns the tallies of all ranges so far. */
export type Accumulate = (span: SlotRange) => Tally[];

/** What `whole` has beyond `part`. Both are of the same tariff and span, so their entries correspond. */
export const talliesSince = (whole: readonly Tally[], part: readonly Tally[]): Tally[] =>
  whole.map((tally, index) => ({
    ...tally,
    energyMwh: tally.energyMwh - (part[index]?.energyMwh ?? 0),
    value: tally.value - (part[index]?.value ?? 0n),
  }));

/** The tally with only part of its energy, at the same price. */
export const shareOf = (tally: Tally, energyMwh: number): Tally => ({
  ...tally,
  energyMwh,
  value: BigInt(energyMwh) * BigInt(tally.priceMicros ?? 0),
});
