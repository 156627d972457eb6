import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { silentLog } from '../../../test/silent-log.ts';
import { openStorage } from '../../open-storage.ts';
import { type Storage, StorageUnusable } from '../storage.ts';

describe.runIf(inject('database').engine === 'embedded')('the embedded engine', () => {
  const { workerFile } = inject('processes');
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-embedded-'));
    const database = inject('database');
    if (database.engine !== 'embedded') return;
    await cp(join(database.templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const open = (): Promise<Storage> => openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);

  it('keeps a second server out of its folder, until the first has left', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(StorageUnusable);
    await first.close();
    const second = await open();
    expect(await second.health()).toBe('ok');
    await second.close();
  });

  it('is not kept out by the lock of a process that was killed', async () => {
    // A socket whose process has died: the file stays, nobody listens. Node removes it only on close().
    const dead = new Worker(
      `const { createServer } = require('node:net');
       const { renameSync } = require('node:fs');
       const { parentPort, workerData } = require('node:worker_threads');
       createServer().listen(workerData + '.made', () => {
         renameSync(workerData + '.made', workerData);
         parentPort.postMessage('listening');
       });`,
      { eval: true, workerData: join(dataDir, 'lock') },
    );
    await new Promise((done) => dead.once('message', done));
    await dead.terminate();
    const storage = await open();
    await storage.close();
  });

  it('takes a folder whose path is longer than a socket may have', async () => {
    const long = join(dataDir, 'x'.repeat(120));
    await cp(join(dataDir, 'database'), join(long, 'database'), { recursive: true }).catch(() => undefined);
    const storage = await openStorage({ dataDir: long, databaseUrl: null, workerFile }, silentLog);
    expect(await storage.health()).toBe('ok');
    await expect(openStorage({ dataDir: long, databaseUrl: null, workerFile }, silentLog)).rejects.toThrow(
      StorageUnusable,
    );
    await storage.close();
  });

  it('keeps what was committed from one start to the next', async () => {
    const first = await open();
    await first.db.insertInto('setting').values({ name: 'colour', value: '"green"' }).execute();
    await first.close();
    const second = await open();
    const rows = await second.db.selectFrom('setting').selectAll().where('name', '=', 'colour').execute();
    await second.close();
    expect(rows).toEqual([{ name: 'colour', value: 'green' }]);
  });

  it('reports what a start is busy with that takes long', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'ohmstead-new-'));
    const copy = await mkdtemp(join(tmpdir(), 'ohmstead-copy-'));
    const stepsAt = async (folder: string): Promise<string[]> => {
      const steps: string[] = [];
      const onStep = (step: string) => void steps.push(step);
      const storage = await openStorage(
        { dataDir: folder, databaseUrl: null, workerFile, onStep },
        silentLog,
      );
      // A crash would have left the folder like this.
      if (folder === empty) await cp(join(empty, 'database'), join(copy, 'database'), { recursive: true });
      await storage.close();
      return steps;
    };
    expect(await stepsAt(empty)).toEqual(['creating', 'migrating']);
    expect(await stepsAt(copy)).toEqual(['recovering']);
    expect(await stepsAt(empty)).toEqual([]);
    for (const folder of [empty, copy]) await rm(folder, { recursive: true, force: true });
  });

  it('undoes a transaction whose connection breaks', async () => {
    const storage = await open();
    const client = await storage.pool.connect();
    await client.query('begin');
    await client.query(`insert into setting (name, value) values ('half', '1')`);
    client.release(true);
    const rows = await storage.db.selectFrom('setting').selectAll().where('name', '=', 'half').execute();
    await storage.close();
    expect(rows).toEqual([]);
  });

  it('answers further statements after a failed one', async () => {
    const storage = await open();
    await expect(storage.pool.query('select 1 / 0')).rejects.toThrow('division by zero');
    await expect(storage.pool.query('no SQL')).rejects.toThrow('syntax error');
    expect(await storage.health()).toBe('ok');
    await storage.close();
  });

  it('starts the engine anew when the disk fails it, and has lost nothing', async () => {
    const storage = await open();
    const insert = (name: string) => storage.db.insertInto('setting').values({ name, value: '1' }).execute();
    await insert('before');
    const log = join(dataDir, 'database', 'pg_wal');
    await rename(log, `${log}.away`);
    await expect(storage.pool.query('select pg_switch_wal()').then(() => insert('lost'))).rejects.toThrow();
    expect(await storage.health()).toBe('database away');
    await rename(`${log}.away`, log);
    await vi.waitFor(async () => expect(await storage.health()).toBe('ok'), {
      timeout: 50_000,
      interval: 100,
    });
    await insert('after');
    const rows = await storage.db.selectFrom('setting').select('name').orderBy('name').execute();
    await storage.close();
    expect(rows).toEqual([{ name: 'after' }, { name: 'before' }]);
  });

  it('refuses a folder that cannot be made', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(join(dataDir, 'file'), done));
    const config = { dataDir: join(dataDir, 'file', 'data'), databaseUrl: null, workerFile };
    await expect(openStorage(config, silentLog)).rejects.toThrow(StorageUnusable);
    await new Promise((done) => taken.close(done));
  });
});
