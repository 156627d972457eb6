// Within what the energy still to come will probably lie: as far off as the back-test was, in four of five cases.

import { quantileOf } from '../analysis/quantile.ts';
import type { BackTestSpan } from './back-test.ts';

/** Factors on what is foretold; low ≤ 1 ≤ high. */
export type Band = {
  readonly low: number;
  readonly high: number;
  /** `assumed` as long as there is too little history to tell. */
  readonly basis: 'backTest' | 'assumed';
};

const bandShare = 0.8;
const leastSpans = 8;
/** As far off as a household's first months are found to be at the worst. */
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
