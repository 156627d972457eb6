import { hourMs } from './durations.ts';
import type { LocalSpan } from './local-day.ts';
import { offsetSpans } from './offset-span.ts';

/**
 * The hours of a span as the zone's clocks strike them. Where clocks change there are 23 or 25 a day, or, in a zone
 * that changes by half an hour, a short one. An hour that comes twice is two.
 */
export const localHours = (zone: string, { fromMs, toMs }: LocalSpan): LocalSpan[] => {
  const hours: LocalSpan[] = [];
  for (const span of offsetSpans(zone, fromMs, toMs)) {
    for (let at = span.fromMs; at < span.toMs; ) {
      const struck = Math.floor((at + span.offsetMs) / hourMs) * hourMs - span.offsetMs;
      const next = Math.min(struck + hourMs, span.toMs);
      hours.push({ fromMs: at, toMs: next });
      at = next;
    }
  }
  return hours;
};
