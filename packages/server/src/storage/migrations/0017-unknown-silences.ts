import { type Kysely, type Migration, sql } from 'kysely';

// A silence that another count ended was an estimated 0 and is unknown now: what was rolled up of it is made anew.
const ofSites = sql`site_id in (
  select site_id from counter_event join meter on meter.id = meter_id
  where kind in ('reset', 'spike'))`;

const statements = [
  sql`delete from meter_day where meter_id in (select id from meter where ${ofSites})`,
  ...['site_day', 'site_month', 'bill_period'].map(
    (table) => sql`delete from ${sql.table(table)} where ${ofSites}`,
  ),
];

export const unknownSilences: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
