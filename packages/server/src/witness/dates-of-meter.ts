// The local days on which a meter has sent, today left out: it is not over.
import { dateAt, dayBefore } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { meterBounds } from '../readings/meter-span.ts';
import { queryIn } from '../readings/run-query.ts';
import type { Database } from '../storage/schema.ts';
import type { WitnessedMeter } from './witness-days.ts';

export type DateRange = { readonly firstDate: string; readonly lastDate: string };

/** Null where no day is over. */
export const datesOfMeter = async (
  db: Kysely<Database>,
  { meterId, zone }: WitnessedMeter,
  nowMs: number,
): Promise<DateRange | null> => {
  const bounds = await meterBounds(queryIn(db), meterId);
  if (bounds === null) return null;
  const firstDate = dateAt(zone, bounds.fromMicros / 1000);
  const newestDate = dateAt(zone, bounds.toMicros / 1000);
  const yesterday = dayBefore(dateAt(zone, nowMs));
  const lastDate = newestDate < yesterday ? newestDate : yesterday;
  return firstDate > lastDate ? null : { firstDate, lastDate };
};
