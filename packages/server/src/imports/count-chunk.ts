// A dry run: what a piece of an import would add, nothing written.
import type { Kysely } from 'kysely';
import { placeReadings } from '../ingest/place-readings.ts';
import { readReadings } from '../readings/read-readings.ts';
import type { Database } from '../storage/schema.ts';
import type { ImportedReading } from './imported-reading.ts';
import type { ChunkCounts } from './write-chunk.ts';

export const countChunk = async (
  db: Kysely<Database>,
  meterId: number,
  readings: readonly ImportedReading[],
): Promise<ChunkCounts> => {
  const claims = readings.map(({ reading, values }) => ({
    ownMicros: reading.atMicros,
    values,
    isNew: true,
  }));
  let fromMicros = Number.POSITIVE_INFINITY;
  let toMicros = 0;
  for (const { ownMicros } of claims) {
    fromMicros = Math.min(fromMicros, ownMicros);
    toMicros = Math.max(toMicros, ownMicros + 1);
  }
  const found = await readReadings(db, [meterId], { fromMicros, toMicros });
  const stored = (found.get(meterId) ?? []).map(({ atMicros, shift, values }) => ({
    ...{ ownMicros: atMicros - shift, values, isNew: false },
  }));
  // Stored ones first: of equal claims the first is kept.
  const kept = placeReadings([...stored, ...claims]).filter(({ claim }) => claim.isNew).length;
  return { readings: kept, duplicates: readings.length - kept };
};
