import type { MicroSpan } from '../time/micro-span.ts';

/** The parts of spans that lie outside of covered ones; both are in order and do not overlap among themselves. */
export const spansOutside = <Span extends MicroSpan>(
  spans: readonly Span[],
  covered: readonly MicroSpan[],
): Span[] => {
  const left: Span[] = [];
  let next = 0;
  for (const span of spans) {
    let from = span.fromMicros;
    while (next < covered.length && (covered[next]?.toMicros ?? 0) <= from) next += 1;
    for (let at = next; at < covered.length; at += 1) {
      const cover = covered[at];
      if (cover === undefined || cover.fromMicros >= span.toMicros) break;
      if (from < cover.fromMicros) left.push({ ...span, fromMicros: from, toMicros: cover.fromMicros });
      from = Math.max(from, cover.toMicros);
    }
    if (from < span.toMicros) left.push({ ...span, fromMicros: from });
  }
  return left;
};
