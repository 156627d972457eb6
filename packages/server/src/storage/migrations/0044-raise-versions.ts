import { type Kysely, type Migration, sql } from 'kysely';

// A meter's version rises with every change of the meter: see docs/adr/0038. The statements that write readings and slots raise
// it themselves, since they are to lose where another server was faster. Whatever else is changed raises it by these triggers, so
// that no code can forget to.

const row = [
  sql`delete from latest_reading where not exists (select from meter where meter.id = latest_reading.meter_id)`,
  sql`insert into latest_reading (meter_id) select id from meter on conflict do nothing`,
  sql`alter table latest_reading add constraint latest_reading_meter
    foreign key (meter_id) references meter on delete cascade`,
  sql`create function add_latest_reading() returns trigger language plpgsql as $$
    begin
      insert into latest_reading (meter_id) values (new.id);
      return null;
    end $$`,
  sql`create trigger meter_added after insert on meter for each row execute function add_latest_reading()`,
];

/** A row that this transaction has written already has been raised by it. */
const versions = [
  sql`create function raise_versions(ids int4[]) returns void language plpgsql as $$
    begin
      perform from latest_reading where meter_id = any(ids) order by meter_id for update;
      update latest_reading set version = version + 1
      where meter_id = any(ids) and xmin <> pg_current_xact_id()::xid;
    end $$`,
  sql`create function raise_versions_of_changed() returns trigger language plpgsql as $$
    begin
      perform raise_versions(array(select distinct meter_id::int4 from changed));
      return null;
    end $$`,
];

type Event = 'insert' | 'update' | 'delete';

/** Rows of readings and slots are inserted and replaced by the statements that raise the version themselves. */
const stored: readonly (readonly [string, readonly Event[]])[] = [
  ['reading', ['delete']],
  ['register_slot', ['delete']],
  ['counter_event', ['delete']],
  ['reading_day', ['insert', 'update', 'delete']],
  ['interval_day', ['insert', 'update', 'delete']],
];

const ofStored = stored.flatMap(([table, events]) =>
  events.map(
    (
      event,
    ) => sql`create trigger ${sql.id(`${table}_${event}_raises`)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(event === 'delete' ? 'old' : 'new')} table as changed
      for each statement execute function raise_versions_of_changed()`,
  ),
);

const rules = [
  sql`create function raise_rules_versions(ids int4[]) returns void language plpgsql as $$
    begin
      perform from latest_reading where meter_id = any(ids) order by meter_id for update;
      update latest_reading set version = version + 1, rules_version = rules_version + 1
      where meter_id = any(ids);
    end $$`,
  sql`create function raise_rules_of_meter() returns trigger language plpgsql as $$
    begin
      perform raise_rules_versions(array[new.id]);
      return null;
    end $$`,
  sql`create trigger meter_changed after update on meter for each row
    when ((old.sn, old.site_id, old.type, old.parts, old.upload_key, old.proof_needed, old.claim_pending,
        old.rated_power_w, old.rated_current_a, old.rated_voltage_v, old.counter_modulus_kwh)
      is distinct from (new.sn, new.site_id, new.type, new.parts, new.upload_key, new.proof_needed, new.claim_pending,
        new.rated_power_w, new.rated_current_a, new.rated_voltage_v, new.counter_modulus_kwh)
      or (old.key_used_at is not null and new.key_used_at is null))
    execute function raise_rules_of_meter()`,
  sql`create function raise_rules_of_decision() returns trigger language plpgsql as $$
    begin
      perform raise_rules_versions(array[coalesce(new.meter_id, old.meter_id)]);
      return null;
    end $$`,
  sql`create trigger counter_decision_raises after insert or update or delete on counter_decision
    for each row execute function raise_rules_of_decision()`,
  sql`create function raise_rules_of_alert_rule() returns trigger language plpgsql as $$
    begin
      perform raise_rules_versions(array(
        select id from meter where site_id = coalesce(new.site_id, old.site_id)
          and id = coalesce(new.meter_id, old.meter_id, id)));
      return null;
    end $$`,
  sql`create trigger alert_rule_raises after insert or update or delete on alert_rule
    for each row execute function raise_rules_of_alert_rule()`,
  sql`create function raise_rules_of_alert_parameter() returns trigger language plpgsql as $$
    begin
      perform raise_rules_versions(array(
        select id from meter where site_id = coalesce(new.site_id, old.site_id)));
      return null;
    end $$`,
  sql`create trigger alert_parameter_raises after insert or update or delete on alert_parameter
    for each row execute function raise_rules_of_alert_parameter()`,
];

export const raiseVersions: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of [...row, ...versions, ...ofStored, ...rules]) await statement.execute(db);
  },
};
