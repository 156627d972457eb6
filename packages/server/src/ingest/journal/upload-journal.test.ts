// What a server acknowledged and did not come to write, the next one writes.
import { constants } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { loggedLines } from '../../../test/logged-lines.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { testClock } from '../../../test/test-clock.ts';
import { readingOf } from '../../readings/reading-row.ts';
import { type Storage, StorageUnusable } from '../../storage/storage.ts';
import { createIngest, type Ingest } from '../create-ingest.ts';
import type { JournalledReading } from './journalled-reading.ts';
import { type JournalEntry, openUploadJournal } from './upload-journal.ts';

describe('the upload journal', () => {
  const clock = testClock();
  const startMicros = clock.nowMicros();
  let storage: Storage;
  let journalFolder: string;
  beforeAll(async () => {
    storage = await databaseForTest();
    journalFolder = await mkdtemp(join(tmpdir(), 'ohmstead-journal-'));
  });
  afterAll(async () => {
    await storage.close();
    await rm(journalFolder, { recursive: true, force: true });
  });

  const reading = (meter: { id: number }, second: number): JournalledReading => ({
    meter,
    claimedMicros: startMicros - 3_600_000_000 + second * 1_000_000,
    arrivedMicros: startMicros,
    source: 1,
    values: { phases: [230, 1, 100, 1 + second / 1000, 0, 50, 1], net: null, reactive: null },
  });
  const keep = async (readings: readonly JournalledReading[]): Promise<void> => {
    const journal = await openUploadJournal(journalFolder);
    for (const one of readings) await journal.append([one]);
    await journal.close();
  };
  const leftOver = async (): Promise<number> => {
    const journal = await openUploadJournal(journalFolder);
    await journal.close();
    return journal.left.length;
  };
  const run = async (body: (ingest: Ingest) => Promise<void>, log = silentLog): Promise<void> => {
    const ingest = createIngest({
      storage: { ...storage, journalFolder },
      clock,
      log,
      openUpload: true,
    });
    await ingest.ready;
    await body(ingest);
    await ingest.close();
  };
  const nothing = async (): Promise<void> => undefined;
  const countOf = async ({ id }: BuiltMeter): Promise<number> => {
    const { rows } = await storage.pool.query('select from reading where meter_id = $1', [id]);
    return rows.length;
  };

  it('is written before anything else is taken, and once only', async () => {
    const meter = await buildMeter(storage.db);
    const readings = [0, 1, 2].map((second) => reading(meter, second));
    await keep(readings);
    await run(nothing);
    expect([await countOf(meter), await leftOver()]).toEqual([3, 0]);
    await keep([...readings, reading(meter, 3)]);
    await run(nothing);
    expect([await countOf(meter), await leftOver()]).toEqual([4, 0]);
  });

  it('drops what its meter’s owner has deleted', async () => {
    const [meter, gone] = [await buildMeter(storage.db), { id: 999_999 }];
    await keep([reading(gone, 0), reading(meter, 0)]);
    await run(nothing);
    expect([await countOf(meter), await leftOver()]).toEqual([1, 0]);
  });

  it('keeps what the database cannot take until it can', async () => {
    const meter = await buildMeter(storage.db);
    await run(async (ingest) => {
      await storage.db.schema.alterTable('reading').renameTo('elsewhere').execute();
      await storage.db.schema.alterTable('unwritten_reading').renameTo('nowhere').execute();
      const outcome = await ingest.submit({
        sn: meter.sn,
        key: null,
        time: null,
        sender: { address: 'here', isForwarded: false },
        values: readingOf(0, reading(meter, 0).values),
      });
      expect(outcome).toEqual({ kind: 'stored' });
    });
    expect(await leftOver()).toBe(1);
    await storage.db.schema.alterTable('elsewhere').renameTo('reading').execute();
    await storage.db.schema.alterTable('nowhere').renameTo('unwritten_reading').execute();
    await run(nothing);
    expect([await countOf(meter), await leftOver()]).toEqual([1, 0]);
  });

  it('of which a bit is spoilt is written but for that record, which is reported and copied beside', async () => {
    const meter = await buildMeter(storage.db);
    await keep([0, 1, 2].map((second) => reading(meter, second)));
    const path = join(journalFolder, '0');
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
    await writeFile(path, bytes);
    const logged = loggedLines();
    await run(nothing, logged.log);
    expect([await countOf(meter), await leftOver()]).toEqual([2, 0]);
    const [line] = logged.lines();
    expect(line?.msg).toMatch(/^The upload journal is damaged. .* may be lost/);
    expect(line).toMatchObject({ file: path, damages: [{ atByte: 0, mayBeLost: true }] });
    expect(await readFile(String(line?.copy))).toEqual(bytes);
    await run(nothing, logged.log);
    expect(logged.lines()).toHaveLength(1);
  });

  it('takes another file when one is full, and the first again once it is written', async () => {
    const journal = await openUploadJournal(journalFolder);
    const many = Array.from({ length: 1000 }, (_, second) => reading({ id: 1 }, second));
    const places: JournalEntry[] = [];
    for (let record = 0; record < 20; record += 1) places.push(await journal.append(many));
    expect(new Set(places.map(({ file }) => file)).size).toBe(2);
    for (const place of places) journal.written(place, many.length);
    await journal.append(many);
    await journal.close();
    const again = await openUploadJournal(journalFolder);
    expect([again.left.length, again.left.every(({ entry }) => entry.unwritten === 1000)]).toEqual([
      1000,
      true,
    ]);
    for (const { entry } of again.left) again.written(entry, 1);
    await again.close();
  });

  it('does not read again what is written', async () => {
    const journal = await openUploadJournal(journalFolder);
    const places: JournalEntry[] = [];
    for (const second of [0, 1, 2, 3]) places.push(await journal.append([reading({ id: 1 }, second)]));
    for (const written of [1, 0, 3]) {
      const place = places[written];
      if (place) journal.written(place, 1);
    }
    await journal.close();
    const again = await openUploadJournal(journalFolder);
    expect(again.left.map((left) => left.reading)).toEqual([2, 3].map((at) => reading({ id: 1 }, at)));
    for (const { entry } of again.left) again.written(entry, 1);
    await again.close();
    const empty = await openUploadJournal(journalFolder);
    expect(empty.left).toEqual([]);
    await empty.close();
  });

  it('says what lies in the place of its file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ohmstead-journal-'));
    await mkdir(join(folder, '0'));
    const ingest = createIngest({
      storage: { ...storage, journalFolder: folder },
      clock,
      log: silentLog,
      openUpload: true,
    });
    const failure = await ingest.ready.catch((error: unknown) => error);
    await ingest.close();
    await rm(folder, { recursive: true });
    expect(failure).toBeInstanceOf(StorageUnusable);
    expect(String(failure)).toContain(`${join(folder, '0')} cannot be used`);
    expect(String(failure)).toContain('There is a folder where a file belongs: move it away');
  });

  it.runIf(process.platform === 'linux')('syncs every write', async () => {
    const journal = await openUploadJournal(journalFolder);
    expect((await flagsOfOpen(join(journalFolder, '0'))) & constants.O_DSYNC).not.toBe(0);
    await journal.close();
  });
});

/** With which flags this process has a file open. */
const flagsOfOpen = async (path: string): Promise<number> => {
  for (const fd of await readdir('/proc/self/fd')) {
    const target = await readlink(`/proc/self/fd/${fd}`).catch(() => null);
    if (target !== path) continue;
    const info = await readFile(`/proc/self/fdinfo/${fd}`, 'utf8');
    return Number.parseInt(/^flags:\s*(\d+)/m.exec(info)?.[1] ?? '0', 8);
  }
  return 0;
};
