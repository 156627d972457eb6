/** What a register can plausibly do. */
export type CounterLimits = {
  /** No register counts faster than this. */
  readonly maxPowerW: number;
};

/** For meters of unknown rating: above a low-voltage phase on the largest current transformers. */
export const defaultMaxPowerW = 1_000_000;

/** Twice the rated power and at least 10 kW: ratings are typed by people and inverters exceed theirs. */
export const counterLimitsOf = (ratedPowerW: number | null): CounterLimits => ({
  maxPowerW: ratedPowerW === null ? defaultMaxPowerW : Math.max(10_000, 2 * ratedPowerW),
});

/** Coarse counters move in steps: a step of this size is plausible at any moment. 1 kWh. */
export const stepAllowanceMwh = 1_000_000;

/** Most a register can have counted in that time. */
export const plausibleMwh = (maxPowerW: number, spanMicros: number): number =>
  // W × µs / 3.6e6 = mWh.
  (maxPowerW * spanMicros) / 3_600_000 + stepAllowanceMwh;
