/** What a register of a meter can plausibly do. */
export type CounterLimits = {
  /** No register counts faster than this. */
  readonly maxPowerW: number;
  /** A multiple of the power the meter shows that is believed even above that; 0 for a meter of known rating. */
  readonly shownPowerFactor: number;
};

/** A phase of 400 A. Larger meters of unknown rating are believed what they show, or their owner tells the rating. */
const unratedMaxPowerW = 100_000;
/** Power varies between two reads: this far above what is shown at the second. */
const unratedShownFactor = 4;

/** Twice the rated power and at least 10 kW: ratings are typed by people and inverters exceed theirs. */
export const counterLimitsOf = (ratedPowerW: number | null): CounterLimits =>
  ratedPowerW === null
    ? { maxPowerW: unratedMaxPowerW, shownPowerFactor: unratedShownFactor }
    : { maxPowerW: Math.max(10_000, 2 * ratedPowerW), shownPowerFactor: 0 };

/** Coarse counters move in steps: one of this size is plausible at any moment. 1 kWh. */
const stepAllowanceMwh = 1_000_000;

export const mwhOfPower = (powerW: number, spanMicros: number): number => (powerW * spanMicros) / 3_600_000;

/** Most a register can have counted in that time, at the power shown at its end. */
export const plausibleMwh = (limits: CounterLimits, shownW: number, spanMicros: number): number =>
  mwhOfPower(Math.max(limits.maxPowerW, limits.shownPowerFactor * shownW), spanMicros) + stepAllowanceMwh;
