// What is remembered of a meter between its readings, and what it becomes with the next one.
import { type CounterState, nextInterval, type RegisterSlot, type WatchedState } from '@ohmstead/domain';
import { type MeterReading, sources } from './group-rows.ts';

/** How the counters stand while later reads are awaited to decide something. */
export type UndecidedTail = {
  readonly state: CounterState;
  /** The newest slot as far as it is decided. */
  readonly settled: RegisterSlot | null;
};

export type MeterState = {
  /** What is stored of the meter at this version is what is remembered. */
  readonly version: number;
  /** Rules of an older version are not in force any more. */
  readonly rulesVersion: number;
  /** Instant of the newest reading; null before the first. */
  readonly newestMicros: number | null;
  /** What the clock said when it came; of a reading with a time of its own, when the last one without came. */
  readonly arrivedMicros: number | null;
  /** It came when it was measured. */
  readonly newestIsLive: boolean;
  readonly intervalSeconds: number | null;
  readonly slot: RegisterSlot | null;
  /** Null where the slot says all there is, or is undecided and its readings have to be looked up. */
  readonly open: UndecidedTail | null;
  /** How its values stand to their limits; null where nothing is judged, or it has to be looked up. */
  readonly watched: WatchedState | null;
};

/** Older ones are history sent later: they say nothing about how often the meter uploads. */
const liveMicros = 300_000_000;

export const isLive = (atMicros: number, arrivedMicros: number): boolean =>
  Math.abs(arrivedMicros - atMicros) < liveMicros;

/** The state once this reading is the meter's newest. Written out: spreading a state takes a microsecond a reading. */
export const stateAfter = (state: MeterState, newest: MeterReading): MeterState => {
  const newestIsLive = isLive(newest.atMicros, newest.arrivedMicros);
  const intervalSeconds =
    state.newestMicros !== null && state.newestIsLive && newestIsLive
      ? nextInterval(state.intervalSeconds, (newest.atMicros - state.newestMicros) / 1_000_000)
      : state.intervalSeconds;
  const { version, rulesVersion, slot, open, watched } = state;
  const arrivedMicros = newest.source === sources.arrival ? newest.arrivedMicros : state.arrivedMicros;
  const newestMicros = newest.atMicros;
  return {
    version,
    rulesVersion,
    newestMicros,
    arrivedMicros,
    newestIsLive,
    intervalSeconds,
    slot,
    open,
    watched,
  };
};
