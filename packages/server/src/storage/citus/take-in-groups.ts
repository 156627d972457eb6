// What a group brings into the inbox by COPY is taken out of it at once, by a trigger beside the rows: in each shard one prepared
// statement updates the newest readings and upserts the slots. Sent by the coordinator, the same cost more than twice as much.

/** The table's shard beside the inbox's: whatever is stored of a meter lies in shards of the same range. */
export const shardBeside = `create or replace function shard_beside(inbox text, wanted regclass) returns text language sql stable as $$
  select wanted || '_' || shardid from pg_dist_shard
  where logicalrelid = wanted and shardminvalue = (
    select shardminvalue from pg_dist_shard where shardid = substring(inbox from '[0-9]+$')::bigint)
  $$`;

/** Fails where a meter has another version than the group was planned from, or is there no more. */
const takeIn = `
  with taken as (
    delete from %I where group_id = $1 returning *
  ), newest as (
    update %I as old set at = reading.at, arrived_at = reading.arrived_at, phase_values = reading.phase_values,
      net_values = reading.net_values, reactive_values = reading.reactive_values,
      interval_seconds = inbox.interval_seconds, version = greatest(old.version, inbox.version),
      counter_rules = inbox.counter_rules
    from (select * from taken where at is not null order by meter_id) as inbox
    join %I as reading on reading.meter_id = inbox.meter_id and reading.at = inbox.at
    where old.meter_id = inbox.meter_id and (inbox.version = 0 or old.version = inbox.version - 1)
    returning old.meter_id
  ), slots as (
    insert into %I
      (meter_id, slot, first_at, first_counts, last_at, last_counts, last_raw, undecided, estimated)
    select meter_id, slot, first_at, first_counts, last_at, last_counts, last_raw, undecided, estimated
    from taken where slot is not null
    on conflict (meter_id, slot) do update set first_at = excluded.first_at, first_counts = excluded.first_counts,
      last_at = excluded.last_at, last_counts = excluded.last_counts, last_raw = excluded.last_raw,
      undecided = excluded.undecided, estimated = excluded.estimated
  )
  select array(select meter_id from taken where at is not null except select meter_id from newest)`;

/** Once a session: a plan is made once, not for each group. */
const prepare = `create or replace function prepare_to_take_in(inbox text) returns void language plpgsql as $$
  begin
    if exists (select from pg_prepared_statements where name = 'take_in_' || inbox) then return; end if;
    execute format('prepare %I(bigint) as ', 'take_in_' || inbox) || format($statement$${takeIn}$statement$, inbox,
      shard_beside(inbox, 'latest_reading'), shard_beside(inbox, 'reading'), shard_beside(inbox, 'register_slot'));
  end $$`;

/**
 * A setting remembers that the statement is prepared, which takes less time than to look for it; it is forgotten where the
 * transaction fails. By its statistics, which are gathered while it is empty, the inbox would be read whole, dead rows included:
 * the planner is kept to indexes.
 */
const takeInGroup = `create or replace function take_in_group() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  declare
    id bigint := (select group_id from added limit 1);
    prepared text := 'ohmstead.takes_in_' || tg_table_name;
    changed int4[];
  begin
    if id is null then return null; end if;
    if current_setting(prepared, true) is distinct from 'yes' then
      perform prepare_to_take_in(tg_table_name);
      perform set_config(prepared, 'yes', false);
    end if;
    execute format('execute %I(%s)', 'take_in_' || tg_table_name, id) into changed;
    if cardinality(changed) > 0 then perform refuse_changed_meters(changed); end if;
    return null;
  end $$`;

const trigger = `create or replace trigger group_taken_in after insert on group_inbox
  referencing new table as added for each statement execute function take_in_group()`;

export const takeInGroups: readonly string[] = [prepare, takeInGroup, trigger];

/** Called by the trigger, in every node. */
export const takeInFunctions: readonly string[] = [
  'shard_beside(text, regclass)',
  'prepare_to_take_in(text)',
];
