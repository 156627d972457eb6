import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { readDemoInstallation } from './demo-setting.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

it('an installation that does not say from where its meters count does so from the beginning of its history', async () => {
  const stored = { seed: 1, anchorMs: 86_400_000, sites: [] };
  await storage.db
    .insertInto('setting')
    .values({ name: 'demo.installation', value: JSON.stringify(stored) })
    .execute();
  expect(await readDemoInstallation(storage.db)).toEqual({
    ...stored,
    hasFaults: false,
    countedFromMs: stored.anchorMs,
  });
});
