import { describe, expect, it } from 'vitest';
import { passedDays } from './passed-days.ts';

const zone = 'Europe/Berlin';

describe('passedDays', () => {
  it('are all of a bill that is over', () => {
    const october = { from: '2026-10-01', to: '2026-11-01', isOpen: false };
    expect(passedDays(october, zone, Date.parse('2026-12-24T00:00:00Z'))).toBe(31);
  });

  it('count the running day in part, also one of 25 hours', () => {
    const october = { from: '2026-10-01', to: '2026-11-01', isOpen: true };
    expect(passedDays(october, zone, Date.parse('2026-10-10T10:00:00Z'))).toBe(9.5);
    expect(passedDays(october, zone, Date.parse('2026-10-25T10:30:00Z'))).toBe(24 + 12.5 / 25);
  });
});
