import type { Registers } from './registers.ts';

/** The first and last register read of a meter in a quarter-hour, on corrected counters. */
export type RegisterSlot = {
  readonly slotMicros: number;
  readonly firstAtMicros: number;
  readonly firstCounts: Registers;
  readonly lastAtMicros: number;
  readonly lastCounts: Registers;
  /** What the meter showed at `lastCounts`; the difference is the correction. */
  readonly lastRaw: Registers;
  /** Segments that the registers may return to after `lastAtMicros`, packed (suspended-segment.ts). */
  readonly suspended: readonly number[];
  /** A drop, jump or unknown value was undecided when the slot ended: no recomputation may start from here. */
  readonly undecided: boolean;
  /** Some of the slot's energy was held, lost or attributed to a reset. */
  readonly estimated: boolean;
};

/**
 * Joins two successive computations of a slot: the beginning of the stored one and the end of the later one. Where they
 * overlap, the later one is right.
 */
export const mergeSlot = (stored: RegisterSlot, computed: RegisterSlot): RegisterSlot => {
  const first = stored.firstAtMicros < computed.firstAtMicros ? stored : computed;
  return {
    ...computed,
    firstAtMicros: first.firstAtMicros,
    firstCounts: first.firstCounts,
    estimated: stored.estimated || computed.estimated,
  };
};
