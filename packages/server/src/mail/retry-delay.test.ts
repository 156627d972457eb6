import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const delaysOf = (chance: number): number[] => {
  const delays: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const delay = retryDelayMs(attempts, chance);
    if (delay === null) return delays;
    delays.push(delay);
  }
};

const hours = (ms: number): number => ms / 3_600_000;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('the pause before a mail is tried again', () => {
  it('is longer each time, up to some hours', () => {
    const delays = delaysOf(0.5);
    expect(delays.slice(0, 4).map((ms) => ms / 60_000)).toEqual([1, 2, 4, 8]);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(hours(delays.at(-1) ?? 0)).toBe(4);
  });

  it('is spread by a quarter to either side', () => {
    expect(retryDelayMs(1, 0)).toBe(45_000);
    expect(retryDelayMs(1, 1)).toBe(75_000);
  });

  it.each([0, 1])('comes to about a day in all', (chance) => {
    expect(hours(sum(delaysOf(chance)))).toBeGreaterThan(15);
    expect(hours(sum(delaysOf(chance)))).toBeLessThan(26);
  });
});
