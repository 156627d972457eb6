import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

/** The sites of meters, and those whose calculated meters are made of them; in the order of their ids. */
export const sitesCounting = async (db: Kysely<Database>, meterIds: readonly number[]): Promise<number[]> => {
  const ids = sql`any(${[...meterIds]}::int4[])`;
  const { rows } = await sql<{ site_id: number }>`
    select site_id from meter where id = ${ids}
    union
    select site_id from meter, jsonb_array_elements(parts) as part
    where parts is not null and (part ->> 'meterId')::int4 = ${ids}
    order by site_id`.execute(db);
  return rows.map(({ site_id }) => site_id);
};
