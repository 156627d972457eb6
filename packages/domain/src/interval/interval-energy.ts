/**
 * The energy that a whole meter passed in a half-open interval, as its grid operator says it. Unlike a reading it belongs to a
 * time, not to an instant, and no counter stands behind it.
 */
export type IntervalEnergy = {
  readonly fromMicros: number;
  readonly toMicros: number;
  /** Whole mWh; null where nothing is said of the direction. */
  readonly importMwh: number | null;
  readonly exportMwh: number | null;
  readonly estimated: boolean;
};

/** No interval is longer: the quarter of a year that some bills are of. */
export const longestIntervalMicros = 93 * 86_400_000_000;

/** In order of time, and of equal beginnings the shorter first. */
export const byTime = (one: IntervalEnergy, other: IntervalEnergy): number =>
  one.fromMicros - other.fromMicros || one.toMicros - other.toMicros;
