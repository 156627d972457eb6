// Lays the tables of a database out in a Citus cluster, with whatever they hold. What is laid out already stays as it is.
import type pg from 'pg';
import { writersLock } from '../postgres/writers-lock.ts';
import { StorageUnusable } from '../storage.ts';
import { clusterFunctions } from './functions.ts';
import { keepSequences } from './keep-sequences.ts';
import { tablesByMeter, tablesBySite, tablesEverywhere } from './layout.ts';
import { noteLayout } from './layout-release.ts';
import { requireNodeSettings } from './node-settings.ts';
import { settleConnections } from './settle-connections.ts';
import { takeInFunctions } from './take-in-groups.ts';
import { withoutTriggers } from './without-triggers.ts';

type Client = Pick<pg.Client, 'query'>;

/** Each takes a table's rows into the cluster. */
type Step = { readonly table: string; readonly text: string; readonly values: readonly string[] };

const asCopy = (table: string): Step => ({
  table,
  text: 'select create_reference_table($1::regclass)',
  values: [table],
});

/** The first table of a group is laid out by itself, the others beside it. */
const asShards = (tables: readonly [string, ...string[]], column: string): Step[] =>
  tables.map((table) => ({
    table,
    text: 'select create_distributed_table($1::regclass, $2, colocate_with => $3)',
    values: [table, column, table === tables[0] ? 'none' : tables[0]],
  }));

const steps: readonly Step[] = [
  ...tablesEverywhere.map(asCopy),
  ...asShards(tablesByMeter, 'meter_id'),
  ...asShards(tablesBySite, 'site_id'),
];

/** Whole or not at all. Throws `StorageUnusable` where the database is no cluster, or a server uses it. */
export const distribute = async (client: Client, say: (line: string) => void): Promise<void> => {
  await requireCluster(client);
  await requireNodeSettings(client);
  await requireAlone(client);
  // A table that refers to a copied one becomes known to the cluster by that: nothing to be told of each.
  await client.query('set client_min_messages = warning');
  // Their triggers do nothing outside of their node: see functions.ts.
  await client.query('set citus.enable_unsafe_triggers = on');
  await client.query(`set citus.multi_shard_modify_mode = 'sequential'`);
  await client.query('begin');
  const laidOut = await tablesLaidOut(client);
  const left = steps.filter(({ table }) => !laidOut.has(table));
  await keepSequences(client, () =>
    withoutTriggers(
      client,
      left.map(({ table }) => table),
      () => layOut(client, left, say),
    ),
  );
  await noteLayout(client);
  await client.query('commit');
  await settleConnections(client);
  say(left.length === 0 ? 'Everything is laid out already.' : `Laid out: ${left.length} tables.`);
};

const layOut = async (client: Client, left: readonly Step[], say: (line: string) => void): Promise<void> => {
  for (const { table, text, values } of left) {
    say(`Laying out: ${table}`);
    await client.query(text, [...values]);
  }
  for (const text of clusterFunctions) await client.query(text);
  for (const name of functionsCalled) await client.query('select create_distributed_function($1)', [name]);
};

/** By statements and by other functions; those of triggers come with their tables. */
const functionsCalled = [
  'refuse_changed_meters(int4[])',
  'lock_meters(int4[])',
  'committed_lately(xid)',
  ...takeInFunctions,
];

const requireCluster = async (client: Client): Promise<void> => {
  const found = await client.query(`select to_regclass('pg_dist_node') is not null as there`);
  if (!found.rows[0]?.there)
    throw new StorageUnusable('The database is no Citus cluster: it lacks the extension “citus”.');
  const nodes = await client.query('select from citus_get_active_worker_nodes()');
  if (nodes.rows.length === 0)
    throw new StorageUnusable('The cluster has no workers yet: add them with citus_add_node.');
};

/** Held until the client's connection ends. */
const requireAlone = async (client: Client): Promise<void> => {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [writersLock]);
  if (!rows[0]?.taken)
    throw new StorageUnusable('A server uses the database. Stop all of them, then lay it out.');
};

const tablesLaidOut = async (client: Client): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query(
    `select table_name::text as name from citus_tables where citus_table_type in ('distributed', 'reference')`,
  );
  return new Set(rows.map(({ name }) => name as string));
};
