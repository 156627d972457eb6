import { setTimeout as wait } from 'node:timers/promises';

const firstMs = 500;
const mostMs = 30_000;

/** Waits twice as long after each failure, from half a second to half a minute. */
export const createBackOff = (signal: AbortSignal) => {
  let nextMs = firstMs;
  return {
    succeeded: (): void => {
      nextMs = firstMs;
    },
    /** Resolves after the pause, or at once when stopped. */
    failed: async (): Promise<void> => {
      const pause = nextMs;
      nextMs = Math.min(mostMs, 2 * nextMs);
      await wait(pause, undefined, { signal }).catch(() => undefined);
    },
  };
};
