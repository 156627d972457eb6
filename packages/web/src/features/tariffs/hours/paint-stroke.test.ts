import { describe, expect, it } from 'vitest';
import { stepByKey, strokeOf } from './paint-stroke.ts';

describe('strokeOf', () => {
  it.each([
    [
      { start: 24, end: 24 },
      { from: 24, to: 26 },
    ],
    [
      { start: 25, end: 31 },
      { from: 24, to: 32 },
    ],
    [
      { start: 31, end: 25 },
      { from: 24, to: 32 },
    ],
    [
      { start: 95, end: 95 },
      { from: 94, to: 96 },
    ],
  ])('of %j', (stroke, span) => {
    expect(strokeOf(stroke)).toEqual(span);
  });
});

describe('stepByKey', () => {
  it.each([
    ['ArrowRight', 10, 11],
    ['ArrowLeft', 0, 0],
    ['PageUp', 10, 14],
    ['Home', 50, 0],
    ['End', 50, 95],
    ['a', 50, null],
  ])('%s at %s', (key, quarter, next) => {
    expect(stepByKey(key, quarter)).toBe(next);
  });
});
