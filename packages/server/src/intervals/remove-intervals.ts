import { type Kysely, sql } from 'kysely';
import { lockMeters } from '../readings/lock-meters.ts';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { invalidateAround, renewIntervalSpan } from './interval-change.ts';

type OfImport = { readonly meterId: number; readonly importId: number };

/** Removes exactly the intervals of an import, in one transaction; gives their number. What they replaced counts again. */
export const removeIntervals = (db: Kysely<Database>, { meterId, importId }: OfImport): Promise<number> =>
  transact(db, async (trx) => {
    await lockMeters(trx, [meterId]);
    const found = await trx
      .selectFrom('interval_day')
      .select([
        sql<number | null>`sum(count)::int8`.as('count'),
        microsOf(sql`min(from_at)`).as('fromMicros'),
        microsOf(sql`max(to_at)`).as('toMicros'),
      ])
      .where('meter_id', '=', meterId)
      .where('import_id', '=', importId)
      .executeTakeFirst();
    if (!found?.count) return 0;
    await invalidateAround(trx, meterId, found);
    await trx
      .deleteFrom('interval_day')
      .where('meter_id', '=', meterId)
      .where('import_id', '=', importId)
      .execute();
    await renewIntervalSpan(trx, meterId);
    return found.count;
  });
