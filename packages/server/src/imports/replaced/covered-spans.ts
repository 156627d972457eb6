// Where a file has readings: from one to the next as long as they are no further apart than those of a file of daily counts.
import type { MicroSpan } from '@ohmstead/domain';

/** A day of 25 hours. */
const longestStepMicros = 25 * 3_600_000_000;

type Instant = { readonly atMicros: number };

/** In order of time, ends included. `before` is the reading before these, if the file has one. */
export const coveredSpans = (readings: readonly Instant[], before: number | null): MicroSpan[] => {
  const spans: { fromMicros: number; toMicros: number }[] = [];
  let last = before;
  for (const { atMicros } of readings) {
    const span = spans.at(-1);
    if (last === null || atMicros - last > longestStepMicros)
      spans.push({ fromMicros: atMicros, toMicros: atMicros });
    else if (span === undefined) spans.push({ fromMicros: last, toMicros: atMicros });
    else span.toMicros = atMicros;
    last = atMicros;
  }
  return spans;
};
