import { hourMs, quarterHourMs } from '@ohmstead/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { clusterForTest } from '../../../test/cluster-for-test.ts';
import { isCluster } from '../../../test/is-cluster.ts';
import { inDatabase } from '../../../test/run-sql.ts';
import { uploadDays } from '../../../test/upload-days.ts';
import { steadyReadings, uploadReadings } from '../../../test/upload-readings.ts';
import { packHotRows } from '../../ingest/pack-job.ts';
import { rollUpJob } from '../../rollups/roll-up-job.ts';
import { StorageUnusable } from '../storage.ts';
import { distribute } from './distribute.ts';
import { tablesByMeter, tablesBySite, tablesEverywhere } from './layout.ts';

const signal = new AbortController().signal;
const noon = Date.parse('2026-03-10T12:00:00Z');

const layOut = async (url: string): Promise<string[]> => {
  const said: string[] = [];
  await inDatabase(url, (client) => distribute(client, (line) => void said.push(line)));
  return said;
};

/** Every row of the tables that are laid out, by table. */
const contentsOf = (url: string): Promise<ReadonlyMap<string, readonly string[]>> =>
  inDatabase(url, async (client) => {
    const contents = new Map<string, readonly string[]>();
    for (const table of [...tablesByMeter, ...tablesBySite, ...tablesEverywhere]) {
      const { rows } = await client.query(`select to_jsonb(kept)::text as row from ${table} as kept`);
      contents.set(table, rows.map(({ row }) => row).sort());
    }
    return contents;
  });

describe.runIf(isCluster())('a filled database', () => {
  let cluster: Awaited<ReturnType<typeof clusterForTest>>;
  let server: TestApp;
  let meter: BuiltMeter;
  let siteId: number;
  /** Its id is not given again. */
  let deletedId: number;
  const start = async (): Promise<void> => {
    server = await appForTest({}, { storage: await cluster.open() });
  };
  beforeAll(async () => {
    cluster = await clusterForTest();
    await start();
    siteId = await buildSite(server.db);
    meter = await buildMeter(server.db, { site_id: siteId, type: 1 });
    const other = await buildMeter(server.db, { site_id: siteId, type: 1 });
    for (const sender of [meter, other])
      await uploadDays(server, sender, { days: 3, powerAt: () => 400, toMs: noon });
    server.clock.goOn(86_400);
    const fallen = { importW: 400, exportW: 0, importedKwh: 3 };
    await uploadReadings(
      server,
      meter,
      steadyReadings(noon + hourMs, noon + 2 * hourMs, quarterHourMs, fallen),
    );
    await packHotRows(server.context, signal);
    await rollUpJob(server.context).run(signal);
    ({ id: deletedId } = await buildMeter(server.db, { site_id: siteId }));
    await server.db.deleteFrom('meter').where('id', '=', deletedId).execute();
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await cluster.drop();
  });

  it('is not laid out while a server uses it', async () => {
    await expect(layOut(cluster.databaseUrl)).rejects.toThrow(StorageUnusable);
  });

  it('is what it was when it is laid out, once or again', async () => {
    await server.close();
    const before = await contentsOf(cluster.databaseUrl);
    for (const table of ['reading', 'reading_day', 'register_slot', 'counter_event', 'site_day', 'meter_day'])
      expect(before.get(table), table).not.toEqual([]);
    expect((await layOut(cluster.databaseUrl)).at(-1)).toMatch(/^Laid out: /);
    expect(await contentsOf(cluster.databaseUrl)).toEqual(before);
    expect(await layOut(cluster.databaseUrl)).toEqual(['Everything is laid out already.']);
    expect(await contentsOf(cluster.databaseUrl)).toEqual(before);
    await start();
  }, 60_000);

  it('lies in shards and in copies then', async () => {
    const { rows } = await server.storage.pool.query(
      `select table_name::text as name, citus_table_type as type from citus_tables`,
    );
    const ofType = (type: string) => rows.filter((row) => row.type === type).map(({ name }) => name);
    expect(ofType('distributed').sort()).toEqual([...tablesByMeter, ...tablesBySite].sort());
    expect(ofType('reference')).toEqual(expect.arrayContaining([...tablesEverywhere]));
  });

  it('goes on with its ids', async () => {
    expect(await buildSite(server.db)).toBe(siteId + 1);
    const next = await buildMeter(server.db, { site_id: siteId });
    expect(next.id).toBe(deletedId + 1);
  });

  const versionOf = async (id: number) => {
    const query = server.db.selectFrom('latest_reading').select('version').where('meter_id', '=', id);
    return (await query.executeTakeFirstOrThrow()).version;
  };

  it('has triggers: meters get their row, and changes raise the version', async () => {
    const built = await buildMeter(server.db, { site_id: siteId });
    expect(await versionOf(built.id)).toBeGreaterThanOrEqual(0);
    const before = await versionOf(meter.id);
    const late = steadyReadings(noon - 40 * hourMs, noon - 39 * hourMs, 60_000, { importW: 400, exportW: 0 });
    await uploadReadings(server, meter, late);
    expect(await versionOf(meter.id)).toBeGreaterThan(before);
  });

  it('can be moved while it is written: rows have an identity, and are in the log', async () => {
    const { rows } = await server.storage.pool.query(
      `select relname from pg_class join citus_tables on table_name = pg_class.oid
       where relpersistence <> 'p' or (relreplident <> 'f' and not exists (
         select from pg_index where indrelid = pg_class.oid and indisprimary))`,
    );
    expect(rows).toEqual([]);
  });

  it('takes groups of readings in wherever a shard moves', { timeout: 60_000 }, async () => {
    await server.storage.pool.query(
      `select citus_move_shard_placement(shard.shardid, holder.nodename, holder.nodeport, other.nodename,
         other.nodeport, case current_setting('wal_level') when 'logical' then 'auto' else 'block_writes' end::citus.shard_transfer_mode)
       from pg_dist_shard_placement as shard
       join pg_dist_node as holder on (holder.nodename, holder.nodeport) = (shard.nodename, shard.nodeport)
       join pg_dist_node as other on other.shouldhaveshards and other.nodeid <> holder.nodeid
       where shard.shardid = get_shard_id_for_distribution_column('reading', $1::int4)`,
      [meter.id],
    );
    server.clock.goOn(86_400);
    const slots = await slotsOf(meter.id);
    const next = { importW: 400, exportW: 0, importedKwh: 10 };
    await uploadReadings(
      server,
      meter,
      steadyReadings(noon + 3 * hourMs, noon + 4 * hourMs, quarterHourMs, next),
    );
    expect(await slotsOf(meter.id)).toBe(slots + 5);
  });

  const slotsOf = async (id: number): Promise<number> => {
    const query = server.db.selectFrom('register_slot').select('slot').where('meter_id', '=', id);
    return (await query.execute()).length;
  };
});

describe.runIf(inject('database').engine === 'postgres' && !isCluster())('a database', () => {
  it('that is no cluster is not laid out', async () => {
    const database = inject('database');
    if (database.engine !== 'postgres') return;
    await expect(layOut(database.serverUrl)).rejects.toThrow('no Citus cluster');
  });
});
