import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`create table alert_parameter (
    site_id bigint primary key references site on delete cascade,
    gap_minutes double precision,
    offline_minutes double precision,
    over_voltage_percent double precision,
    under_voltage_percent double precision,
    over_current_percent double precision,
    over_power_percent double precision,
    low_power_factor double precision,
    unusual_score double precision)`,
];

export const analysis: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
};
