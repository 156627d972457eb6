import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAfterFailure, waitMs } from './login-wait.ts';

describe('waitMs', () => {
  it.each([
    [4, 0],
    [5, 30],
    [6, 60],
    [7, 120],
    [9, 480],
    [10, 900],
    [500, 900],
  ])('after %i failures of an account from one address is %i s', (count, seconds) => {
    expect(waitMs('pair', { count, lastMs: 0 }, 0)).toBe(seconds * 1000);
  });

  it('never passes a quarter of an hour, nor grows while one waits', () => {
    const failures = fc.record({ count: fc.nat(10_000), lastMs: fc.nat() });
    const subject = fc.constantFrom('pair' as const, 'address' as const, 'account' as const);
    fc.assert(
      fc.property(subject, failures, fc.nat(10_000_000), (of, failed, laterMs) => {
        const atOnce = waitMs(of, failed, failed.lastMs);
        const later = waitMs(of, failed, failed.lastMs + laterMs);
        return atOnce <= 900_000 && later === Math.max(0, atOnce - laterMs);
      }),
    );
  });
});

describe('countAfterFailure', () => {
  it('forgives what lies an hour back', () => {
    expect(countAfterFailure({ count: 7, lastMs: 0 }, 3_600_000)).toBe(8);
    expect(countAfterFailure({ count: 7, lastMs: 0 }, 3_600_001)).toBe(1);
  });
});
