import { describe, expect, it } from 'vitest';
import { causesOfPeriod } from './causes-of-period.ts';

describe('causesOfPeriod', () => {
  it.each([
    [
      { kind: 'day', date: '2026-11-20' },
      { from: '2026-11-20', to: '2026-11-21' },
    ],
    [
      { kind: 'month', date: '2026-11-01' },
      { from: '2026-11-01', to: '2026-12-01' },
    ],
    [
      { kind: 'range', from: '2020-01-01', to: '2026-01-01' },
      { from: '2024-11-27', to: '2026-01-01' },
    ],
    [{ kind: 'total' }, {}],
  ] as const)('of %j are its days, or the newest of too many', (period, dates) => {
    expect(causesOfPeriod(period)).toEqual(dates);
  });
});
