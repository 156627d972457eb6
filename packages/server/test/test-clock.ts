import type { Clock } from '../src/clock/clock.ts';

/** Stands still until a test moves it on. */
export type TestClock = Clock & { goOn(seconds: number): void };

export const testClock = (startMicros = Date.UTC(2026, 2, 10, 12, 0, 0) * 1000): TestClock => {
  let now = startMicros;
  return {
    nowMicros: () => now,
    goOn: (seconds) => {
      now += seconds * 1_000_000;
    },
  };
};
