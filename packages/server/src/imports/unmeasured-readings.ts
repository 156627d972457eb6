import { dayMicros } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { readReadings } from '../readings/read-readings.ts';
import type { Database } from '../storage/schema.ts';
import type { ImportedReading } from './imported-reading.ts';
import { outsideMeasured } from './keep-measured.ts';

/** The readings, in order, that fill time in which the meter's own do not measure. */
export const unmeasured = async (
  db: Kysely<Database>,
  meterId: number,
  readings: readonly ImportedReading[],
): Promise<ImportedReading[]> => {
  const [first, last] = [readings[0]?.atMicros ?? 0, readings.at(-1)?.atMicros ?? 0];
  // A day on either side has the neighbours that could belong to a measured step.
  const span = { fromMicros: first - dayMicros, toMicros: last + dayMicros };
  const stored = (await readReadings(db, [meterId], span)).get(meterId) ?? [];
  return outsideMeasured(
    readings,
    stored.map(({ atMicros }) => atMicros),
  );
};
