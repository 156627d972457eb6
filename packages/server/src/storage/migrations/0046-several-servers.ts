import { type Kysely, type Migration, sql } from 'kysely';

// Several servers on one database: see docs/adr/0039. What one of them remembers of a meter must not outlive a change by another.

const told = [
  sql`create function tell_meter_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform pg_notify('meter_changed', old.sn); end if;
      if tg_op <> 'DELETE' then perform pg_notify('meter_changed', new.sn); end if;
      return null;
    end $$`,
  sql`create trigger meter_told after insert or delete on meter
    for each row execute function tell_meter_changed()`,
  // The columns that raise a meter's version: what ingest changes by itself is told to nobody.
  sql`create trigger meter_change_told after update on meter for each row
    when ((old.sn, old.site_id, old.type, old.parts, old.upload_key, old.proof_needed, old.claim_pending,
        old.rated_power_w, old.rated_current_a, old.rated_voltage_v, old.counter_modulus_kwh)
      is distinct from (new.sn, new.site_id, new.type, new.parts, new.upload_key, new.proof_needed, new.claim_pending,
        new.rated_power_w, new.rated_current_a, new.rated_voltage_v, new.counter_modulus_kwh)
      or (old.key_used_at is not null and new.key_used_at is null))
    execute function tell_meter_changed()`,
  sql`create function tell_session_ended() returns trigger language plpgsql as $$
    begin
      perform pg_notify('session_ended', old.account_id::text);
      return null;
    end $$`,
  sql`create trigger session_end_told after update of ended on session for each row
    when (old.ended is null and new.ended is not null) execute function tell_session_ended()`,
  sql`create trigger session_deletion_told after delete on session for each row
    when (old.ended is null) execute function tell_session_ended()`,
];

const leases = sql`create table lease (
  name text primary key,
  holder uuid not null,
  held_until timestamptz not null
)`;

/** An import goes on where its file is. */
const imports = sql`alter table import_batch add column holder uuid, add column held_until timestamptz`;

export const severalServers: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...told, leases, imports]) await statement.execute(db);
  },
};
