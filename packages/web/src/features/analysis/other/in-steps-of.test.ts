import { describe, expect, it } from 'vitest';
import { inStepsOf } from './in-steps-of.ts';

const hours = [1, 3, null, 5];

describe('inStepsOf', () => {
  it('is the same where the steps are', () => {
    expect(inStepsOf({ stepSeconds: 3600, count: 4 }, { stepSeconds: 3600, values: hours }, 'mean')).toEqual(
      hours,
    );
  });

  it('joins several values into one', () => {
    const of = (together: 'min' | 'mean' | 'max') =>
      inStepsOf({ stepSeconds: 7200, count: 2 }, { stepSeconds: 3600, values: hours }, together);
    expect([of('min'), of('mean'), of('max')]).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
    ]);
  });

  it('holds a value through shorter steps, and ends with the last value', () => {
    expect(inStepsOf({ stepSeconds: 1800, count: 10 }, { stepSeconds: 3600, values: hours }, 'mean')).toEqual(
      [1, 1, 3, 3, null, null, 5, 5, null, null],
    );
  });
});
