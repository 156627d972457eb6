/** How fast a meter's registers can plausibly count. */
export type CounterLimits = {
  /** No register counts faster than this. */
  readonly maxPowerW: number;
  /** Up to this multiple of the power shown is believed even above `maxPowerW`; 0 for a meter of known rating. */
  readonly shownPowerFactor: number;
};

/** A phase of 400 A. Larger meters of unknown rating are believed by the power they show, until their owner enters it. */
const unratedMaxPowerW = 100_000;
/** Power varies between two reads: its mean may be this many times what the second one shows. */
const unratedShownFactor = 4;

/** Twice the rated power and at least 10 kW, because people mistype ratings and inverters exceed theirs. */
export const counterLimitsOf = (ratedPowerW: number | null): CounterLimits =>
  ratedPowerW === null
    ? { maxPowerW: unratedMaxPowerW, shownPowerFactor: unratedShownFactor }
    : { maxPowerW: Math.max(10_000, 2 * ratedPowerW), shownPowerFactor: 0 };

/** Coarse counters move in steps: one of this size (1 kWh) is plausible at any moment. */
const stepAllowanceMwh = 1_000_000;

export const mwhOfPower = (powerW: number, spanMicros: number): number => (powerW * spanMicros) / 3_600_000;

/** The most that a register can have counted in that time, given the power shown at its end. */
export const plausibleMwh = (limits: CounterLimits, shownW: number, spanMicros: number): number =>
  mwhOfPower(Math.max(limits.maxPowerW, limits.shownPowerFactor * shownW), spanMicros) + stepAllowanceMwh;
