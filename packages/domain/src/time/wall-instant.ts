// Finds the instant at which a zone's wall clock shows a time. A wall time is counted in ms since 1970-01-01T00:00.
import { dayMs } from './durations.ts';
import { clockChanges, offsetAt } from './zone-clock.ts';

/** Every zone is nearer to UTC than this. */
const farMs = dayMs;

/** A time skipped in spring lies as long after the skip as it was into it; the first of two instants that show the same time. */
export const instantShowing = (zone: string, wallMs: number): number => {
  const [before, after] = [offsetAt(zone, wallMs - farMs), offsetAt(zone, wallMs + farMs)];
  if (before === after || offsetAt(zone, wallMs - before) === before) return wallMs - before;
  return offsetAt(zone, wallMs - after) === after ? wallMs - after : wallMs - before;
};

/** The first instant at which that time or, where it is skipped, a later one is shown. */
export const firstInstantFrom = (zone: string, wallMs: number): number => {
  const ms = instantShowing(zone, wallMs);
  if (ms + offsetAt(zone, ms) === wallMs) return ms;
  return clockChanges(zone, ms - farMs, ms + 1).at(-1) ?? ms;
};
