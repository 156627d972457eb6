import { type Kysely, type Migration, sql } from 'kysely';

// How long something without a meter produced was not kept. On a day on which export was known for longer than
// consumption was, it may have. Places in Postgres's arrays begin at 1.
const exported = 2;
const consumed = 4;
const known = (figure: number) =>
  sql`measured_micros[${sql.lit(figure)}] + estimated_micros[${sql.lit(figure)}]`;
const mayBeUnmetered = sql`${known(consumed)} < ${known(exported)}`;

export const unmeteredProduction: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`delete from site_month where site_id in (select site_id from site_day where ${mayBeUnmetered})`.execute(
      db,
    );
    await sql`delete from site_day where ${mayBeUnmetered}`.execute(db);
    for (const table of ['site_day', 'site_month']) {
      await sql`alter table ${sql.table(table)} add unmetered_micros bigint not null default 0`.execute(db);
      await sql`alter table ${sql.table(table)} alter unmetered_micros drop default`.execute(db);
    }
  },
};
