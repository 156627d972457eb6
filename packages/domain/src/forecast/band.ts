// The range in which the energy still to come probably lies: that of four in five back-tests.

import { quantileOf } from '../analysis/quantile.ts';
import type { BackTestSpan } from './back-test.ts';

/** Factors on the forecast; low ≤ 1 ≤ high. */
export type Band = {
  readonly low: number;
  readonly high: number;
  /** `assumed` as long as there is too little history for a back-test. */
  readonly basis: 'backTest' | 'assumed';
};

const bandShare = 0.8;
const leastSpans = 8;
/** The worst errors found for a household's first months. */
const assumed: Band = { low: 0.5, high: 1.5, basis: 'assumed' };

export const bandOf = (spans: readonly BackTestSpan[]): Band => {
  const ratios = spans
    .filter(({ forecast }) => forecast > 0)
    .map(({ actual, forecast }) => actual / forecast)
    .sort((a, b) => a - b);
  if (ratios.length < leastSpans) return assumed;
  const tail = (1 - bandShare) / 2;
  return {
    low: Math.min(1, quantileOf(ratios, tail)),
    high: Math.max(1, quantileOf(ratios, 1 - tail)),
    basis: 'backTest',
  };
};
