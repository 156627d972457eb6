import { dayMs } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFailure, budgets, type Failures, type Subject, waitMs } from './login-wait.ts';

const none: Failures = { inARow: 0, level: 0, lastMs: 0 };
const subjects = ['pair', 'address', 'account', 'page'] as const satisfies readonly Subject[];

/** Of guesses after these pauses the instants of those that pass. */
const passing = (subject: Subject, pausesMs: readonly number[]): number[] => {
  let failures = none;
  let nowMs = 0;
  const passed: number[] = [];
  for (const pauseMs of pausesMs) {
    nowMs += pauseMs;
    if (waitMs(subject, failures, nowMs) > 0) continue;
    failures = afterFailure(subject, failures, nowMs);
    passed.push(nowMs);
  }
  return passed;
};

describe('waitMs', () => {
  it.each([
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [9, 480],
    [10, 900],
    [500, 900],
  ])('after %i in a row of an account from one address is %i s', (inARow, seconds) => {
    expect(waitMs('pair', { inARow, level: 0, lastMs: 0 }, 0)).toBe(seconds * 1000);
  });

  it('lets fewer than a hundred a day pass, from elsewhere and from an address of the owner together', () => {
    const most = (subject: Subject) => budgets[subject].burst + budgets[subject].perDay;
    expect(most('account') + most('pair')).toBeLessThan(100);
  });

  it('lets no more pass in any 24 hours than burst and day, whenever one tries', () => {
    const pause = fc.oneof(fc.nat(1000), fc.nat(3_600_000), fc.nat(30 * 3_600_000));
    const pauses = fc.array(pause, { maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(fc.constantFrom(...subjects), pauses, (subject, pausesMs) => {
        const passed = passing(subject, pausesMs);
        const most = budgets[subject].burst + budgets[subject].perDay;
        return passed.every((fromMs) => {
          const within = passed.filter((atMs) => atMs >= fromMs && atMs < fromMs + dayMs);
          return within.length <= most;
        });
      }),
      { numRuns: 200 },
    );
  });

  it('lets no more pass where one tries all day long', () => {
    const everySecond = Array.from({ length: 86_400 }, () => 1000);
    for (const subject of subjects) {
      const { burst, perDay } = budgets[subject];
      const passed = passing(subject, everySecond).length;
      expect(passed).toBeLessThanOrEqual(burst + perDay);
      expect(passed).toBeGreaterThan(burst);
    }
  });

  it('is over once it is waited, whatever the clock does', () => {
    const failures = fc.record({
      inARow: fc.nat(1000),
      level: fc.double({ min: 0, max: 200, noNaN: true }),
      lastMs: fc.nat(),
    });
    fc.assert(
      fc.property(fc.constantFrom(...subjects), failures, fc.nat(), (subject, failed, nowMs) => {
        const wait = waitMs(subject, failed, nowMs);
        expect(wait).toBeLessThanOrEqual(waitMs(subject, failed, failed.lastMs));
        // Set back, it goes on from there: what is left is never more than it was.
        const fromMs = Math.max(nowMs, failed.lastMs);
        expect(waitMs(subject, failed, fromMs + wait)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
