import { nextInterval } from '@ohmstead/domain';
import { type NewReading, sources } from './group-rows.ts';
import type { MeterState } from './meter-state.ts';

/** Older ones are history sent later: they say nothing about how often the meter uploads. */
const liveMicros = 300_000_000;

export const isLive = (atMicros: number, arrivedMicros: number): boolean =>
  Math.abs(arrivedMicros - atMicros) < liveMicros;

/** The state once this reading is the meter's newest. Written out: spreading a state takes a microsecond a reading. */
export const stateAfter = (state: MeterState, newest: NewReading): MeterState => {
  const newestIsLive = isLive(newest.atMicros, newest.arrivedMicros);
  const intervalSeconds =
    state.newestMicros !== null && state.newestIsLive && newestIsLive
      ? nextInterval(state.intervalSeconds, (newest.atMicros - state.newestMicros) / 1_000_000)
      : state.intervalSeconds;
  const { slot, open } = state;
  const arrivedMicros = newest.source === sources.arrival ? newest.arrivedMicros : state.arrivedMicros;
  return { newestMicros: newest.atMicros, arrivedMicros, newestIsLive, intervalSeconds, slot, open };
};
