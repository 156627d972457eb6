// Readings in whose place an import stands, packed by days of UTC. A day is written once for each import.
import type { StoredReading } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { compressDay, openDay } from '../../readings/compressed-day.ts';
import { mergeTiers } from '../../readings/merge-tiers.ts';
import { dateOfUtcDay, utcDayOf } from '../../readings/utc-day.ts';
import type { Database } from '../../storage/schema.ts';

type Db = Kysely<Database>;

type Replaced = {
  readonly meterId: number;
  readonly importId: number;
  /** In order of time. */
  readonly readings: readonly StoredReading[];
};

export const storeReplaced = async (db: Db, { meterId, importId, readings }: Replaced): Promise<void> => {
  for (const [day, ofDay] of byDay(readings)) {
    const before = await replacedOfDay(db, importId, day);
    const all = mergeTiers(before, ofDay);
    const row = { count: all.length, packed: await compressDay(all) };
    await db
      .insertInto('replaced_day')
      .values({ import_id: importId, meter_id: meterId, day, ...row })
      .onConflict((conflict) => conflict.columns(['import_id', 'day']).doUpdateSet(row))
      .execute();
  }
};

const replacedOfDay = async (db: Db, importId: number, day: string): Promise<StoredReading[]> => {
  const row = await db
    .selectFrom('replaced_day')
    .select('packed')
    .where('import_id', '=', importId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ? readingsIn(row.packed) : [];
};

export const readingsIn = (packed: Buffer): StoredReading[] => [...openDay(packed).readings()];

const byDay = (readings: readonly StoredReading[]): Map<string, StoredReading[]> => {
  const days = new Map<string, StoredReading[]>();
  for (const reading of readings) {
    const day = dateOfUtcDay(utcDayOf(reading.atMicros));
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(reading);
    else days.set(day, [reading]);
  }
  return days;
};
