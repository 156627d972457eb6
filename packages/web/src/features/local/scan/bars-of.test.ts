import { expect, it } from 'vitest';
import { barsOf } from './bars-of.ts';

it.each([
  [null, 0],
  [0, 1],
  [25, 1],
  [26, 2],
  [75, 3],
  [76, 4],
  [100, 4],
  [120, 4],
])('a signal of %s has %i bars', (signal, bars) => {
  expect(barsOf(signal)).toBe(bars);
});
