// Which layout a database has: another release may have other tables and other functions, which only `npm run distribute` brings in.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { StorageUnusable } from '../storage.ts';
import { clusterFunctions } from './functions.ts';
import { tablesByMeter, tablesBySite, tablesEverywhere } from './layout.ts';
import { requireNodeSettings } from './node-settings.ts';

type Client = Pick<pg.Client, 'query'>;

const setting = 'cluster.layout';

const ours = createHash('sha256')
  .update(JSON.stringify([tablesByMeter, tablesBySite, tablesEverywhere, clusterFunctions]))
  .digest('hex');

export const noteLayout = async (client: Client): Promise<void> => {
  await client.query(
    `insert into setting (name, value) values ($1, to_jsonb($2::text))
     on conflict (name) do update set value = excluded.value`,
    [setting, ours],
  );
};

/** Whether the database is laid out in a cluster. Throws `StorageUnusable` where it is, and a server of this release cannot use it. */
export const isLaidOut = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ layout: string }>(
    `select value #>> '{}' as layout from setting where name = $1`,
    [setting],
  );
  const [found] = rows;
  if (!found) return false;
  if (found.layout !== ours)
    throw new StorageUnusable(
      'The cluster’s tables are laid out for another release. Stop all servers and run: npm run distribute -- URL',
    );
  await requireNodeSettings(client);
  return true;
};
