import type { RegisterSlot } from './register-slot.ts';
import type { Registers } from './registers.ts';

/** What the counter engine needs of a reading. */
export type RegisterRead = {
  readonly atMicros: number;
  readonly raws: Registers;
  readonly powersW: Registers;
  /** The first counts of the meter that took over at this instant; null for what a meter sent. */
  readonly replacedBy: Registers | null;
};

export type OpenMatter = {
  readonly kind: 'dip' | 'spike' | 'unknown';
  /** Instant of the last count that was believed. */
  readonly sinceMicros: number;
};

export type RegisterState = {
  /** The corrected counter: never falls. */
  readonly count: number;
  /** The meter's own count that `count` stands for. */
  readonly raw: number;
  /** Why the newest read was not believed; null when it was. */
  readonly open: OpenMatter | null;
};

/** Everything the engine remembers of a meter; plain JSON. Null stands for a register never seen. */
export type CounterState = {
  readonly atMicros: number;
  readonly registers: readonly (RegisterState | null)[];
  /** Reads after `atMicros` that wait for later ones to decide a drop or a jump. Oldest first, few. */
  readonly pending: readonly RegisterRead[];
};

/** Where a recomputation starts: behind the last read of a stored slot that was decided when it ended. */
export const stateOfSlot = (slot: RegisterSlot): CounterState => {
  if (slot.undecided) throw new RangeError('an undecided slot does not hold the whole state');
  return {
    atMicros: slot.lastAtMicros,
    registers: slot.lastCounts.map((count, index) =>
      count === null ? null : { count, raw: slot.lastRaw[index] ?? count, open: null },
    ),
    pending: [],
  };
};

/** Instant of the newest read the state knows. */
export const newestAtOf = (state: CounterState): number => state.pending.at(-1)?.atMicros ?? state.atMicros;
