import { describe, expect, it } from 'vitest';
import { stepInList } from './step-in-list.ts';

describe('stepInList', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', null, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 1, undefined],
    ['a', 1, undefined],
  ])('by %s from %s of three is %s', (key, marked, next) => {
    expect(stepInList(key, marked, 3)).toBe(next);
  });
});
