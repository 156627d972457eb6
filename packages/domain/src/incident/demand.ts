// Whether the import of the running quarter-hour is about to exceed its limit: what was imported so far, and the power of
// now for the rest of it. It warns while there is still time to switch something off.
import { quarterHourMs } from '../time/slot.ts';

export type RunningQuarter = {
  readonly importedMwh: number;
  /** Import of the site now. */
  readonly powerW: number;
  readonly elapsedMs: number;
};

export type DemandWarning = {
  readonly expectedW: number;
  /** How much less has to be drawn until the end. */
  readonly toSwitchOffW: number;
};

/** Within the first minutes a kettle would look like a limit exceeded. */
const leastElapsedMs = 180_000;
const mwhOfWattMs = 1 / 3_600;

/** Null: it stays below, or it is too early to say. */
export const demandNearLimit = (
  { importedMwh, powerW, elapsedMs }: RunningQuarter,
  limitW: number,
): DemandWarning | null => {
  const restMs = quarterHourMs - elapsedMs;
  if (elapsedMs < leastElapsedMs || restMs <= 0) return null;
  const expectedMwh = importedMwh + Math.max(0, powerW) * restMs * mwhOfWattMs;
  const expectedW = expectedMwh / (quarterHourMs * mwhOfWattMs);
  if (expectedW <= limitW) return null;
  return { expectedW, toSwitchOffW: ((expectedW - limitW) * quarterHourMs) / restMs };
};
