import type { MicroSpan } from '../time/micro-span.ts';

/** The time that spans in any order cover, in order and joined where they adjoin or overlap. */
export const joinSpans = (spans: readonly MicroSpan[]): MicroSpan[] => {
  const joined: MicroSpan[] = [];
  for (const { fromMicros, toMicros } of spans.toSorted((a, b) => a.fromMicros - b.fromMicros)) {
    const last = joined.at(-1);
    if (fromMicros >= toMicros) continue;
    if (last === undefined || fromMicros > last.toMicros) joined.push({ fromMicros, toMicros });
    else if (toMicros > last.toMicros) joined[joined.length - 1] = { ...last, toMicros };
  }
  return joined;
};
