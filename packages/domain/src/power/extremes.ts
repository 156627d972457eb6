import type { PowerSeries } from './site-powers.ts';

/** The minute counts from the start of the series. */
export type PowerExtreme = { readonly powerW: number; readonly minute: number };

/** The first of the highest minutes; null where nothing is known. */
export const highestPower = (series: PowerSeries): PowerExtreme | null =>
  extremeOf(series, (powerW, highestW) => powerW > highestW);

/** The first of the lowest minutes; null where nothing is known. */
export const lowestPower = (series: PowerSeries): PowerExtreme | null =>
  extremeOf(series, (powerW, lowestW) => powerW < lowestW);

const extremeOf = (
  series: PowerSeries,
  isBeyond: (powerW: number, extremeW: number) => boolean,
): PowerExtreme | null => {
  let extreme: PowerExtreme | null = null;
  for (const [minute, powerW] of series.entries()) {
    if (powerW !== null && (extreme === null || isBeyond(powerW, extreme.powerW)))
      extreme = { powerW, minute };
  }
  return extreme;
};
