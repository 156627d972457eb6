// The intervals that count of meters: of several imports of the same time the newest.
import {
  type IntervalEnergy,
  type LocalSpan,
  longestIntervalMicros,
  type ResolvedIntervals,
  resolveIntervals,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import { groupBy } from '../../collections/group-by.ts';
import type { Database } from '../../storage/schema.ts';
import { dateOfUtcDay, utcDayOf } from '../utc-day.ts';
import { openIntervals } from './compressed-intervals.ts';

/** By meter id: those that reach into the span, whole, and maybe some around it. */
export const readIntervals = async (
  db: Kysely<Database>,
  meterIds: readonly number[],
  { fromMs, toMs }: LocalSpan,
): Promise<Map<number, ResolvedIntervals>> => {
  const found = new Map<number, ResolvedIntervals>();
  if (meterIds.length === 0) return found;
  const rows = await db
    .selectFrom('interval_day')
    .select(['meter_id', 'import_id', 'packed'])
    .where('meter_id', '=', sql<number>`any(${[...meterIds]}::int4[])`)
    .where('day', '>=', sql<string>`${dateOfUtcDay(utcDayOf(fromMs * 1000 - longestIntervalMicros))}::date`)
    .where('day', '<=', sql<string>`${dateOfUtcDay(utcDayOf(toMs * 1000))}::date`)
    .where('from_at', '<', new Date(toMs))
    .where('to_at', '>', new Date(fromMs))
    .orderBy('meter_id')
    .orderBy('import_id')
    .orderBy('day')
    .execute();
  for (const [meterId, ofMeter] of groupBy(rows, (row) => row.meter_id)) {
    const imports = groupBy(ofMeter, (row) => row.import_id).values();
    found.set(meterId, resolveIntervals([...imports].map(allOf)));
  }
  return found;
};

const allOf = (rows: readonly { readonly packed: Buffer }[]): IntervalEnergy[] =>
  rows.flatMap(({ packed }) => openIntervals(packed));
