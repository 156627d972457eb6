// A clock that remembers how far ahead it was when it was set back: whoever asked it meanwhile believed that time.
import { type Clock, smallStepMicros } from '../clock/clock.ts';

export type ClockWatch = {
  /** The latest time it said before it was set back; null when it was not, or that was settled. */
  aheadMicros(): number | null;
  /** What came of the time it said, up to this one, is mended. */
  settled(aheadMicros: number): void;
};

export const watchClock = (clock: Clock): Clock & ClockWatch => {
  let lastMicros = Number.NEGATIVE_INFINITY;
  let ahead: number | null = null;
  return {
    nowMicros: () => {
      const micros = clock.nowMicros();
      if (micros >= lastMicros) lastMicros = micros;
      else if (micros < lastMicros - smallStepMicros) {
        ahead = Math.max(ahead ?? lastMicros, lastMicros);
        lastMicros = micros;
      }
      return micros;
    },
    aheadMicros: () => ahead,
    settled: (aheadMicros) => {
      if (ahead !== null && ahead <= aheadMicros) ahead = null;
    },
  };
};
