// A dry run: what a piece of an import would add, nothing written. A day is looked at at a time, wherever in
// history a piece may jump to.
import type { ImportOverlap } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { placeReadings } from '../ingest/late/place-readings.ts';
import { readReadings } from '../readings/read-readings.ts';
import { startOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import type { Database } from '../storage/schema.ts';
import type { ImportedReading } from './imported-reading.ts';
import { unmeasured } from './unmeasured-readings.ts';
import type { ChunkCounts } from './write-chunk.ts';

export const countChunk = async (
  db: Kysely<Database>,
  meterId: number,
  readings: readonly ImportedReading[],
  overlap: ImportOverlap | null,
): Promise<ChunkCounts> => {
  if (overlap === 'replace') return { readings: readings.length, duplicates: 0 };
  let kept = 0;
  const counted = overlap === 'keep' ? await unmeasured(db, meterId, readings) : readings;
  for (const [day, ofDay] of byDay(counted)) {
    const span = { fromMicros: startOfUtcDay(day), toMicros: startOfUtcDay(day + 1) };
    const found = await readReadings(db, [meterId], span);
    const stored = (found.get(meterId) ?? []).map(({ atMicros, shift, values }) => ({
      claimedMicros: atMicros - shift,
      values,
      isNew: false,
    }));
    const claims = ofDay.map(({ atMicros, values }) => ({ claimedMicros: atMicros, values, isNew: true }));
    // Stored ones come first, because of equal claims the first is kept.
    kept += placeReadings([...stored, ...claims]).filter(({ claim }) => claim.isNew).length;
  }
  return { readings: kept, duplicates: readings.length - kept };
};

const byDay = (readings: readonly ImportedReading[]): Map<number, ImportedReading[]> => {
  const days = new Map<number, ImportedReading[]>();
  for (const imported of readings) {
    const day = utcDayOf(imported.atMicros);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(imported);
    else days.set(day, [imported]);
  }
  return days;
};
