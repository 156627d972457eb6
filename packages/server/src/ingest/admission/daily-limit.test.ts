import { describe, expect, it } from 'vitest';
import { openDailyLimit } from './daily-limit.ts';

const at = (iso: string) => Date.parse(iso) * 1000;

describe('openDailyLimit', () => {
  it('gives each meter so many a day of UTC, and says how long to wait', () => {
    const limit = openDailyLimit(2);
    const evening = at('2026-11-23T23:00:00Z');
    expect([limit.take(1, evening), limit.take(1, evening), limit.take(1, evening)]).toEqual([0, 0, 3600]);
    expect(limit.take(2, evening)).toBe(0);
    expect(limit.take(1, at('2026-11-24T00:00:00Z'))).toBe(0);
  });
});
