import { describe, expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

describe('moveItem', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 9, 'abc'],
  ])('from %s to %s makes abc %s', (from, to, order) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order);
  });
});
