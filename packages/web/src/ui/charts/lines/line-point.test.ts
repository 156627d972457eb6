import { describe, expect, it } from 'vitest';
import { isIsolated } from './line-point.ts';

describe('isLonely', () => {
  it('knows the ends of the day', () => {
    expect(isIsolated([5], 0)).toBe(true);
    expect(isIsolated([5, 6], 1)).toBe(false);
    expect(isIsolated([null], 0)).toBe(false);
  });
});
