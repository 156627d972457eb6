import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseForTest } from '../../../test/database-for-test.ts';
import type { Storage } from '../storage.ts';
import { checkpointIfDue, vacuumOneTable } from './housekeeping.ts';

describe.runIf(inject('database').engine === 'embedded')('housekeeping', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest();
    // The engine may have served other tests.
    await counted();
    while ((await vacuumOneTable(storage.pool)) !== null) await counted();
  });
  afterAll(() => storage.close());
  const counted = () => storage.pool.query('select pg_stat_force_next_flush()');
  const fill = (rows: number) =>
    storage.pool.query(
      `insert into setting (name, value) select 'n' || i, to_jsonb(repeat(i::text, 100)) from generate_series(1, $1::int4) as i
       on conflict (name) do update set value = excluded.value`,
      [rows],
    );

  it('gathers statistics of what has changed, and then has nothing to do', async () => {
    await fill(2000);
    await counted();
    expect(await vacuumOneTable(storage.pool)).toMatch(/analyze.* setting/);
    const { rows } = await storage.pool.query(`select reltuples from pg_class where relname = 'setting'`);
    expect(rows).toEqual([{ reltuples: 2000 }]);
    await counted();
    expect(await vacuumOneTable(storage.pool)).toBeNull();
  });

  it('checkpoints once enough was written', async () => {
    const start = await checkpointIfDue(storage.pool, 0, 1);
    expect(start).toBeGreaterThan(0);
    await fill(2000);
    expect(await checkpointIfDue(storage.pool, start, 1_000_000_000)).toBe(start);
    expect(await checkpointIfDue(storage.pool, start, 100_000)).toBeGreaterThan(start);
  });
});
