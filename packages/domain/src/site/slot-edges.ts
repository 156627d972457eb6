import type { LocalSpan } from '../time/local-day.ts';
import { quarterHourMicros, quarterHourMs, slotStartMicros } from '../time/slot.ts';

/** Ends of the quarter-hours of a span, in microseconds; the first and the last one are cut where the span is. */
export const slotEdges = ({ fromMs, toMs }: LocalSpan): number[] => {
  const edges = [fromMs * 1000];
  let edge = slotStartMicros(fromMs * 1000) + quarterHourMicros;
  for (; edge < toMs * 1000; edge += quarterHourMicros) edges.push(edge);
  if (toMs > fromMs) edges.push(toMs * 1000);
  return edges;
};

/** Start of the quarter-hour a span begins in. */
export const firstSlotMs = ({ fromMs }: LocalSpan): number =>
  Math.floor(fromMs / quarterHourMs) * quarterHourMs;
