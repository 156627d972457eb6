// Requests come before jobs: a job's next piece of work waits until no request has arrived for a moment, though not for
// ever.
import { setTimeout as wait } from 'node:timers/promises';

export type RequestPriority = {
  requestArrived(): void;
  /** Nobody has asked for anything lately. */
  isQuiet(): boolean;
  /** Jobs await this between two pieces of work. */
  untilQuiet(longestMs?: number): Promise<void>;
};

const leastPauseMs = 5;
const quietMs = 30;
const longestPauseMs = 300;
/** Somebody who uploads or looks asks again within this time. */
const latelyMs = 1500;

export const createRequestPriority = (now: () => number = () => performance.now()): RequestPriority => {
  let arrivedMs = Number.NEGATIVE_INFINITY;
  return {
    requestArrived: () => {
      arrivedMs = now();
    },
    isQuiet: () => now() - arrivedMs >= latelyMs,
    untilQuiet: async (longestMs = longestPauseMs) => {
      const untilMs = now() + longestMs;
      do await wait(leastPauseMs);
      while (now() - arrivedMs < quietMs && now() < untilMs);
    },
  };
};
