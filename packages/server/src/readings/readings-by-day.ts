// Readings of a long span, a few days at a time, so that it never lies in memory whole.
import type { StoredReading } from '@ohmstead/domain';
import { type MeterSpan, meterBounds } from './meter-span.ts';
import { readSpans } from './read-readings.ts';
import type { RunQuery } from './run-query.ts';
import { startOfUtcDay, utcDayOf } from './utc-day.ts';

const daysAtOnce = 4;

export async function* readingsByDay(run: RunQuery, span: MeterSpan): AsyncGenerator<StoredReading[]> {
  const { meterId } = span;
  const bounds = await meterBounds(run, meterId);
  if (bounds === null) return;
  const toMicros = Math.min(span.toMicros, bounds.toMicros + 1);
  let fromMicros = Math.max(span.fromMicros, bounds.fromMicros);
  while (fromMicros < toMicros) {
    const end = Math.min(toMicros, startOfUtcDay(utcDayOf(fromMicros) + daysAtOnce));
    const [readings = []] = await readSpans(run, [{ meterId, fromMicros, toMicros: end }]);
    if (readings.length > 0) yield readings;
    fromMicros = end;
  }
}
