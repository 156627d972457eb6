// What the counter engine remembers of a meter between two calls.
import type { RegisterSlot } from './register-slot.ts';
import type { Registers } from './registers.ts';
import { type SuspendedSegment, unpackSuspended } from './suspended-segment.ts';

/** What the counter engine needs of a reading. */
export type RegisterRead = {
  readonly atMicros: number;
  /** What the device's clock said, where others may have claimed the same instant; null: the read stands alone. */
  readonly claimedMicros: number | null;
  readonly raws: Registers;
  readonly powersW: Registers;
  /** The first register values of the meter that took over at this instant; null for a read that a meter sent. */
  readonly replacedBy: Registers | null;
};

/** Why, and since when, a register is held at its last believed read. */
export type RegisterHold = {
  readonly kind: 'dip' | 'spike' | 'unknown';
  /** Instant of the last read that was believed. */
  readonly sinceMicros: number;
};

export type RegisterState = {
  /** The corrected counter: never falls. */
  readonly count: number;
  /** What the meter showed when the corrected counter stood at `count`. */
  readonly raw: number;
  /** Why the newest read was not believed; null when it was. */
  readonly open: RegisterHold | null;
  /** Segments that the register left and may return to, oldest first. */
  readonly suspended: readonly SuspendedSegment[];
};

/** Plain JSON. A register that was never seen is null. */
export type CounterState = {
  readonly atMicros: number;
  readonly registers: readonly (RegisterState | null)[];
  /** The few reads after `atMicros` that wait for later ones to decide a drop or a jump, oldest first. */
  readonly pending: readonly RegisterRead[];
};

/** The state after the last read of a stored slot that was decided when it ended: a recomputation starts there. */
export const stateOfSlot = (slot: RegisterSlot): CounterState => {
  if (slot.undecided)
    throw new RangeError('No recomputation can start from an undecided slot: go back to a decided one.');
  return {
    atMicros: slot.lastAtMicros,
    registers: slot.lastCounts.map((count, index) =>
      count === null
        ? null
        : {
            count,
            raw: slot.lastRaw[index] ?? count,
            open: null,
            suspended: unpackSuspended(slot.suspended, index, count),
          },
    ),
    pending: [],
  };
};

/** Instant of the newest read that the state includes. */
export const newestAtOf = (state: CounterState): number => state.pending.at(-1)?.atMicros ?? state.atMicros;
