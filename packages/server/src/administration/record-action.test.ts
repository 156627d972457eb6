import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/database-for-test.ts';
import type { Storage } from '../storage/storage.ts';
import { recordAction } from './record-action.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await databaseForTest();
});
afterAll(() => storage.close());

const action = {
  administrator: 'admin',
  action: 'admin.blockmeter',
  subject: 'AB000001',
  detail: { meters: 1, reason: null },
  at: new Date('2026-01-02T03:04:05Z'),
};

const entries = () => storage.db.selectFrom('administrator_action').selectAll().execute();

describe('recordAction', () => {
  it('keeps what was done, by whom and when', async () => {
    await recordAction(storage.db, action);
    expect(await entries()).toMatchObject([action]);
  });

  it('is undone with the change that it belongs to', async () => {
    const failing = storage.db.transaction().execute(async (trx) => {
      await recordAction(trx, { ...action, subject: 'AB000002' });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await entries()).toHaveLength(1);
  });

  it.each([
    ['changes', sql`update administrator_action set administrator = 'somebody else'`],
    ['deletes', sql`delete from administrator_action`],
    [
      'replaces',
      sql`insert into administrator_action (id, at, administrator, action, subject, detail)
      overriding system value select id, at, 'somebody else', action, subject, detail from administrator_action
      on conflict (id) do update set administrator = excluded.administrator`,
    ],
    ['empties', sql`truncate administrator_action`],
  ])('writes entries that no statement %s', async (_, statement) => {
    await expect(statement.execute(storage.db)).rejects.toThrow('append-only');
    expect(await entries()).toMatchObject([action]);
  });
});
