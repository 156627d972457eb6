import { type Kysely, sql } from 'kysely';
import { lockMeters } from '../readings/lock-meters.ts';
import { dateOfUtcDay, utcDayOf } from '../readings/utc-day.ts';
import { nextIds } from '../storage/next-ids.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import type { Ingest } from './create-ingest.ts';

type Parts = { readonly db: Kysely<Database>; readonly ingest: Pick<Ingest, 'alone'> };

const metersAtOnce = 500;
const daysAtOnce = 500;

/** Deletes packed days only: what is older than yesterday is packed. */
export const deleteExpired = async (
  parts: Parts,
  beforeMicros: number,
  signal: AbortSignal,
): Promise<void> => {
  const { db, ingest } = parts;
  const firstKept = dateOfUtcDay(utcDayOf(beforeMicros));
  // What an import replaced does not come back from behind the horizon.
  await ingest.alone(() => sql`delete from replaced_day where day < ${firstKept}::date`.execute(db));
  for (let afterId = 0; ; ) {
    const meterIds = await nextIds(db, 'meter', { afterId, limit: metersAtOnce });
    const last = meterIds.at(-1);
    if (last === undefined) return;
    while (!signal.aborted && (await deleteDays(parts, meterIds, firstKept)) > 0);
    if (signal.aborted) return;
    afterId = last;
  }
};

/** Gives their number. */
const deleteDays = ({ db, ingest }: Parts, among: readonly number[], firstKept: string): Promise<number> =>
  ingest.alone(() =>
    transact(db, async (trx) => {
      const { rows } = await sql<Day>`
        select meter_id, day::text from reading_day
        where meter_id = any(${among}::int4[]) and day < ${firstKept}::date limit ${daysAtOnce}`.execute(trx);
      if (rows.length === 0) return 0;
      const meterIds = rows.map(({ meter_id }) => meter_id);
      await lockMeters(trx, meterIds);
      await sql`delete from reading_day where meter_id = any(${meterIds}::int4[]) and (meter_id, day) in (
        select * from unnest(${meterIds}::int4[], ${rows.map(({ day }) => day)}::date[]))`.execute(trx);
      return rows.length;
    }),
  );

type Day = { readonly meter_id: number; readonly day: string };
