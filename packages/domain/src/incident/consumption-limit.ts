// When the consumption of a day or month came to be over its limit.
export type Consumed = { readonly toMs: number; readonly energyMwh: number | null };

export type Exceeded = {
  /** The end of the part with which it did. */
  readonly atMs: number;
  /** Of all parts. */
  readonly totalMwh: number;
};

/** Parts in order; null: it is not over the limit, as far as is known. */
export const consumptionOver = (parts: readonly Consumed[], limitMwh: number): Exceeded | null => {
  let totalMwh = 0;
  let atMs: number | null = null;
  for (const { toMs, energyMwh } of parts) {
    totalMwh += energyMwh ?? 0;
    if (atMs === null && totalMwh > limitMwh) atMs = toMs;
  }
  return atMs === null ? null : { atMs, totalMwh };
};
