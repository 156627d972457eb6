import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMeter } from '../test/build-meter.ts';
import { databaseForTest } from '../test/database-for-test.ts';
import { instantOf, microsOf } from './storage/instants.ts';
import type { Storage } from './storage/storage.ts';

describe('openStorage', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest();
  });
  afterAll(() => storage.close());

  it('answers and may write', async () => {
    expect(await storage.health()).toBe('ok');
    expect(storage.otherServers.areHeard()).toBe(true);
  });

  it('reads 64-bit integers and number arrays as numbers, unknown as null', async () => {
    const { rows } = await storage.pool.query(
      `select 9007199254740991::bigint as big, '{1,null,-3}'::bigint[] as counts,
              '{}'::bigint[] as none, '{0.1,null,1e300}'::float8[] as doubles`,
    );
    expect(rows).toEqual([
      { big: 9007199254740991, counts: [1, null, -3], none: [], doubles: [0.1, null, 1e300] },
    ]);
  });

  it.each([0, 1, 1_700_000_000_123_457, 4_102_444_800_000_001, -1])(
    'keeps the microsecond of %d',
    async (micros) => {
      const { rows } = await sql<{ back: number }>`select ${microsOf(instantOf(micros))} as back`.execute(
        storage.db,
      );
      expect(rows).toEqual([{ back: micros }]);
    },
  );

  it('has the schema of the query builder', async () => {
    const { id } = await buildMeter(storage.db, { name: 'Roof', use_type: 2 });
    const meter = await storage.db.selectFrom('meter').selectAll().where('id', '=', id).executeTakeFirst();
    expect(meter).toMatchObject({ name: 'Roof', use_type: 2, proof_needed: false });
  });
});
