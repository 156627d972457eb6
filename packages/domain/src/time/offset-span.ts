// Between two changes of its clocks a zone's wall clock is a constant offset away from UTC.
import { Temporal } from 'temporal-polyfill';

/** Local = UTC + `offsetMs` throughout `[fromMs, toMs)`. */
export type OffsetSpan = { readonly fromMs: number; readonly toMs: number; readonly offsetMs: number };

/** The spans of constant offset a span of instants is made of, in order. */
export const offsetSpans = (zone: string, fromMs: number, toMs: number): OffsetSpan[] => {
  const spans: OffsetSpan[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(fromMs).toZonedDateTimeISO(zone);
  while (at.epochMilliseconds < toMs) {
    const next = at.getTimeZoneTransition('next');
    const endMs = Math.min(next?.epochMilliseconds ?? toMs, toMs);
    spans.push({ fromMs: at.epochMilliseconds, toMs: endMs, offsetMs: at.offsetNanoseconds / 1e6 });
    if (next === null) break;
    at = next;
  }
  return spans;
};
