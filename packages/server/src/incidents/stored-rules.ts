import { type Kysely, sql } from 'kysely';
import type { StoredRule } from '../ingest/alerts/rule-in-force.ts';
import type { Database } from '../storage/schema.ts';

/** What was chosen for the sites and their meters. */
export const storedRules = async (
  db: Kysely<Database>,
  siteIds: readonly number[],
): Promise<(StoredRule & { readonly siteId: number })[]> => {
  const rows = await db
    .selectFrom('alert_rule')
    .selectAll()
    .where(sql<boolean>`site_id = any(${siteIds}::bigint[])`)
    .execute();
  return rows.map(({ site_id, meter_id, kind, is_on, limit_value }) => ({
    siteId: site_id,
    meterId: meter_id,
    kind,
    isOn: is_on,
    limit: limit_value,
  }));
};
