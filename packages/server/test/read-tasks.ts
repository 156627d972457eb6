// How many shards a statement asks, read from the plan that a cluster makes of it. Nothing is carried out.
import type pg from 'pg';
import { tablesByMeter, tablesBySite } from '../src/storage/citus/layout.ts';

export type Asked = {
  readonly shards: number;
  /** Whose ids its tables are laid out by. */
  readonly by: 'meter' | 'site';
  readonly table: string;
};

/** Of each part of the plan that asks a table which is laid out in shards. */
export const readTasks = async (client: Pick<pg.Client, 'query'>, statement: string): Promise<Asked[]> => {
  const { rows } = await client.query(`explain (format json) ${statement}`);
  return asked(rows[0]?.['QUERY PLAN']);
};

type Json = Readonly<Record<string, unknown>>;

const asked = (plan: unknown): Asked[] => {
  if (typeof plan !== 'object' || plan === null) return [];
  const within = Object.values(plan).flatMap(asked);
  const { 'Task Count': shards, Tasks: tasks } = plan as Json;
  if (typeof shards !== 'number') return within;
  return [...within, ...tablesIn(tasks).flatMap((table) => ofTable(table, shards))];
};

const ofTable = (table: string, shards: number): Asked[] => {
  if (tablesByMeter.some((one) => one === table)) return [{ shards, table, by: 'meter' }];
  return tablesBySite.some((one) => one === table) ? [{ shards, table, by: 'site' }] : [];
};

/** A table's name is followed by the number of its shard. */
const tablesIn = (plan: unknown): string[] => {
  if (typeof plan !== 'object' || plan === null) return [];
  const { 'Relation Name': name } = plan as Json;
  const own = typeof name === 'string' ? [name.replace(/_\d+$/, '')] : [];
  return [...new Set([...own, ...Object.values(plan).flatMap(tablesIn)])];
};
