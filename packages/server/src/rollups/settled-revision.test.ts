// In a cluster no figure is kept for a revision that rose a moment ago: what it rose for may not be visible in all nodes yet.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMeter, buildSite } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { isCluster } from '../../test/is-cluster.ts';
import type { Storage } from '../storage/storage.ts';
import { transact } from '../storage/transact.ts';
import { computeLedgers } from './compute-ledger.ts';
import { storeDays } from './day-store.ts';
import { invalidateRollupsIn } from './invalidate-rollups.ts';
import { raiseRevision } from './raise-revision.ts';
import { findSiteSnapshot, type SiteSnapshot } from './site-snapshot.ts';

const untilAllNodesShowMs = 2_000;
const dayMs = 86_400_000;
const fromMs = Date.parse('2026-03-01T00:00:00Z');
const nowMs = Date.parse('2026-03-05T12:00:00Z');

describe.runIf(isCluster())('the revision of a site in a cluster', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest(`${untilAllNodesShowMs} ms`);
  });
  afterAll(() => storage.close());

  const siteWithMeter = async () => {
    const siteId = await buildSite(storage.db, { time_zone: 'UTC' });
    const { id: meterId } = await buildMeter(storage.db, { site_id: siteId, type: 1 });
    await storage.pool.query(
      `update latest_reading set at = $2, arrived_at = $2, phase_values = array[230, 0, 0, 1, 0, 50, 1]
       where meter_id = $1`,
      [meterId, new Date(nowMs)],
    );
    await snapshotOf(siteId);
    return { siteId, meterId };
  };

  const snapshotOf = async (siteId: number): Promise<SiteSnapshot> => {
    const site = await findSiteSnapshot(storage.db, siteId, nowMs);
    if (!site) throw new Error('The site that the test built was not found.');
    return site;
  };

  /** The day of March 2026, kept as it is now. */
  const keep = async (siteId: number, days: readonly number[]): Promise<void> => {
    const site = await snapshotOf(siteId);
    for (const day of days) {
      const span = { fromMs: fromMs + (day - 1) * dayMs, toMs: fromMs + day * dayMs };
      const [ledger] = await computeLedgers(storage.db, site, [span]);
      if (ledger) await storeDays(storage.db, site, [{ date: `2026-03-0${day}`, ...span, ledger }]);
    }
  };
  const keptDates = async (siteId: number): Promise<string[]> => {
    const kept = storage.db.selectFrom('site_day').select('date').where('site_id', '=', siteId);
    return (await kept.orderBy('date').execute()).map(({ date }) => date);
  };
  const touch = (meterId: number, day: number): Promise<void> => {
    const fromMicros = (fromMs + (day - 1) * dayMs + dayMs / 2) * 1000;
    return transact(storage.db, (trx) =>
      invalidateRollupsIn(trx, [{ meterId, fromMicros, toMicros: fromMicros + 1 }]),
    );
  };

  it('is that of nothing kept until all nodes show what it rose for', async () => {
    const { siteId } = await siteWithMeter();
    await raiseRevision(storage.db, siteId);
    const [first, second] = [await snapshotOf(siteId), await snapshotOf(siteId)];
    expect(first.settledRevision).toBeLessThan(0);
    expect(second.revision).not.toBe(first.revision);
    await keep(siteId, [1]);
    expect(await keptDates(siteId)).toEqual([]);
    await setTimeout(untilAllNodesShowMs + 200);
    expect((await snapshotOf(siteId)).settledRevision).toBe((await snapshotOf(siteId)).revision);
    await keep(siteId, [1]);
    expect(await keptDates(siteId)).toEqual(['2026-03-01']);
  });

  it('keeps what a change of a moment ago did not touch', async () => {
    const { siteId, meterId } = await siteWithMeter();
    await touch(meterId, 1);
    await setTimeout(untilAllNodesShowMs + 200);
    const { revision } = await snapshotOf(siteId);
    await touch(meterId, 3);
    const { settledRevision } = await snapshotOf(siteId);
    expect(settledRevision).toBe(revision);
    await keep(siteId, [1, 3]);
    expect(await keptDates(siteId)).toEqual(['2026-03-01']);
  });

  it('keeps nothing beside a change of a moment ago that may have touched all', async () => {
    const { siteId, meterId } = await siteWithMeter();
    await touch(meterId, 1);
    await setTimeout(untilAllNodesShowMs + 200);
    await raiseRevision(storage.db, siteId);
    await touch(meterId, 3);
    await keep(siteId, [1]);
    expect(await keptDates(siteId)).toEqual([]);
  });
});
