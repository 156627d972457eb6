import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { buildMeter } from '../../../test/build-meter.ts';
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { testClock } from '../../../test/test-clock.ts';
import { createIngest } from '../../ingest/create-ingest.ts';
import { openStorage } from '../../open-storage.ts';
import type { ChangeElsewhere } from '../other-servers.ts';
import { type Storage, StorageUnusable } from '../storage.ts';

const values = {
  phases: [
    { voltageV: 230, currentA: 1, powerW: 100, importKwh: 1, exportKwh: 0, frequencyHz: 50, powerFactor: 1 },
  ],
  net: null,
  reactive: null,
};

// A server of its own, since it is stopped and started.
describe.runIf(inject('database').engine === 'postgres')('a PostgreSQL server', () => {
  let server: PostgresServer;
  let storage: Storage;
  const open = (): Promise<Storage> =>
    openStorage({ dataDir: '', databaseUrl: server.url, workerFile: '' }, silentLog);
  beforeAll(async () => {
    server = await startPostgres();
    storage = await open();
  });
  afterAll(async () => {
    await storage.close();
    server.stop();
  });

  it('serves several servers of ours, and none beside one of an earlier version', async () => {
    const writersLock = 0x0487_57ea;
    const other = await open();
    await other.close();
    const older = new pg.Client({ connectionString: server.url });
    await older.connect();
    const tried = await older.query('select pg_try_advisory_lock($1) as taken', [writersLock]);
    expect(tried.rows).toEqual([{ taken: false }]);
    await storage.close();
    await older.query('select pg_advisory_lock($1)', [writersLock]);
    await expect(open()).rejects.toThrow(StorageUnusable);
    await older.end();
    storage = await open();
  }, 30_000);

  it('tells every server which meters the others make, change and delete', async () => {
    const other = await open();
    const heard: ChangeElsewhere[] = [];
    other.otherServers.onChange((change) => void heard.push(change));
    const { id, sn } = await buildMeter(storage.db);
    await storage.db.updateTable('meter').set({ name: 'Roof' }).where('id', '=', id).execute();
    await storage.db.updateTable('meter').set({ upload_key: 'another' }).where('id', '=', id).execute();
    await storage.db.deleteFrom('meter').where('id', '=', id).execute();
    const change = { kind: 'meter', sn };
    await vi.waitFor(() => expect(heard).toEqual([change, change, change]));
    await other.close();
  });

  it('has a clock that its servers go by', async () => {
    const { rows } = await storage.pool.query('select extract(epoch from clock_timestamp()) as seconds');
    expect(Math.abs(storage.clock.nowMicros() / 1_000_000 - Number(rows[0].seconds))).toBeLessThan(1);
  });

  it('that does not answer is named', async () => {
    const databaseUrl = 'postgres://postgres@127.0.0.1:1/postgres';
    await expect(openStorage({ dataDir: '', databaseUrl, workerFile: '' }, silentLog)).rejects.toThrow(
      StorageUnusable,
    );
  });

  it('may restart while readings come: none is refused, none is lost', async () => {
    const meter = await buildMeter(storage.db);
    const clock = testClock();
    const ingest = createIngest({ storage, clock, log: silentLog, openUpload: true });
    const submit = () =>
      ingest.submit({
        sn: meter.sn,
        key: null,
        time: null,
        values,
        sender: { address: 'here', isForwarded: false },
      });
    expect(await submit()).toEqual({ kind: 'stored' });
    server.restart();
    const outcomes = await Promise.all([submit(), submit(), submit()]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['stored', 'stored', 'stored']);
    await vi.waitFor(() => expect(storage.otherServers.areHeard()).toBe(true), { timeout: 20_000 });
    const { rows } = await storage.pool.query('select from reading where meter_id = $1', [meter.id]);
    expect(rows).toHaveLength(4);
    await ingest.close();
  });

  it('that is away refuses readings as unavailable', async () => {
    const meter = await buildMeter(storage.db);
    const ingest = createIngest({ storage, clock: testClock(), log: silentLog, openUpload: true });
    const submit = () =>
      ingest.submit({
        sn: meter.sn,
        key: null,
        time: null,
        values,
        sender: { address: 'here', isForwarded: false },
      });
    await submit();
    server.pause();
    expect(await submit()).toEqual({ kind: 'refused', code: 'unavailable' });
    expect(await storage.health()).toBe('database away');
    server.resume();
    await vi.waitFor(async () => expect(await submit()).toEqual({ kind: 'stored' }), { timeout: 20_000 });
    await ingest.close();
  });
});
