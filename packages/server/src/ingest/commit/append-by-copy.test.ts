// The law: what COPY brings into a cluster is what one statement writes into one database.
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildMeter } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { isCluster } from '../../../test/is-cluster.ts';
import { MetersChanged } from '../../readings/meter-version.ts';
import { takeInGroups } from '../../storage/citus/take-in-groups.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import type { Storage } from '../../storage/storage.ts';
import { type GroupRows, noRows } from '../meter-state/group-rows.ts';
import { appendByCopy } from './append-by-copy.ts';
import { appendStatement } from './append-statement.ts';
import { writeGroup } from './write-group.ts';

const startMicros = Date.parse('2026-03-01T00:00:00Z') * 1000;
const quarterMicros = 900_000_000;

const double = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { freq: 5 });
const list = (length: number) => fc.array(double, { minLength: length, maxLength: length });
const count = fc.option(fc.maxSafeInteger(), { freq: 5 });
const counts = fc.array(count, { minLength: 2, maxLength: 2 });

const valuesArb = fc.record({
  phases: fc.constantFrom(7, 21).chain(list),
  net: fc.option(list(7)),
  reactive: fc.option(fc.array(double, { maxLength: 6 })),
});
const readingArb = fc.record({
  afterMicros: fc.integer({ min: 1, max: 60_000_000 }),
  source: fc.constantFrom(1, 2, 3),
  shift: fc.integer({ min: -100, max: 100 }),
  importId: fc.option(fc.integer({ min: 1, max: 1000 })),
  values: valuesArb,
});
const slotArb = fc.record({
  slotMicros: fc.integer({ min: 0, max: 3 }).map((quarter) => startMicros + quarter * quarterMicros),
  firstAtMicros: fc.integer({ min: 0, max: 1000 }).map((micros) => startMicros + micros),
  firstCounts: counts,
  lastAtMicros: fc.integer({ min: 1000, max: 2000 }).map((micros) => startMicros + micros),
  lastCounts: counts,
  lastRaw: counts,
  suspended: fc.array(fc.maxSafeInteger(), { maxLength: 3 }),
  undecided: fc.boolean(),
  estimated: fc.boolean(),
});
const meterArb = fc.record({
  readings: fc.array(readingArb, { maxLength: 4 }),
  intervalSeconds: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
  slots: fc.uniqueArray(slotArb, { maxLength: 3, selector: ({ slotMicros }) => slotMicros }),
});
type Written = typeof meterArb extends fc.Arbitrary<infer Value> ? Value : never;

/** The group that brings to each meter what was drawn for it, in the given round. */
const groupOf = (meterIds: readonly number[], written: readonly Written[], round: number): GroupRows => {
  const rows = noRows(0);
  for (const [place, { readings, intervalSeconds, slots }] of written.entries()) {
    const meterId = meterIds[place] ?? 0;
    let atMicros = startMicros + round * quarterMicros;
    const added = readings.map(({ afterMicros, ...reading }) => {
      atMicros += afterMicros;
      return { ...reading, source: reading.source as 1, meterId, atMicros, arrivedMicros: atMicros + 7 };
    });
    rows.readings.push(...added);
    const newest = added.at(-1);
    if (newest) rows.latest.push({ reading: newest, intervalSeconds, version: round });
    rows.slots.push(...slots.map((slot) => ({ meterId, slot })));
  }
  return rows;
};

