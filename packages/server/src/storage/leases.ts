// Leases end by the database's clock: nobody's stays when its server is gone.
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

export type Lease = { readonly name: string; readonly holder: string };

/** Takes it or prolongs one's own; false: it is another's. */
export const takeLease = async (
  db: Kysely<Database>,
  { name, holder }: Lease,
  leaseMs: number,
): Promise<boolean> => {
  const untilMs = sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
  const { rows } = await sql<{ name: string }>`
    insert into lease (name, holder, held_until) values (${name}, ${holder}, ${untilMs})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
      where lease.holder = excluded.holder or lease.held_until < clock_timestamp()
    returning name`.execute(db);
  return rows.length > 0;
};

export const endLease = async (db: Kysely<Database>, { name, holder }: Lease): Promise<void> => {
  await sql`delete from lease where name = ${name} and holder = ${holder}`.execute(db);
};
