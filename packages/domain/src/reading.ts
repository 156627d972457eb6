/**
 * One reading of a meter: everything it sent for one instant, unchanged.
 * Missing quantities are null, never 0. Signs: power + import, − export.
 */
export type Reading = {
  /** Instant in microseconds since 1970-01-01T00:00Z. Fits a safe integer until the year 2255. */
  readonly atMicros: number;
  /** What its device’s clock said, where others claimed the same instant. Left out where it stands alone. */
  readonly claimedMicros?: number;
  /** One row for each phase: A, or A B, or A B C. */
  readonly phases: readonly PhaseRow[];
  /** The meter's own net-metering row (NEM). Not the sum of the phase counters. */
  readonly net: PhaseRow | null;
  /** One row for each phase, or null when the meter does not measure reactive power. */
  readonly reactive: readonly ReactiveRow[] | null;
};

export type PhaseRow = {
  readonly voltageV: number | null;
  readonly currentA: number | null;
  readonly powerW: number | null;
  /** Cumulative counter. */
  readonly importKwh: number | null;
  /** Cumulative counter. */
  readonly exportKwh: number | null;
  readonly frequencyHz: number | null;
  readonly powerFactor: number | null;
};

export type ReactiveRow = {
  readonly reactiveVar: number | null;
  /** Cumulative counter. */
  readonly inductiveKvarh: number | null;
  /** Cumulative counter. */
  readonly capacitiveKvarh: number | null;
};

export const microsPerSecond = 1_000_000;
