// The numbers of rows in the order of their moments: as they stand, turned round, or sorted.
import type { Moments } from './time-points.ts';

export const inTimeOrder = (moments: Moments, numbers: readonly (number | null)[]): number[] => {
  const known = numbers.flatMap((value, row) => {
    const moment = moments[row] ?? null;
    return value === null || moment === null ? [] : [{ moment, value }];
  });
  const steps = known.slice(1).map(({ moment }, at) => moment - (known[at]?.moment ?? moment));
  const most = 0.9 * steps.length;
  // An hour of autumn stands twice: what is in order already is not sorted.
  if (steps.filter((step) => step >= 0).length >= most) return known.map(({ value }) => value);
  if (steps.filter((step) => step <= 0).length >= most) return known.toReversed().map(({ value }) => value);
  return known.toSorted((a, b) => a.moment - b.moment).map(({ value }) => value);
};
