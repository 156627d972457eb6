import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import type { Storage } from '../storage.ts';
import { figuresBefore } from './0037-figures-before.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

const keepMonth = (siteId: number, month: string) =>
  sql`insert into site_month (site_id, month, from_at, to_at, energy_mwh, measured_micros, estimated_micros,
      inconsistent_micros, unmetered_micros)
    select ${siteId}::int8, ${month}::text, first, first + interval '1 month', array[5000, 0, null, 5000]::int8[], '{}', '{}', 0, 0
    from (select (${month} || '-01')::date::timestamp at time zone 'UTC' as first) as dates`.execute(
    storage.db,
  );

it('puts by what months and bills said of sites whose counts are to be judged anew, from 36 days before', async () => {
  const { db } = storage;
  const untouched = await buildSite(db);
  await buildMeter(db, { site_id: untouched });
  const siteId = await buildSite(db);
  const { id } = await buildMeter(db, { site_id: siteId, rebuild_from: new Date('2026-03-10T12:00Z') });
  const elsewhere = await buildSite(db);
  await buildMeter(db, { site_id: elsewhere, parts: JSON.stringify([{ meterId: id, sign: 1 }]) });
  for (const month of ['2025-12', '2026-01', '2026-02', '2026-03'])
    for (const site of [untouched, siteId, elsewhere]) await keepMonth(site, month);
  const bill = JSON.stringify({ currency: 'EUR' });
  await sql`insert into bill_period (site_id, from_date, to_date, rules, cost, income, saving, bill) values
    (${siteId}, '2026-02-01', '2026-03-01', 1, 900, 150, 0, ${bill}::jsonb),
    (${siteId}, '2026-01-01', '2026-02-01', 1, 900, null, 0, ${bill}::jsonb),
    (${untouched}, '2026-02-01', '2026-03-01', 1, 900, null, 0, ${bill}::jsonb)`.execute(db);
  await sql`drop table rejudged_period, rejudging`.execute(db);
  await figuresBefore.up(db as unknown as Kysely<unknown>); // a migration knows no tables

  const begun = await db
    .selectFrom('rejudging')
    .select(['id', 'site_id', 'meter_ids'])
    .orderBy('site_id')
    .execute();
  expect(begun).toMatchObject([
    { site_id: siteId, meter_ids: [id] },
    { site_id: elsewhere, meter_ids: [id] },
  ]);
  const periods = await db
    .selectFrom('rejudged_period')
    .innerJoin('rejudging', 'rejudging.id', 'rejudging_id')
    .select(['site_id', 'kind', 'period', 'figures_before', 'figures_after'])
    .orderBy('site_id')
    .orderBy('kind')
    .orderBy('period')
    .execute();
  const figures = { imported: 5000, exported: 0, yielded: null, consumed: 5000 };
  const months = ['2026-02', '2026-03'].map((period) => ({
    kind: 'month',
    period,
    figures_before: figures,
    figures_after: null,
  }));
  expect(periods).toEqual([
    {
      site_id: siteId,
      kind: 'bill',
      period: '2026-02-01',
      figures_before: { toDate: '2026-03-01', currency: 'EUR', due: 750 },
      figures_after: null,
    },
    ...months.map((month) => ({ site_id: siteId, ...month })),
    ...months.map((month) => ({ site_id: elsewhere, ...month })),
  ]);
  expect(await db.selectFrom('site_month').select('month').execute()).toEqual([]);
});
