// Pure: how old what the screen shows is, and whether that is too old.
import type { MeterLive } from '@ohmstead/contract';
import { isLate } from '@ohmstead/domain';

export type Freshness = { readonly lastMs: number; readonly late: boolean };

/** A site is late as soon as its meter with the shortest upload interval would be. */
export const freshness = (
  lastUpdateTime: string | null,
  meters: readonly MeterLive[],
  nowMs: number,
): Freshness | null => {
  if (lastUpdateTime === null) return null;
  const lastMs = Date.parse(lastUpdateTime);
  const intervals = meters.map((meter) => meter.uploadIntervalSeconds).filter((one) => one !== null);
  const quickest = intervals.length === 0 ? null : Math.min(...intervals);
  return { lastMs, late: isLate(lastMs, quickest, nowMs) };
};
