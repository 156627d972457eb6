import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: whether a meter's newest register reads have its own net row, the seventh and eighth count. The meter is one of `among`:
 * so a cluster looks into no others.
 */
export const hasNetRow = (meterId: RawBuilder<unknown>, among: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`coalesce((
    select cardinality(last_counts) > 7 from register_slot
    where meter_id = ${meterId} and meter_id = any(${among}::int4[])
    order by slot desc limit 1), false)`;
