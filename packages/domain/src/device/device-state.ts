import type { DeviceState } from '../meter.ts';

const shortestSilenceSeconds = 300;
const missedUploads = 3;

/** Readings may lie this far in the future, because clocks differ a little. */
const mostAheadSeconds = 300;

/** A meter is offline after three of its usual intervals, but not before five minutes, and when its reading lies too far in the future. */
export const isOnline = (lastMs: number | null, intervalSeconds: number | null, nowMs: number): boolean => {
  if (lastMs === null || lastMs > nowMs + mostAheadSeconds * 1000) return false;
  const silenceSeconds = Math.max(missedUploads * (intervalSeconds ?? 0), shortestSilenceSeconds);
  return nowMs - lastMs <= silenceSeconds * 1000;
};

const lateUploads = 2;
/** A delay of a second or two must not make a quick meter look late. */
const shortestLatenessSeconds = 15;

/** Whether the shown values are older than they should be; nothing is late before an interval is known. */
export const isLate = (lastMs: number | null, intervalSeconds: number | null, nowMs: number): boolean =>
  lastMs !== null &&
  intervalSeconds !== null &&
  nowMs - lastMs > 1000 * Math.max(lateUploads * intervalSeconds, shortestLatenessSeconds);

const idleShare = 0.02;
const halfShare = 0.5;
const idleUnratedW = 10;

export type DeviceCondition = {
  readonly isOnline: boolean;
  /** It has an open fault. */
  readonly hasFault: boolean;
  readonly powerW: number | null;
  readonly ratedPowerW: number | null;
};

/** An unrated device cannot be at half power; one without a known power is running. */
export const deviceStateOf = ({ isOnline, hasFault, powerW, ratedPowerW }: DeviceCondition): DeviceState => {
  if (!isOnline) return 'noResponse';
  if (hasFault) return 'alert';
  if (powerW === null) return 'running';
  const magnitudeW = Math.abs(powerW);
  if (magnitudeW < (ratedPowerW === null ? idleUnratedW : idleShare * ratedPowerW)) return 'notOn';
  return ratedPowerW !== null && magnitudeW < halfShare * ratedPowerW ? 'halfPower' : 'running';
};
