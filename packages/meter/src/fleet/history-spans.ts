import { minuteMs } from '@ohmstead/domain';
import type { Span } from './fleet-order.ts';

export type HistorySpan = Span & { readonly stepMs: number };

const quarterMs = 15 * minuteMs;
/** Readings of one meter in a span: under the 500 lines after which a batch would hold up other requests. */
const linesOfSpan = 480;

/** Cuts the missing history into spans, the newest first. */
export function* historySpans(missing: readonly Span[], minutesFromMs: number): Generator<HistorySpan> {
  const newestFirst = [...missing].sort((a, b) => b.fromMs - a.fromMs);
  for (const { fromMs, toMs } of newestFirst) {
    const border = Math.min(toMs, Math.max(fromMs, minutesFromMs));
    yield* backwards({ fromMs: border, toMs }, minuteMs);
    yield* backwards({ fromMs, toMs: border }, quarterMs);
  }
}

function* backwards({ fromMs, toMs }: Span, stepMs: number): Generator<HistorySpan> {
  const spanMs = linesOfSpan * stepMs;
  for (let end = toMs; end > fromMs; ) {
    const start = Math.max(fromMs, (Math.ceil(end / spanMs) - 1) * spanMs);
    yield { fromMs: start, toMs: end, stepMs };
    end = start;
  }
}

/** The instants of the span's readings: whole steps of the clock within it. */
export const instantsOf = ({ fromMs, toMs, stepMs }: HistorySpan): number[] => {
  const first = Math.ceil(fromMs / stepMs) * stepMs;
  return Array.from(
    { length: Math.max(0, Math.ceil((toMs - first) / stepMs)) },
    (_, i) => first + i * stepMs,
  );
};
