import type { Band, Season } from '../tariff/band.ts';

/** Energy of a part that one price holds for, or that a dynamic tariff prices quarter-hour by quarter-hour. */
export type Tally = {
  readonly band: Band | null;
  readonly season: Season | null;
  readonly tier: number | null;
  /** Null when dynamic. */
  readonly priceMicros: number | null;
  readonly energyMwh: number;
  /** Energy × price, exact: mWh × micro units per kWh. */
  readonly value: bigint;
};

/** Quarter-hours of a part by their places in its columns; half-open. */
export type CountedSpan = { readonly from: number; readonly to: number };

/** Counts on where it ended before, and tells all that was counted so far. */
export type CountOn = (span: CountedSpan) => Tally[];

/** What was tallied in `whole` beyond `part`; both of the same tariff and span, so their entries are the same. */
export const talliesSince = (whole: readonly Tally[], part: readonly Tally[]): Tally[] =>
  whole.map((tally, index) => ({
    ...tally,
    energyMwh: tally.energyMwh - (part[index]?.energyMwh ?? 0),
    value: tally.value - (part[index]?.value ?? 0n),
  }));

/** The tally with only some of its energy, all at its price. */
export const shareOf = (tally: Tally, energyMwh: number): Tally => ({
  ...tally,
  energyMwh,
  value: BigInt(energyMwh) * BigInt(tally.priceMicros ?? 0),
});
