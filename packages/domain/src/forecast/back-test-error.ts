import type { BackTestSpan } from './back-test.ts';
import type { NaiveKind } from './seasonal-naive.ts';

export type BackTestError = {
  readonly spans: number;
  /** Mean absolute error of a span, mWh. */
  readonly maeMwh: number;
  /** Weighted absolute percentage error, 0–1: all errors over all energy. */
  readonly wape: number;
};

/** Null without a span or without energy. */
export const forecastError = (spans: readonly BackTestSpan[]): BackTestError | null =>
  errorOf(spans.map(({ actual, forecast }) => ({ actual, predicted: forecast })));

/** The errors of the naive forecast, over the spans it can be made for, and of the forecast over the very same ones. */
export const naiveErrors = (
  spans: readonly BackTestSpan[],
  kind: NaiveKind,
): { naive: BackTestError; forecast: BackTestError } | null => {
  const comparable = spans.filter(({ naive }) => naive[kind] !== null);
  const naive = errorOf(
    comparable.map((span) => ({ actual: span.actual, predicted: span.naive[kind] ?? 0 })),
  );
  const forecast = forecastError(comparable);
  return naive && forecast && { naive, forecast };
};

const errorOf = (pairs: readonly { actual: number; predicted: number }[]): BackTestError | null => {
  let error = 0;
  let energy = 0;
  for (const { actual, predicted } of pairs) {
    error += Math.abs(predicted - actual);
    energy += actual;
  }
  return energy <= 0 ? null : { spans: pairs.length, maeMwh: error / pairs.length, wape: error / energy };
};
