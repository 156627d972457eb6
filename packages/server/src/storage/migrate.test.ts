import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import { migrate, schemaSince } from './migrate.ts';
import { type Storage, StorageUnusable } from './storage.ts';

describe('a database that a newer version has migrated', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest();
    await storage.pool.query(`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`);
  });
  afterAll(() => storage.close());

  it('is used while the newer version has only added to it', async () => {
    await expect(migrate(storage.db)).resolves.toBeUndefined();
  });

  it('is not used once something is gone that this version needs', async () => {
    const value = JSON.stringify('9999-later');
    await storage.db.insertInto('setting').values({ name: schemaSince, value }).execute();
    await expect(migrate(storage.db)).rejects.toThrow(StorageUnusable);
  });
});
