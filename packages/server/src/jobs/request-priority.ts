// Whoever waits for an answer comes before the jobs: their next piece of work is for when nobody has asked anything for
// a moment, though not for ever later.
import { setTimeout as wait } from 'node:timers/promises';

export type RequestPriority = {
  /** A call has come in. */
  requestArrived(): void;
  /** To be awaited between two pieces of work. */
  untilQuiet(): Promise<void>;
};

const leastPauseMs = 5;
const quietMs = 30;
const longestPauseMs = 300;

export const createRequestPriority = (now: () => number = () => performance.now()): RequestPriority => {
  let arrivedMs = Number.NEGATIVE_INFINITY;
  return {
    requestArrived: () => {
      arrivedMs = now();
    },
    untilQuiet: async () => {
      const untilMs = now() + longestPauseMs;
      do await wait(leastPauseMs);
      while (now() - arrivedMs < quietMs && now() < untilMs);
    },
  };
};