describe.runIf(inject('database').engine === 'postgres')('a group that is appended by COPY', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await databaseForTest();
    if (!isCluster()) await takeInWithoutShards(storage.pool);
  });
  afterAll(() => storage.close());

  const copy = (rows: GroupRows, areHeld = false) =>
    inTransaction(storage.pool, (client) => appendByCopy(client, rows, areHeld));
  const commit = (rows: GroupRows) => writeGroup({ pool: storage.pool, isCluster: true }, rows);
  const build = async (number: number): Promise<number[]> => {
    const ids: number[] = [];
    while (ids.length < number) ids.push((await buildMeter(storage.db)).id);
    return ids;
  };
  const storedOf = async (meterId: number) => {
    const found = [];
    for (const table of ['reading', 'latest_reading', 'register_slot']) {
      const order = table === 'reading' ? 'at' : table === 'register_slot' ? 'slot' : 'meter_id';
      const { rows } = await storage.pool.query(
        `select (to_jsonb(stored) - 'meter_id')::text as row from ${table} as stored where meter_id = $1 order by ${order}`,
        [meterId],
      );
      found.push(rows);
    }
    return found;
  };

  it('is stored as one appended by the statement', { timeout: 120_000 }, async () => {
    const drawn = fc.array(fc.array(meterArb, { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(drawn, fc.boolean(), async (rounds, areHeld) => {
        const [copied, stated] = [await build(3), await build(3)];
        for (const [round, written] of rounds.entries()) {
          const all = written.map((meter) => ({ ...meter, readings: [...meter.readings, ...aReading] }));
          await copy(groupOf(copied, all, round), areHeld);
          await storage.pool.query(appendStatement(groupOf(stated, all, round), areHeld));
        }
        for (const [place, meterId] of copied.entries())
          expect(await storedOf(meterId)).toEqual(await storedOf(stated[place] ?? 0));
      }),
      { numRuns: 15 },
    );
    const { rows } = await storage.pool.query('select from group_inbox');
    expect(rows).toEqual([]);
  });

  /** The first two that lie in one shard, which locks one after the other. */
  const besideEachOther = async (meterIds: readonly number[]): Promise<readonly number[]> => {
    if (!isCluster()) return meterIds;
    const { rows } = await storage.pool.query<{ ids: number[] }>(
      `select array_agg(id order by id) as ids from unnest($1::int4[]) as id
       group by get_shard_id_for_distribution_column('latest_reading', id) having count(*) > 1`,
      [meterIds],
    );
    return rows[0]?.ids ?? [];
  };
  const written = { readings: aReading, intervalSeconds: 60, slots: [] };

  it('names all meters that were changed meanwhile, and writes nothing', async () => {
    const [same = 0, ...changed] = await build(8);
    await copy(
      groupOf(
        changed,
        changed.map(() => written),
        0,
      ),
    );
    const before = await Promise.all(changed.map(storedOf));
    // These have version 1 by now, and the one has 0.
    const all = [same, ...changed];
    const late = commit(
      groupOf(
        all,
        all.map(() => written),
        0,
      ),
    );
    await expect(late).rejects.toThrow(MetersChanged);
    await expect(late).rejects.toMatchObject({ meterIds: expect.arrayContaining(changed) });
    await expect(late).rejects.not.toMatchObject({ meterIds: expect.arrayContaining([same]) });
    expect(await Promise.all(changed.map(storedOf))).toEqual(before);
    expect((await storedOf(same))[0]).toEqual([]);
  });

  it('names a meter that is there no more', async () => {
    const [gone = 0] = await build(1);
    await storage.db.deleteFrom('meter').where('id', '=', gone).execute();
    const late = commit(groupOf([gone], [written], 0));
    await expect(late).rejects.toMatchObject({ meterIds: [gone] });
  });

  it('is begun again after a deadlock', async () => {
    const [one = 0, other = 0] = await besideEachOther(await build(isCluster() ? 40 : 2));
    const lock = 'select meter_id from latest_reading where meter_id = $1 for update';
    const meters = [one, other];
    const groupIn = (round: number) => {
      const all = meters.map(() => written);
      return groupOf(meters, all, round);
    };
    await copy(groupIn(0));
    let round = 0;
    // PostgreSQL ends whoever has waited for a second: the group, unless the other one comes more than a second later.
    for (let isGroupEnded = false; !isGroupEnded; ) {
      round += 1;
      let appended: Promise<unknown> | undefined;
      await inTransaction(storage.pool, async (client) => {
        await client.query(lock, [other]);
        appended = commit(groupIn(round));
        await untilLocked(storage.pool, one);
        isGroupEnded = await client.query(lock, [one]).then(
          () => true,
          () => false,
        );
      });
      await appended;
    }
    expect((await storedOf(one))[0]).toHaveLength(round + 1);
    expect((await storedOf(other))[0]).toHaveLength(round + 1);
  });
});

const untilLocked = async (pool: pg.Pool, meterId: number): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query(
      'select meter_id from latest_reading where meter_id = $1 for update skip locked',
      [meterId],
    );
    if (rows.length === 0) return;
  }
};

/** Beside the inbox itself lie the tables themselves. */
const takeInWithoutShards = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`create function shard_beside(inbox text, wanted regclass) returns text language sql stable as
    'select wanted::text'`);
  for (const text of takeInGroups) await pool.query(text);
};

const aReading: Written['readings'] = [
  {
    afterMicros: 1,
    source: 1,
    shift: 0,
    importId: null,
    values: { phases: [230, 1, 100, 1, 0, 50, 1], net: null, reactive: null },
  },
];
