import { describe, expect, it } from 'vitest';
import { isLonely } from './line-point.ts';

describe('isLonely', () => {
  it('knows the ends of the day', () => {
    expect(isLonely([5], 0)).toBe(true);
    expect(isLonely([5, 6], 1)).toBe(false);
    expect(isLonely([null], 0)).toBe(false);
  });
});
