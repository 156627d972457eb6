// The clock goes on in small steps, as the watches look at it once a second: they take a jump for no time at all.
import { setTimeout as wait } from 'node:timers/promises';
import type { TestClock } from '../test-clock.ts';

const stepSeconds = 4;
const stepMs = 500;
const mostMs = 90_000;

/** Whatever is sent has settled for ten seconds. */
export const settlingSeconds = 11;

/** Until it is so, at most for a minute and a half of this computer's. */
export const passTimeUntil = async (clock: TestClock, isSo: () => boolean): Promise<void> => {
  const endMs = performance.now() + mostMs;
  while (!isSo() && performance.now() < endMs) {
    await wait(stepMs);
    clock.goOn(stepSeconds);
  }
};

/** What is waited for comes at once, but on a busy machine. */
export const waitUntil = async (isSo: () => boolean): Promise<void> => {
  const endMs = performance.now() + mostMs;
  while (!isSo() && performance.now() < endMs) await wait(50);
};
