import { hourMs } from '@ohmstead/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { dueSites } from './due-sites.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

const now = Date.parse('2026-03-10T12:00:00Z');

it('sites take turns, and rest for an hour while nothing changes', async () => {
  const { db } = storage;
  const [never = 0, lately = 0, changed = 0, longAgo = 0] = [
    await buildSite(db),
    await buildSite(db),
    await buildSite(db),
    await buildSite(db),
  ];
  const rolledUp = (site_id: number, agoMs: number, rolled_revision: number) => ({
    site_id,
    revision: 3,
    rolled_revision,
    rolled_at: new Date(now - agoMs),
    layout: null,
  });
  await db
    .insertInto('site_revision')
    .values([
      rolledUp(lately, hourMs / 2, 3),
      rolledUp(changed, hourMs / 2, 2),
      rolledUp(longAgo, 2 * hourMs, 3),
    ])
    .execute();
  const after = (afterId: number) => dueSites(db, { now, afterId });
  expect(await after(0)).toEqual({ due: [never, changed, longAgo], isEnd: true });
  expect(await after(never)).toEqual({ due: [changed, longAgo], isEnd: true });
  expect(await after(longAgo)).toEqual({ due: [], isEnd: true });
});
