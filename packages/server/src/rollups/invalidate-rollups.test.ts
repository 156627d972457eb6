import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMeter, buildSite } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { isCluster } from '../../test/is-cluster.ts';
import { untilSomeoneWaits } from '../../test/until-someone-waits.ts';
import type { Storage } from '../storage/storage.ts';
import { computeLedgers } from './compute-ledger.ts';
import { storeDays } from './day-store.ts';
import { invalidateRollups, invalidateSiteIn } from './invalidate-rollups.ts';
import { findSiteSnapshot, type SiteSnapshot } from './site-snapshot.ts';

const date = '2026-03-01';
const day = { fromMs: Date.parse('2026-03-01T00:00:00Z'), toMs: Date.parse('2026-03-02T00:00:00Z') };
const nowMs = Date.parse('2026-03-05T12:00:00Z');

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

/** The counter rises by 1 Wh a quarter-hour. */
const siteWithCounter = async () => {
  const siteId = await buildSite(storage.db, { time_zone: 'UTC' });
  const meter = await buildMeter(storage.db, { site_id: siteId, type: 1 });
  await storage.pool.query(
    `insert into register_slot
       (meter_id, slot, first_at, first_counts, last_at, last_counts, last_raw, undecided, estimated)
     select $1, at, at, array[count, 0], at, array[count, 0], array[count, 0], false, false
     from generate_series(0, 400) as place, lateral (select place * 1000::int8 as count,
       timestamptz '2026-03-01T00:00:00Z' + place * interval '15 minutes' as at) as read`,
    [meter.id],
  );
  await storage.pool.query(
    `update latest_reading set at = $2, arrived_at = $2, phase_values = array[230, 0, 0, 1, 0, 50, 1]
     where meter_id = $1`,
    [meter.id, new Date(nowMs)],
  );
  const site = await findSiteSnapshot(storage.db, siteId, nowMs);
  if (!site) throw new Error('The site that the test built was not found.');
  return {
    site,
    changed: { meterId: meter.id, fromMicros: day.fromMs * 1000, toMicros: day.fromMs * 1000 + 1 },
  };
};

const computed = async (site: SiteSnapshot) =>
  (await computeLedgers(storage.db, site, [day])).map((ledger) => ({ date, ...day, ledger }));

const storedDates = async ({ id }: SiteSnapshot): Promise<string[]> => {
  const rows = await storage.db.selectFrom('site_day').select('date').where('site_id', '=', id).execute();
  return rows.map((row) => row.date);
};

const inTransaction = async (body: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
  const client = await storage.pool.connect();
  try {
    await client.query('begin');
    await body(client);
    await client.query('commit');
  } finally {
    client.release();
  }
};

