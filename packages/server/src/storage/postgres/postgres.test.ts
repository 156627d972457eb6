import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { buildMeter } from '../../../test/build-meter.ts';
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { testClock } from '../../../test/test-clock.ts';
import { createIngest } from '../../ingest/create-ingest.ts';
import { openStorage } from '../../open-storage.ts';
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

  it('serves one server of ours at a time', async () => {
    await expect(open()).rejects.toThrow(StorageUnusable);
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
    const before = storage.writerEpoch();
    server.restart();
    const outcomes = await Promise.all([submit(), submit(), submit()]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['stored', 'stored', 'stored']);
    await vi.waitFor(() => expect(storage.writerEpoch()).toBeGreaterThan(before ?? 0), { timeout: 20_000 });
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
