// Readings of both tiers: hot rows, and packed days. A day may lie in both, since what comes late is written hot.
import type { MicroSpan, StoredReading } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { hotReadings } from './hot-readings.ts';
import { mergeTiers } from './merge-tiers.ts';
import type { MeterSpan } from './meter-span.ts';
import { packedReadings } from './packed-readings.ts';
import { queryIn, type RunQuery } from './run-query.ts';

/** The readings of each span in order of time. All of it is held in memory: for long spans see readings-by-day.ts. */
export const readReadings = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMicros, toMicros }: MicroSpan,
): Promise<Map<number, StoredReading[]>> => {
  const spans = meterIds.map((meterId) => ({ meterId, fromMicros, toMicros }));
  const found = await readSpans(queryIn(db), spans);
  return new Map(meterIds.map((meterId, place) => [meterId, found[place] ?? []]));
};

/** Readings of `[from, to)` in order of time, for each of the spans. */
export const readSpans = async (run: RunQuery, spans: readonly MeterSpan[]): Promise<StoredReading[][]> => {
  if (spans.length === 0) return [];
  const hot = await hotReadings(run, spans);
  const packed = await packedReadings(run, spans);
  return spans.map((_, place) => mergeTiers(hot[place] ?? [], packed[place] ?? []));
};
