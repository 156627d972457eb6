/** A meter's average power in the minutes in which it sent readings, in order; W, of all phases. */
export type MinuteAverages = {
  /** Counted from the start of a span; negative ones lie before it. */
  readonly minutes: Int32Array;
  readonly powersW: Float64Array;
  /** The number of readings in each average. */
  readonly reads: Uint32Array;
};

export const noAverages: MinuteAverages = {
  minutes: new Int32Array(),
  powersW: new Float64Array(),
  reads: new Uint32Array(),
};
