import { minuteMs } from '@ohmstead/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import { silentLog } from '../../test/silent-log.ts';
import { registerUploadRoutes } from '../http/upload/upload-routes.ts';
import { createIngest, type Ingest } from '../ingest/create-ingest.ts';
import { onlyServer } from '../jobs/leadership.ts';
import type { Storage } from '../storage/storage.ts';
import { readDemoHistory, writeDemoHistory } from './demo-setting.ts';
import { demoSites } from './demo-sites.ts';
import { installDemo } from './install-demo.ts';
import { type Demo, startDemo } from './start-demo.ts';

const allMeters = demoSites.reduce((sum, site) => sum + site.meters.length, 0);

// The virtual meters live by the real clock, in a process of their own: so must the server here.
const clock = { nowMicros: () => Date.now() * 1000 };

let storage: Storage;
let ingest: Ingest;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  storage = await databaseForTest();
  ingest = createIngest({ storage, clock, log: silentLog, openUpload: false });
  app = Fastify();
  registerUploadRoutes(app, { ingest, outages: storage.outages, config: { publicUrl: null } });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await ingest.close();
  await storage.close();
});

const start = async (anchorMs: number, onProgress: () => void = () => undefined): Promise<Demo> => {
  const { db } = storage;
  const context = {
    db,
    clock,
    log: silentLog,
    address,
    fleetFile: inject('processes').fleetFile,
    out: { isTTY: true, write: onProgress },
    leadership: onlyServer,
  };
  return startDemo(context, await installDemo(db, { anchorMs, countedFromMs: anchorMs }));
};

const countOf = async (table: 'account' | 'site' | 'meter' | 'counter_event'): Promise<number> => {
  const { count } = await storage.db
    .selectFrom(table)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** The instants of each meter's own clock: those of its history, not of its live readings. */
const historyByMeter = async (): Promise<Map<number, number[]>> => {
  const rows = await storage.db
    .selectFrom('reading')
    .select(['meter_id as meterId', 'at'])
    .where('source', '=', 2)
    .orderBy('at')
    .execute();
  const byMeter = new Map<number, number[]>();
  for (const { meterId, at } of rows) byMeter.set(meterId, [...(byMeter.get(meterId) ?? []), at.getTime()]);
  return byMeter;
};

describe('startDemo', () => {
  it('fills the past once, however often it is stopped and started', async () => {
    const anchorMs = Math.floor(Date.now() / minuteMs) * minuteMs - 20 * 60 * minuteMs;

    let onFirstSpan = (): void => undefined;
    const firstSpan = new Promise<void>((resolve) => {
      onFirstSpan = resolve;
    });
    const first = await start(anchorMs, onFirstSpan);
    await firstSpan;
    await first.stop();
    const half = await readDemoHistory(storage.db);
    expect(half?.missing).not.toEqual([]);
    // What came later was uploaded live, or is filled in for the time between stop and start.
    const plannedToMs = half?.plannedToMs ?? 0;

    const second = await start(anchorMs);
    await second.complete;
    await second.stop();
    const whole = await readDemoHistory(storage.db);
    expect(whole?.missing).toEqual([]);

    // This is what remains of a server that was killed before it could write down what was done.
    if (half) await writeDemoHistory(storage.db, half);
    const third = await start(anchorMs);
    await third.complete;
    await third.stop();

    const wanted: number[] = [];
    for (let atMs = anchorMs; atMs < plannedToMs; atMs += minuteMs) wanted.push(atMs);
    const found = await historyByMeter();
    expect(found.size).toBe(allMeters);
    for (const instants of found.values()) {
      expect(instants.filter((atMs) => atMs < plannedToMs)).toEqual(wanted);
      expect(instants.every((atMs) => atMs % minuteMs === 0)).toBe(true);
    }
    expect(await countOf('account')).toBe(1);
    expect(await countOf('site')).toBe(demoSites.length);
    expect(await countOf('meter')).toBe(allMeters);
  });

  it('uploads live by every meter, and no counter has fallen or jumped', async () => {
    const live = await storage.db
      .selectFrom('reading')
      .select('meter_id')
      .distinct()
      .where('source', '=', 1)
      .execute();
    expect(live.length).toBe(allMeters);
    expect(await countOf('counter_event')).toBe(0);
  });
});
