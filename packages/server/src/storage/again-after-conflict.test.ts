import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildMeter } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { isCluster } from '../../test/is-cluster.ts';
import { queryIn, queryOf, type RunQuery } from '../readings/run-query.ts';
import { againAfterConflict } from './again-after-conflict.ts';
import { inTransaction } from './in-transaction.ts';
import type { Storage } from './storage.ts';
import { transact } from './transact.ts';

const conflict = (code: string): Error => Object.assign(new Error('conflict'), { code });

describe('againAfterConflict', () => {
  it.each(['40P01', '40001'])('does the work again after %s', async (code) => {
    const failures = [conflict(code), conflict(code)];
    const work = async (): Promise<string> => {
      const failure = failures.pop();
      if (failure) throw failure;
      return 'done';
    };
    expect(await againAfterConflict(work)).toBe('done');
  });

  it('gives up at last', async () => {
    let begun = 0;
    const work = async (): Promise<never> => {
      begun += 1;
      throw conflict('40P01');
    };
    await expect(againAfterConflict(work)).rejects.toThrow('conflict');
    expect(begun).toBeGreaterThan(1);
  });

  it('does nothing again after another error', async () => {
    let begun = 0;
    const work = async (): Promise<never> => {
      begun += 1;
      throw conflict('23505');
    };
    await expect(againAfterConflict(work)).rejects.toThrow('conflict');
    expect(begun).toBe(1);
  });
});

/** Whoever comes waits until as many have come. */
const meetingOf = (count: number): (() => Promise<void>) => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let come = 0;
  return () => {
    come += 1;
    if (come === count) open();
    return opened;
  };
};

type Work = (run: RunQuery) => Promise<void>;

describe.runIf(inject('database').engine === 'postgres')('transactions that wait for each other', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest();
  });
  afterAll(() => storage.close());

  const ways: Record<string, (work: Work) => Promise<void>> = {
    transact: (work) => transact(storage.db, (trx) => work(queryIn(trx))),
    inTransaction: (work) => inTransaction(storage.pool, (client) => work(queryOf(client))),
  };

  const mark = async (run: RunQuery, meterId: number | undefined, given: number): Promise<void> => {
    await run({ text: 'update latest_reading set interval_seconds = $2 where meter_id = $1' }, [
      meterId,
      given,
    ]);
  };

  it.each(Object.keys(ways))('are all done in the end: %s', async (way) => {
    const ids = [(await buildMeter(storage.db)).id, (await buildMeter(storage.db)).id];
    const meet = meetingOf(2);
    let begun = 0;
    const markBoth = async ([first, second]: readonly number[], given: number): Promise<void> =>
      ways[way]?.(async (run) => {
        begun += 1;
        await mark(run, first, given);
        await meet();
        await mark(run, second, given);
      });
    await Promise.all([markBoth(ids, 1), markBoth(ids.toReversed(), 2)]);
    expect(begun).toBe(3);
    const marked = await storage.db
      .selectFrom('latest_reading')
      .select('interval_seconds')
      .where('meter_id', 'in', ids)
      .execute();
    expect(new Set(marked.map((row) => row.interval_seconds)).size).toBe(1);
  });

  // In a cluster, changes of a copied table wait for each other before any of them locks a row.
  it.skipIf(isCluster())('let a single statement be sent again', async () => {
    const [one, other] = [await buildMeter(storage.db), await buildMeter(storage.db)];
    const ids = [one.id, other.id];
    const lock = 'update meter set name = name where id = $1';
    const rename = () =>
      storage.db.updateTable('meter').set({ name: 'Renamed' }).where('id', 'in', ids).execute();
    let renamed: Promise<unknown> | undefined;
    await inTransaction(storage.pool, async (client) => {
      await client.query(lock, [other.id]);
      renamed = rename();
      await untilLocked(one.id);
      // The statement waits already, so that it is the one that is ended.
      await client.query(lock, [one.id]);
    });
    await renamed;
    const found = await storage.db.selectFrom('meter').select('name').where('id', 'in', ids).execute();
    expect(found).toEqual([{ name: 'Renamed' }, { name: 'Renamed' }]);
  });

  const untilLocked = async (meterId: number): Promise<void> => {
    for (;;) {
      const query = storage.db.selectFrom('meter').select('id').where('id', '=', meterId);
      if ((await query.forNoKeyUpdate().skipLocked().execute()).length === 0) return;
    }
  };
});
