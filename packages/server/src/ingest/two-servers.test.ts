// Two servers that write the same meters at the same time leave what one alone would.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { otherServerOn } from '../../test/other-server.ts';
import { silentLog } from '../../test/silent-log.ts';
import { testClock } from '../../test/test-clock.ts';
import type { Storage } from '../storage/storage.ts';
import { verifyLedger } from '../verify/verify-ledger.ts';
import { createIngest, type Ingest } from './create-ingest.ts';
import { openMeterHistory } from './meter-state/meter-history.ts';
import { packHotRows } from './pack-job.ts';

type Server = { readonly db: Storage['db']; readonly ingest: Ingest };
type Sent = { readonly atMs: number; readonly importKwh: number };
type Part = { readonly server: 0 | 1; readonly readings: readonly Sent[]; readonly packs: boolean };

const startMs = Date.UTC(2026, 0, 1);
/** Long after, so that all of it may be packed. */
const clock = testClock(Date.UTC(2026, 0, 20) * 1000);

/** Some steps are doubtful or resets, and some readings have equal instants. */
const history = fc
  .array(fc.record({ seconds: fc.constantFrom(0, 60, 900, 7000), kwh: fc.constantFrom(0.1, 0.2, 40, -50) }), {
    minLength: 20,
    maxLength: 60,
  })
  .map((steps) => {
    let [atMs, importKwh] = [startMs, 1000];
    return steps.map(({ seconds, kwh }): Sent => {
      atMs += seconds * 1000;
      importKwh = Math.max(0, Math.round((importKwh + kwh) * 10) / 10);
      return { atMs, importKwh };
    });
  });

const schedule = history.chain((sent) =>
  fc.record({
    sent: fc.constant(sent),
    shuffled: fc.shuffledSubarray(sent, { minLength: sent.length }),
    repeated: fc.subarray(sent),
    sizes: fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 9 }), server: fc.constantFrom(0, 1), packs: fc.boolean() }),
      {
        minLength: 90,
        maxLength: 90,
      },
    ),
  }),
);

const partsOf = (
  sent: readonly Sent[],
  sizes: readonly { size: number; server: number; packs: boolean }[],
): Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const { size, server, packs } of sizes) {
    if (from >= sent.length) break;
    parts.push({ server: server === 0 ? 0 : 1, packs, readings: sent.slice(from, from + size) });
    from += size;
  }
  return parts;
};

describe.runIf(inject('database').engine === 'postgres')('two servers on one PostgreSQL', () => {
  let storage: Storage;
  let other: ReturnType<typeof otherServerOn>;
  let servers: readonly [Server, Server];
  beforeAll(async () => {
    storage = await databaseForTest();
    other = otherServerOn(storage);
    const parts = { clock, log: silentLog, openUpload: true };
    servers = [
      { db: storage.db, ingest: createIngest({ storage, ...parts }) },
      { db: other.db, ingest: createIngest({ storage: other, ...parts }) },
    ];
  });
  afterAll(async () => {
    for (const { ingest } of servers) await ingest.close();
    await other.close();
    await storage.close();
  });

  const send = ({ ingest }: Server, { key }: BuiltMeter, readings: readonly Sent[]) =>
    Promise.all(
      readings.map(({ atMs, importKwh }) => {
        const rest = {
          voltageV: 230,
          currentA: 1,
          powerW: 100,
          exportKwh: 0,
          frequencyHz: 50,
          powerFactor: 1,
        };
        const values = { phases: [{ ...rest, importKwh }], net: null, reactive: null };
        const sender = { address: 'here', isForwarded: false };
        return ingest.submit({ sn: null, key, time: new Date(atMs).toISOString(), values, sender });
      }),
    );

  const storedOf = async ({ id: meterId }: BuiltMeter) => {
    const { db, pool } = storage;
    const history = openMeterHistory(pool);
    const readings = await history.readingsBetween({
      meterId,
      fromMicros: 0,
      toMicros: Date.UTC(2100, 0) * 1000,
    });
    const events = sql`select at, register, kind, detail from counter_event where meter_id = ${meterId} order by 1, 2`;
    const newest = sql`select at, phase_values from latest_reading where meter_id = ${meterId}`;
    return {
      slots: await history.slotsAfter({ meterId, slotMicros: 0, limit: 10_000 }),
      readings: readings.map(({ atMicros, shift, values }) => ({ atMicros, shift, values })),
      events: (await events.execute(db)).rows,
      newest: (await newest.execute(db)).rows,
    };
  };

  it('store readings, repetitions and packed days that cross each other as one would', async () => {
    const crossing = fc.asyncProperty(schedule, async ({ sent, shuffled, repeated, sizes }) => {
      const crossed = await buildMeter(storage.db, { type: 1 });
      const alone = await buildMeter(storage.db, { type: 1 });
      const parts = partsOf([...shuffled, ...repeated], sizes);
      const run = async (number: 0 | 1): Promise<void> => {
        for (const [place, { server, readings, packs }] of parts.entries()) {
          if (server !== number) continue;
          const outcomes = await send(servers[number], crossed, readings);
          expect(outcomes.filter(({ kind }) => kind === 'refused')).toEqual([]);
          if (packs && place % 3 === 0)
            await packHotRows({ ...servers[number], clock }, AbortSignal.timeout(60_000));
        }
      };
      await Promise.all([run(0), run(1)]);
      await send(servers[0], alone, sent);
      expect(await storedOf(crossed)).toEqual(await storedOf(alone));
      expect((await verifyLedger(servers[0], crossed.id, 0)).differences).toEqual([]);
    });
    await fc.assert(crossing, { numRuns: 15 });
  }, 240_000);
});
