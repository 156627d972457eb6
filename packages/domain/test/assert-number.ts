// Fast assertions for checks made a hundred thousand times: `expect` would take longer than the code under test.
import assert from 'node:assert/strict';

/** The numbers agree as `toBeCloseTo` requires. */
export const assertNear = (found: number, wanted: number, digits: number): void => {
  if (!(Math.abs(found - wanted) < 0.5 * 10 ** -digits)) assert.fail(`${found} is not near ${wanted}`);
};

export const assertWithin = (found: number, least: number, most = Number.POSITIVE_INFINITY): void => {
  if (!(found >= least && found <= most)) assert.fail(`${found} is not within ${least} and ${most}`);
};
