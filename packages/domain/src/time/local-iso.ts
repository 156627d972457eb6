// Instants as the wall clock of a zone shows them, with its offset, for files that people and other programs read.

import { minuteMs } from './durations.ts';
import type { LocalSpan } from './local-day.ts';
import { offsetSpans } from './offset-span.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

const offsetText = (offsetMs: number): string => {
  const minutes = Math.round(Math.abs(offsetMs) / minuteMs);
  return `${offsetMs < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
};

const outside = (ms: number): RangeError =>
  new RangeError(`The instant ${ms} lies outside the span that this writer was made for.`);

/** Writes the instants of a span, its end too, like `2026-10-25T02:30:00+02:00`; parts of a second only where there are any. */
export const localIsoIn = (zone: string, { fromMs, toMs }: LocalSpan): ((ms: number) => string) => {
  const spans = offsetSpans(zone, fromMs, toMs + 1).map((span) => ({
    ...span,
    suffix: offsetText(span.offsetMs),
  }));
  return (ms) => {
    const span = spans.find((candidate) => ms < candidate.toMs);
    if (span === undefined || ms < fromMs) throw outside(ms);
    const text = new Date(ms + span.offsetMs).toISOString();
    return `${text.slice(0, 19)}${ms % 1000 === 0 ? '' : text.slice(19, 23)}${span.suffix}`;
  };
};
