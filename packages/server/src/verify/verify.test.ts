// What is stored is compared with what the readings say, and mended.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildAccount, buildMeter, buildSite } from '../../test/build-meter.ts';
import { ledgerJob } from '../audit/ledger-job.ts';
import { nowMs } from '../clock/clock.ts';
import { askServer, openCommandSocket } from '../commands/command-socket.ts';
import { markAllStale } from '../recompute/stale-ledger.ts';
import { readMeterDays } from '../rollups/read-meters.ts';
import { readSiteMonths } from '../rollups/read-site.ts';
import { findSiteSnapshot } from '../rollups/site-snapshot.ts';
import { verifyJob } from './verify-job.ts';
import { lastReport } from './verify-round.ts';

const days = 14;
const startMs = Date.UTC(2026, 0, 20);
const quarterMs = 15 * 60_000;
const noon = '2026-02-01T12:00Z';

let server: TestApp;
let siteId: number;
let meterId: number;
let sn: string;
let key: string;
let dataDir: string;

beforeAll(async () => {
  server = await appForTest();
  siteId = await buildSite(server.db);
  ({ id: meterId, sn, key } = await buildMeter(server.db, { site_id: siteId }));
  await buildAccount(server.db, { kind: 'admin' });
  dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-verify-'));
  const lines = Array.from({ length: days * 96 }, (_, quarter) => {
    // A reset a week, so that there is something to judge.
    const kwh = (quarter % 672) * 0.15;
    const time = new Date(startMs + quarter * quarterMs).toISOString();
    return JSON.stringify({ key, time, Data: [230, 1, 600, kwh, 0] });
  });
  const answer = await server.ask('POST', '/api/v1/sensor/uploadbatch', {
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect(answer.data).toMatchObject({ accepted: days * 96, refused: [] });
});

const rollUp = async (): Promise<void> => {
  const site = await findSiteSnapshot(server.db, siteId, nowMs(server.clock));
  if (!site) return;
  await readSiteMonths(server.context, site, '2026-01', '2026-04');
  const span = { fromMs: startMs, toMs: startMs + days * 96 * quarterMs };
  await readMeterDays(server.context, site, site.meters, span);
};
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const slots = () =>
  server.db.selectFrom('register_slot').selectAll().where('meter_id', '=', meterId).orderBy('slot').execute();
const events = () =>
  server.db
    .selectFrom('counter_event')
    .selectAll()
    .where('meter_id', '=', meterId)
    .orderBy('at')
    .orderBy('register')
    .execute();

/** Runs a command as somebody at a terminal does beside the running server. */
const command = async (...words: [string, string?]) => {
  const place = { dataDir, databaseUrl: null };
  const socket = await openCommandSocket(place, { ...server.context, log: server.context.log });
  const said: string[] = [];
  const isWell = await askServer(place, [words[0], words[1]], (line) => said.push(line));
  await socket.close();
  return { isWell, said };
};

describe('verify', () => {
  it('finds nothing where nothing is wrong', async () => {
    await rollUp();
    expect(await command('verify')).toMatchObject({
      isWell: true,
      said: expect.arrayContaining([`meter ${meterId}`, `site ${siteId}`, 'Verified: no differences']),
    });
    expect(await lastReport(server.db)).toMatchObject({ count: 0, differences: [] });
  });

  const corruptions = [
    ['a count', sql`update register_slot set last_counts = array[7::int8, 7] where slot = ${noon}`],
    ['missing slots', sql`delete from register_slot where slot > ${noon} and slot < '2026-02-02'`],
    [
      'a slot of nobody',
      sql`insert into register_slot select meter_id, slot - interval '90 days', first_at - interval '90 days',
        first_counts, last_at - interval '90 days', last_counts, last_raw, undecided, estimated
        from register_slot where slot = '2026-01-25T10:00Z'`,
    ],
    ['an event', sql`delete from counter_event where kind = 'reset'`],
  ] as const;

  it('finds what is wrong with a ledger, and rebuild mends it', async () => {
    const before = { slots: await slots(), events: await events() };
    const found: string[] = [];
    for (const [, corruption] of corruptions) {
      await corruption.execute(server.db);
      const { isWell, said } = await command('verify');
      expect(isWell).toBe(false);
      found.push(said.at(-1) ?? '');
    }
    expect(new Set(found).size).toBe(corruptions.length);
    expect((await command('rebuild', sn.toLowerCase())).said.at(-1)).toBe('Rebuilt: 1 meters');
    expect({ slots: await slots(), events: await events() }).toEqual(before);
    expect((await command('verify')).isWell).toBe(true);
  });

  it('finds wrong days and months, and rebuild deletes them', async () => {
    await rollUp();
    await sql`update site_day set energy_mwh[1] = 5 where date = '2026-02-01'`.execute(server.db);
    await sql`update site_month set energy_mwh[1] = 5 where month = '2026-01'`.execute(server.db);
    await sql`update meter_day set slots = slots || '1' where from_at = '2026-01-30'`.execute(server.db);
    const { said } = await command('verify');
    expect(said.filter((line) => line.startsWith('differs'))).toEqual([
      `differs: site ${siteId}: 1 meterDays (2026-01-30 of meter ${meterId})`,
      `differs: site ${siteId}: 1 siteDays (2026-02-01)`,
      expect.stringContaining('siteMonths (2026-01'),
    ]);
    await command('rebuild', 'all');
    await rollUp();
    expect((await command('verify')).isWell).toBe(true);
  });

  it('is done once a day, and informs administrators and the metrics', async () => {
    const job = verifyJob(server.context);
    const run = () => job.run(new AbortController().signal);
    const notices = () => server.db.selectFrom('notice').select('content').execute();
    await server.db.deleteFrom('notice').execute();
    await run();
    server.clock.goOn(86_400);
    await sql`update register_slot set estimated = true where slot = '2026-02-01T12:00Z'`.execute(server.db);
    await run();
    expect((await notices()).map(({ content }) => content).join()).toContain(
      `meter ${meterId}: 1 registerSlots`,
    );
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/^ohmstead_verify_differences [1-9]/m);
    await run();
    expect(await notices()).toHaveLength(1);
  });
});

describe('ledger job', () => {
  it('computes the whole ledger anew, as after another rating', async () => {
    const before = await slots();
    await sql`delete from register_slot where slot <> '2026-02-01T12:00Z'`.execute(server.db);
    await markAllStale(server.db, meterId);
    await ledgerJob(server.context).run(new AbortController().signal);
    expect((await slots()).map(({ estimated: _, ...slot }) => slot)).toEqual(
      before.map(({ estimated: _, ...slot }) => slot),
    );
  });
});

describe('commands', () => {
  it('are nobody’s where no server runs', async () => {
    expect(
      await askServer({ dataDir, databaseUrl: null }, ['verify', undefined], () => undefined),
    ).toBeNull();
  });
  it('that are unknown are named', async () => {
    const said = ['Unknown command “check all”: verify, rebuild.'];
    expect(await command('check all')).toEqual({ isWell: false, said });
  });
  it('report a meter that is unknown', async () => {
    expect(await command('rebuild', 'NOBODYS1')).toMatchObject({ isWell: false });
  });
});
