import { type Kysely, type Migration, sql } from 'kysely';

/** What stood for a direction of which a meter's intervals say nothing. */
const most = Number.MAX_SAFE_INTEGER;

/** An inverter whose intervals say only what it produces was taken to produce in the other direction. */
export const wholeIntervalSums: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update meter set
      interval_import_mwh = nullif(interval_import_mwh, ${most}::int8),
      interval_export_mwh = nullif(interval_export_mwh, ${most}::int8)
      where interval_import_mwh = ${most}::int8 or interval_export_mwh = ${most}::int8`.execute(db);
  },
};
