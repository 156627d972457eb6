// For checks made a hundred thousand times: `expect` takes longer than most of what the laws are about.
import assert from 'node:assert/strict';

/** As `toBeCloseTo` has it. */
export const assertNear = (found: number, wanted: number, digits: number): void => {
  if (!(Math.abs(found - wanted) < 0.5 * 10 ** -digits)) assert.fail(`${found} is not near ${wanted}`);
};

export const assertWithin = (found: number, least: number, most = Number.POSITIVE_INFINITY): void => {
  if (!(found >= least && found <= most)) assert.fail(`${found} is not within ${least} and ${most}`);
};
