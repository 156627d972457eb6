import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMeter, buildSite } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import type { Storage } from '../storage.ts';
import { wholeIntervalSums } from './0046-whole-interval-sums.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

it('takes back the sum of a direction of which the intervals say nothing', async () => {
  const { db } = storage;
  const site_id = await buildSite(db);
  const sumsOf = async (imported: number | null, exported: number | null) => {
    const { id } = await buildMeter(db, { site_id });
    await sql`update meter set interval_import_mwh = ${imported}, interval_export_mwh = ${exported}
      where id = ${id}`.execute(db);
    return id;
  };
  const solar = await sumsOf(Number.MAX_SAFE_INTEGER, 7_000);
  const grid = await sumsOf(5_000, 3_000);
  await wholeIntervalSums.up(db as unknown as Kysely<unknown>); // a migration knows no tables
  const rows = await db
    .selectFrom('meter')
    .select(['id', 'interval_import_mwh', 'interval_export_mwh'])
    .where('site_id', '=', site_id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: solar, interval_import_mwh: null, interval_export_mwh: 7_000 },
    { id: grid, interval_import_mwh: 5_000, interval_export_mwh: 3_000 },
  ]);
});
