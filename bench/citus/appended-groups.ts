// Groups of readings as the server appends them in a cluster, in turns with a mere COPY of the same rows.
import { finished } from 'node:stream/promises';
import { appendByCopy } from '@ohmstead/server/append-by-copy';
import { inboxRows, readingRows } from '@ohmstead/server/copied-rows';
import type { GroupRows } from '@ohmstead/server/group-rows';
import { inTransaction } from '@ohmstead/server/in-transaction';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { median } from '../load/median.ts';
import { atLeast, type Result, whole } from '../result.ts';
import type { ClusterDatabase } from '../servers/cluster-database.ts';
import { groupRows } from './group-rows.ts';

const ofGroup = 1_000;
const groups = 20;
const rounds = 6;
/** Each server writes one group after another. */
const servers = 2;
const leastShare = 0.5;

export const metersOfGroups = groups * ofGroup;

type Groups = readonly (readonly number[])[];
type Write = (pool: pg.Pool, rows: GroupRows) => Promise<void>;

export const appendedGroups = async ({ url }: ClusterDatabase): Promise<readonly Result[]> => {
  const pool = new pg.Pool({ connectionString: url, max: servers });
  await makeMere(pool);
  const ids = await groupsOfMeters(pool);
  const rates = { appended: [] as number[], readings: [] as number[], all: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      rates.appended.push(await rateOf(pool, ids, round, append));
      rates.readings.push(await rateOf(pool, ids, round, copyReadings));
      rates.all.push(await rateOf(pool, ids, round, copyAll));
    }
    await pool.query('drop table mere_reading, mere_group_inbox');
  } finally {
    await pool.end();
  }
  const [appended, readings, all] = [median(rates.appended), median(rates.readings), median(rates.all)];
  return [
    { what: 'readings/s appended', value: whole(appended) },
    { what: 'readings/s by mere COPY, with their slots', value: whole(all) },
    { what: 'readings/s by mere COPY, readings alone', value: whole(readings) },
    {
      what: 'appended of mere COPY, with their slots',
      value: (appended / all).toFixed(2),
      target: atLeast(appended / all, leastShare, ''),
    },
    { what: 'appended of mere COPY, readings alone', value: (appended / readings).toFixed(2) },
  ];
};

const groupsOfMeters = async (pool: pg.Pool): Promise<Groups> => {
  const { rows } = await pool.query<{ id: number }>('select id from meter order by id');
  const ids = rows.map(({ id }) => id);
  if (ids.length !== metersOfGroups) throw new Error(`There are ${ids.length} meters.`);
  return Array.from({ length: groups }, (_, place) => ids.slice(place * ofGroup, (place + 1) * ofGroup));
};

/** Tables of the same columns and keys, laid out alike, that nothing else is done with. */
const makeMere = async (pool: pg.Pool): Promise<void> => {
  for (const table of ['reading', 'group_inbox']) {
    await pool.query(`create table mere_${table} (like ${table} including indexes)`);
    await pool.query(`select create_distributed_table('mere_${table}', 'meter_id')`);
  }
};

const append: Write = (pool, rows) => inTransaction(pool, (client) => appendByCopy(client, rows, false));

const copyReadings: Write = (pool, { readings }) =>
  inTransaction(pool, (client) => copy(client, 'mere_reading', readingColumns, readingRows(readings)));

const copyAll: Write = (pool, rows) =>
  inTransaction(pool, async (client) => {
    // A minute's half later than the readings alone, whose keys are taken.
    const readings = rows.readings.map((reading) => ({
      ...reading,
      atMicros: reading.atMicros + 30_000_000,
    }));
    await copy(client, 'mere_reading', readingColumns, readingRows(readings));
    await copy(client, 'mere_group_inbox', inboxColumns, inboxRows(1, rows, false));
  });

const readingColumns =
  '(meter_id, at, arrived_at, source, shift, import_id, phase_values, net_values, reactive_values)';
const inboxColumns = `(group_id, meter_id, at, interval_seconds, version, counter_rules, slot, first_at, first_counts,
  last_at, last_counts, last_raw, undecided, estimated)`;

const copy = async (client: pg.PoolClient, table: string, columns: string, rows: Buffer): Promise<void> => {
  const stream = client.query(copyFrom(`copy ${table} ${columns} from stdin binary`));
  stream.end(rows);
  await finished(stream);
};

/** Readings a second of a round of groups. */
const rateOf = async (pool: pg.Pool, ids: Groups, round: number, write: Write): Promise<number> => {
  const waiting = ids.map((meterIds) => groupRows(meterIds, round));
  const beforeMs = performance.now();
  const server = async (): Promise<void> => {
    for (let rows = waiting.pop(); rows !== undefined; rows = waiting.pop()) await write(pool, rows);
  };
  await Promise.all(Array.from({ length: servers }, server));
  return (metersOfGroups / (performance.now() - beforeMs)) * 1000;
};
