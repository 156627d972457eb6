// The law: what COPY brings into a cluster is what one statement writes into one database.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildMeter } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { MetersChanged } from '../../readings/meter-version.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import type { Storage } from '../../storage/storage.ts';
import { type GroupRows, noRows } from '../meter-state/group-rows.ts';
import { appendByCopy } from './append-by-copy.ts';
import { appendStatement } from './append-statement.ts';

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
  });
  afterAll(() => storage.close());

  const copy = (rows: GroupRows, areHeld = false) =>
    inTransaction(storage.pool, (client) => appendByCopy(client, rows, areHeld));
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

  it('names the meters that were changed meanwhile, and writes nothing', async () => {
    const [one = 0, other = 0] = await build(2);
    const written = { readings: aReading, intervalSeconds: 60, slots: [] };
    await copy(groupOf([one], [written], 0));
    const before = await storedOf(one);
    // The first has version 1 by now, and the second none but 0.
    const changed = copy(groupOf([one, other], [written, written], 1));
    await expect(changed).rejects.toThrow(MetersChanged);
    await expect(changed).rejects.toMatchObject({ meterIds: [other] });
    expect(await storedOf(one)).toEqual(before);
    expect((await storedOf(other))[0]).toEqual([]);
  });
});

const aReading: Written['readings'] = [
  {
    afterMicros: 1,
    source: 1,
    shift: 0,
    importId: null,
    values: { phases: [230, 1, 100, 1, 0, 50, 1], net: null, reactive: null },
  },
];
