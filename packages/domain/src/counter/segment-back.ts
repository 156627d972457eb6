// The segment that a read takes up again: of several the one that explains it with the least energy.
import { plausibleMwh } from './limits.ts';
import type { RegisterContext } from './read-context.ts';
import { isRemembered, type SuspendedSegment } from './suspended-segment.ts';

export const segmentBack = (context: RegisterContext, raw: number): SuspendedSegment | null => {
  let found: SuspendedSegment | null = null;
  for (const segment of context.register.suspended) {
    if (isBack(context, segment, raw) && segment.raw >= (found?.raw ?? segment.raw)) found = segment;
  }
  return found;
};

const isBack = (
  { readContext: { read, rules }, index, register }: RegisterContext,
  segment: SuspendedSegment,
  raw: number,
): boolean => {
  if (!recovers(raw - register.raw, segment.wayMwh) || !isRemembered(segment, read.atMicros)) return false;
  const rise = raw - segment.raw;
  const spanMicros = read.atMicros - segment.sinceMicros;
  return rise >= 0 && rise <= plausibleMwh(rules.limits, read.powersW[index] ?? 0, spanMicros);
};

/** Nine tenths of the way in one step, the other way. */
const recovers = (step: number, way: number): boolean =>
  Math.sign(step) === -Math.sign(way) && 10 * Math.abs(step) >= 9 * Math.abs(way);
