// The load that is always on, compared with what it was: the median of each day's lowest hour over three days, against that
// over the four weeks before.
import { medianOf } from '../analysis/quantile.ts';

export type BaseLoadDay = { readonly dayNumber: number; readonly lowestW: number };

export type BaseLoadRise = { readonly usualW: number; readonly nowW: number; readonly percent: number };

export const defaultRisePercent = 30;
const recentDays = 3;
const daysBefore = 28;
const leastBefore = 14;
/** A bulb left on is no news. */
const leastRiseW = 40;

/** Of the days up to and including one; null: not risen, or not known. */
export const baseLoadRise = (
  days: readonly BaseLoadDay[],
  lastDay: number,
  leastPercent: number,
): BaseLoadRise | null => {
  const within = (fromDay: number, toDay: number) =>
    days.filter(({ dayNumber }) => dayNumber >= fromDay && dayNumber < toDay).map(({ lowestW }) => lowestW);
  const recent = within(lastDay + 1 - recentDays, lastDay + 1);
  const before = within(lastDay + 1 - recentDays - daysBefore, lastDay + 1 - recentDays);
  if (recent.length < recentDays || before.length < leastBefore) return null;
  const [nowW, usualW] = [medianOf(recent), medianOf(before)];
  const riseW = nowW - usualW;
  if (riseW < leastRiseW || usualW <= 0) return null;
  const percent = (100 * riseW) / usualW;
  return percent >= leastPercent ? { usualW, nowW, percent } : null;
};
