// The functions of the schema that have to be others in a Citus cluster, most of them of triggers. There a trigger of a table that
// lies in every node runs in each of them, and one of a distributed table beside its rows; neither can reach rows of another node.
// So each does what concerns its node.
import { shardBeside, takeInGroups } from './take-in-groups.ts';

/** Whether the rows of this meter lie in this node. */
const liesHere = `create or replace function meter_lies_here(id int4) returns bool language sql stable as $$
  select exists (
    select from pg_dist_placement
    where shardid = get_shard_id_for_distribution_column('latest_reading', id)
      and groupid = (select groupid from pg_dist_local_group))
  $$`;

const isCoordinator = `create or replace function is_coordinator() returns bool language sql stable as $$
  select groupid = 0 from pg_dist_local_group
  $$`;

/** The row is inserted where the meter's rows lie, beside the copy of the meter that it refers to. */
const addLatestReading = `create or replace function add_latest_reading() returns trigger language plpgsql as $$
  begin
    if meter_lies_here(new.id) then insert into latest_reading (meter_id) values (new.id); end if;
    return null;
  end $$`;

/** One meter after another: no statement locks rows of several shards. */
const lockMeters = `create or replace function lock_meters(ids int4[]) returns void language plpgsql as $$
  declare
    id int4;
  begin
    for id in select unnest(ids) order by 1 loop
      perform from latest_reading where meter_id = id for update;
    end loop;
  end $$`;

/** Likewise, and only a statement of one meter is sure to need no other node. */
const raiseVersions = `create or replace function raise_versions(ids int4[]) returns void language plpgsql as $$
  declare
    id int4;
  begin
    for id in select unnest(ids) order by 1 loop
      update latest_reading set version = version + 1
      where meter_id = id and xmin <> pg_current_xact_id()::xid;
    end loop;
  end $$`;

const raiseRulesVersions = `create or replace function raise_rules_versions(ids int4[]) returns void language plpgsql as $$
  declare
    id int4;
  begin
    for id in select unnest(ids) order by 1 loop
      if meter_lies_here(id) then
        update latest_reading set version = version + 1, rules_version = rules_version + 1 where meter_id = id;
      end if;
    end loop;
  end $$`;

/** Servers listen to the coordinator. */
const tellMeterChanged = `create or replace function tell_meter_changed() returns trigger language plpgsql as $$
  begin
    if not is_coordinator() then return null; end if;
    if tg_op <> 'INSERT' then perform pg_notify('meter_changed', old.sn); end if;
    if tg_op <> 'DELETE' then perform pg_notify('meter_changed', new.sn); end if;
    return null;
  end $$`;

/** The node's own copy of the meters: to all of them nothing can be written from here. */
const renewSearchTexts = `create or replace function renew_meter_search_texts() returns trigger language plpgsql
  set citus.enable_manual_changes_to_shards = on as $$
  declare
    copy text;
  begin
    select 'meter_' || shardid into copy from pg_dist_shard where logicalrelid = 'meter'::regclass;
    execute format('update %I set name = name where site_id = $1', copy) using new.id;
    return null;
  end $$`;

/**
 * So long a commit over several nodes may be visible in one of them only; the databases of all nodes may be set otherwise. A node
 * knows the instants of its commits by its setting `track_commit_timestamp`.
 */
const committedLately = `create or replace function committed_lately(writer xid) returns bool language sql stable as $$
  select coalesce(pg_xact_commit_timestamp(writer) > clock_timestamp()
    - coalesce(current_setting('ohmstead.until_all_nodes_show', true), '10 seconds')::interval, false)
  $$`;

/** Asked of the coordinator, which has a note of each commit until all nodes have made it. Every few seconds it makes them do so. */
const hasUnresolvedCommits = `create or replace function has_unresolved_commits() returns bool language sql stable as $$
  select exists (
    select from pg_dist_transaction where pg_xact_commit_timestamp(xmin) < clock_timestamp() - interval '10 seconds')
  $$`;

export const clusterFunctions: readonly string[] = [
  liesHere,
  isCoordinator,
  addLatestReading,
  lockMeters,
  raiseVersions,
  raiseRulesVersions,
  tellMeterChanged,
  renewSearchTexts,
  committedLately,
  hasUnresolvedCommits,
  shardBeside,
  ...takeInGroups,
];
