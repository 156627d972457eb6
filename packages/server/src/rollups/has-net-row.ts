import { type RawBuilder, sql } from 'kysely';

/** SQL: whether a meter's newest register reads have its own net row, the seventh and eighth count. */
export const hasNetRow = (meterId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`coalesce((
  select cardinality(last_counts) > 7 from register_slot where meter_id = ${meterId}
  order by slot desc limit 1), false)`;
