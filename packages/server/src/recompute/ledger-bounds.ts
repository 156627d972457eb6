import { type Kysely, sql } from 'kysely';
import type { LedgerBounds } from '../ingest/late/recompute-segment.ts';
import { keptFromSetting } from '../ingest/retention.ts';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

const at = sql.ref('at');

/** The instants of a meter's oldest reading or slot, as far back as readings are kept, and of its newest; null: it has none. */
export const ledgerBounds = async (db: Kysely<Database>, meterId: number): Promise<LedgerBounds | null> => {
  const { rows } = await sql<{ oldest: number | null; newest: number | null }>`
    select greatest(${microsOf(sql`min(at)`)}, ${keptFromSetting}) as oldest, ${microsOf(sql`max(at)`)} as newest from (
      (select ${at} from reading where meter_id = ${meterId} order by at limit 1)
      union all (select ${at} from reading where meter_id = ${meterId} order by at desc limit 1)
      union all (select from_at from reading_day where meter_id = ${meterId} order by day limit 1)
      union all (select to_at from reading_day where meter_id = ${meterId} order by day desc limit 1)
      union all (select slot from register_slot where meter_id = ${meterId} order by slot limit 1)
      union all (select last_at from register_slot where meter_id = ${meterId} order by slot desc limit 1)
    ) as ends`.execute(db);
  const { oldest = null, newest = null } = rows[0] ?? {};
  return oldest === null || newest === null ? null : { oldestMicros: oldest, newestMicros: newest };
};
