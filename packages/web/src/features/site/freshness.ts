// Pure: how old what the screen shows is, and whether that is too old.
import type { MeterLive } from '@ohmstead/contract';

export type Freshness = { readonly lastMs: number; readonly late: boolean };

/** Late after two of the site's own upload intervals; before one is known nothing is late. */
export const freshness = (
  lastUpdateTime: string | null,
  meters: readonly MeterLive[],
  nowMs: number,
): Freshness | null => {
  if (lastUpdateTime === null) return null;
  const lastMs = Date.parse(lastUpdateTime);
  const intervals = meters.map((meter) => meter.uploadIntervalSeconds).filter((one) => one !== null);
  const late = intervals.length > 0 && nowMs - lastMs > 2000 * Math.min(...intervals);
  return { lastMs, late };
};