describe('invalidateRollups', () => {
  it('deletes what is touched, and nothing else', async () => {
    const { site, changed } = await siteWithCounter();
    const other = await siteWithCounter();
    for (const one of [site, other.site]) await storeDays(storage.db, one, await computed(one));
    expect(await storedDates(site)).toEqual([date]);
    const later = changed.toMicros + 40 * 3_600_000_000;
    await inTransaction((client) =>
      invalidateRollups(client, [{ ...changed, fromMicros: later, toMicros: later }]),
    );
    expect(await storedDates(site)).toEqual([date]);
    await inTransaction((client) => invalidateRollups(client, [changed]));
    expect(await storedDates(site)).toEqual([]);
    expect(await storedDates(other.site)).toEqual([date]);
  });

  it('makes what was computed before it worthless', async () => {
    const { site, changed } = await siteWithCounter();
    const days = await computed(site);
    await inTransaction((client) => invalidateRollups(client, [changed]));
    await storeDays(storage.db, site, days);
    expect(await storedDates(site)).toEqual([]);
  });

  it('leaves what was computed before it and lies elsewhere', async () => {
    const { site, changed } = await siteWithCounter();
    const days = await computed(site);
    const later = changed.toMicros + 40 * 3_600_000_000;
    const elsewhere = { ...changed, fromMicros: later, toMicros: later };
    for (let change = 0; change < 3; change += 1)
      await inTransaction((client) => invalidateRollups(client, [elsewhere]));
    await storeDays(storage.db, site, days);
    expect(await storedDates(site)).toEqual([date]);
  });

  it('makes worthless what was computed before a change of which it is not known where', async () => {
    const { site, changed } = await siteWithCounter();
    const days = await computed(site);
    const later = changed.toMicros + 40 * 3_600_000_000;
    await storage.db.transaction().execute((transaction) => invalidateSiteIn(transaction, site.id));
    await inTransaction((client) =>
      invalidateRollups(client, [{ ...changed, fromMicros: later, toMicros: later }]),
    );
    await storeDays(storage.db, site, days);
    expect(await storedDates(site)).toEqual([]);
  });

  it('remembers where the last 500 changes were', async () => {
    const { site, changed } = await siteWithCounter();
    const later = changed.toMicros + 40 * 3_600_000_000;
    await storage.pool.query(
      `with raised as (
         insert into site_revision (site_id, revision) values ($1, 503)
         on conflict (site_id) do update set revision = 503)
       insert into site_change select $1, revision, '{}' from generate_series(4, 503) as revision`,
      [site.id],
    );
    await inTransaction((client) =>
      invalidateRollups(client, [{ ...changed, fromMicros: later, toMicros: later }]),
    );
    const { rows } = await storage.pool.query(
      'select min(revision)::int4 as oldest, max(revision)::int4 as newest from site_change where site_id = $1',
      [site.id],
    );
    expect(rows).toEqual([{ oldest: 5, newest: 504 }]);
  });

  it('waits for the disk, storing what can be made anew does not', async ({ skip }) => {
    // The trigger of this test cannot see what the nodes of a cluster do.
    if (isCluster()) skip();
    const { site, changed } = await siteWithCounter();
    await storage.pool.query(`
      create table seen_commit (on_table text, setting text);
      create function see_commit() returns trigger language plpgsql as $$ begin
        insert into seen_commit values (tg_table_name, current_setting('synchronous_commit')); return null; end $$;
      create trigger see after insert or delete on site_day execute function see_commit()`);
    await storeDays(storage.db, site, await computed(site));
    await inTransaction((client) => invalidateRollups(client, [changed]));
    const { rows } = await storage.pool.query('select setting from seen_commit');
    await storage.pool.query(
      'drop trigger see on site_day; drop function see_commit; drop table seen_commit',
    );
    expect(rows.map(({ setting }) => setting)).toEqual(['off', 'on']);
  });

  it('wins against a roll-up that is stored at the same moment', async ({ skip }) => {
    // The embedded engine has one connection: nothing there happens at the same moment.
    if (storage.engine === 'embedded') skip();
    const { site, changed } = await siteWithCounter();
    const days = await computed(site);
    let storing = Promise.resolve();
    await inTransaction(async (client) => {
      await invalidateRollups(client, [changed]);
      storing = storeDays(storage.db, site, days);
      await untilSomeoneWaits(storage.db);
    });
    await storing;
    expect(await storedDates(site)).toEqual([]);
  });

  it('sees a roll-up that was stored a moment before', async ({ skip }) => {
    if (storage.engine === 'embedded') skip();
    const { site, changed } = await siteWithCounter();
    const days = await computed(site);
    let invalidating = Promise.resolve();
    await storage.db.transaction().execute(async (transaction) => {
      await storeDays(transaction, site, days);
      invalidating = inTransaction((client) => invalidateRollups(client, [changed]));
      await untilSomeoneWaits(storage.db);
    });
    await invalidating;
    expect(await storedDates(site)).toEqual([]);
  });

  it('is known to whoever settles a changed layout at the same moment', async ({ skip }) => {
    if (storage.engine === 'embedded') skip();
    const { site } = await siteWithCounter();
    const change = (db: Storage['db'], values: { phase_rule?: 'netted'; price_unit?: string }) =>
      db.updateTable('site').set(values).where('id', '=', site.id).execute();
    await change(storage.db, { phase_rule: 'netted' });
    let finding: Promise<SiteSnapshot | null> = Promise.resolve(null);
    await storage.db.transaction().execute(async (transaction) => {
      await change(transaction, { price_unit: 'NOK' });
      await invalidateSiteIn(transaction, site.id);
      finding = findSiteSnapshot(storage.db, site.id, nowMs);
      await untilSomeoneWaits(storage.db);
    });
    const found = await finding;
    const { revision } = await storage.db
      .selectFrom('site_revision')
      .select('revision')
      .where('site_id', '=', site.id)
      .executeTakeFirstOrThrow();
    expect(found).toMatchObject({ revision, billing: { currency: 'NOK' } });
  });
});

/** Waits until somebody else waits for a locked row. */
