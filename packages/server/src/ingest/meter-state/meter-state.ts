import type { CounterState, RegisterSlot } from '@ohmstead/domain';

/** How matters stand while later reads are awaited to decide something. */
export type UndecidedTail = {
  readonly state: CounterState;
  /** The newest slot as far as it is decided. */
  readonly settled: RegisterSlot | null;
};

export type MeterState = {
  /** Instant of the newest reading; null before the first. */
  readonly newestMicros: number | null;
  /** What the clock said when it came; of a reading with a time of its own, when the last one without came. */
  readonly arrivedMicros: number | null;
  /** It came when it was measured. */
  readonly newestIsLive: boolean;
  readonly intervalSeconds: number | null;
  readonly slot: RegisterSlot | null;
  /** Null where the slot tells all there is, or is undecided and its readings have to be looked up. */
  readonly open: UndecidedTail | null;
};
