// Between two changes of its clocks a zone's wall clock is a constant offset away from UTC.
import { clockChanges, offsetAt } from './zone-clock.ts';

/** Local = UTC + `offsetMs` throughout `[fromMs, toMs)`. */
export type OffsetSpan = { readonly fromMs: number; readonly toMs: number; readonly offsetMs: number };

/** The spans of constant offset a span of instants is made of, in order. */
export const offsetSpans = (zone: string, fromMs: number, toMs: number): OffsetSpan[] => {
  if (fromMs >= toMs) return [];
  const starts = [fromMs, ...clockChanges(zone, fromMs, toMs)];
  return starts.map((startMs, index) => ({
    fromMs: startMs,
    toMs: starts[index + 1] ?? toMs,
    offsetMs: offsetAt(zone, startMs),
  }));
};
