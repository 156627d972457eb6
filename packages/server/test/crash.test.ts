// Law 1: a reading once acknowledged is never lost. The server is killed in the middle of uploads, again and again.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createIngest } from '../src/ingest/create-ingest.ts';
import { openStorage } from '../src/open-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { type BuiltMeter, buildMeter, buildSite } from './build-meter.ts';
import { silentLog } from './silent-log.ts';

const kills = 20;
const meterCount = 24;

/** Sends one reading after another, numbered by its counter; gives the acknowledged ones to `onStored`. */
const sendUntilDead = async (
  url: string,
  meter: BuiltMeter,
  nextSerial: () => number,
  onStored: (serial: number) => void,
): Promise<void> => {
  for (;;) {
    const serial = nextSerial();
    const body = JSON.stringify({ SN: meter.sn, Data: [230, 1, 100, serial / 1000, 0, 50, 1] });
    const response = await fetch(`${url}/api/v1/sensor/uploadsensor`, { method: 'POST', body }).catch(
      () => null,
    );
    const answer: unknown = await response?.json().catch(() => null);
    if (!response || !answer) return;
    if (response.status === 200) onStored(serial);
    else if (response.status === 429) return;
    else throw new Error(`unexpected answer ${response.status} ${JSON.stringify(answer)}`);
  }
};

describe.runIf(inject('database').engine === 'embedded')('kill -9 during a stream of uploads', () => {
  const { workerFile, ingestProcess } = inject('processes');
  let dataDir: string;
  const open = (): Promise<Storage> => openStorage({ dataDir, databaseUrl: null, workerFile }, silentLog);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-crash-'));
    const database = inject('database');
    if (database.engine === 'embedded') {
      await cp(join(database.templateDir, 'database'), join(dataDir, 'database'), { recursive: true });
    }
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const buildMeters = async (): Promise<BuiltMeter[]> => {
    const storage = await open();
    const site_id = await buildSite(storage.db);
    const meters: BuiltMeter[] = [];
    for (let count = 0; count < meterCount; count += 1)
      meters.push(await buildMeter(storage.db, { site_id }));
    await storage.close();
    return meters;
  };

  const start = async (): Promise<{ child: ChildProcess; url: string }> => {
    const child = fork(ingestProcess, [dataDir, workerFile]);
    const [url] = await once(child, 'message');
    return { child, url: String(url) };
  };

  it(`keeps every acknowledged reading through ${kills} kills`, { timeout: 600_000 }, async () => {
    const meters = await buildMeters();
    const stored = new Map(meters.map(({ id }) => [id, new Set<number>()]));
    let serial = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const { child, url } = await start();
      let untilKill = 40 + kill * 17;
      const onStored = (meter: BuiltMeter, acknowledged: number): void => {
        stored.get(meter.id)?.add(acknowledged);
        untilKill -= 1;
        if (untilKill === 0) child.kill('SIGKILL');
      };
      const exit = once(child, 'exit');
      await Promise.all(
        meters.map((meter) =>
          sendUntilDead(
            url,
            meter,
            () => {
              serial += 1;
              return serial;
            },
            (acknowledged) => onStored(meter, acknowledged),
          ),
        ),
      );
      expect(await exit).toEqual([null, 'SIGKILL']);
    }
    const storage = await open();
    const clock = { nowMicros: () => Date.now() * 1000 };
    const ingest = createIngest({ storage, clock, log: silentLog, openUpload: true });
    await ingest.ready;
    for (const [meterId, serials] of stored) {
      const { rows } = await storage.pool.query<{ serial: number }>(
        'select round(phase_values[4] * 1000)::int4 as serial from reading where meter_id = $1 order by at',
        [meterId],
      );
      const found = rows.map((row) => row.serial);
      expect(found).toEqual([...found].sort((a, b) => a - b));
      expect([...serials].filter((acknowledged) => !found.includes(acknowledged))).toEqual([]);
      const latest = await storage.db
        .selectFrom('latest_reading')
        .select('phase_values')
        .where('meter_id', '=', meterId)
        .executeTakeFirst();
      expect(latest?.phase_values?.[3]).toBe((found.at(-1) ?? 0) / 1000);
    }
    await ingest.close();
    await storage.close();
    expect([...stored.values()].every((serials) => serials.size > kills)).toBe(true);
  });
});
