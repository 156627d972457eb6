// Two servers that write the same meters at the same time leave what one alone would.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../test/build-meter.ts';
import { storedOf } from '../../test/stored-of-meter.ts';
import { testClock } from '../../test/test-clock.ts';
import { openTwoServers, type Sent, sendTo, type TwoServers } from '../../test/two-servers.ts';
import { verifyLedger } from '../verify/verify-ledger.ts';
import { packHotRows } from './pack-job.ts';

/** More of them: `SCHEDULES=1000 npx vitest run --project server two-servers`. */
const schedules = Number(process.env.SCHEDULES ?? 50);

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
  let two: TwoServers;
  beforeAll(async () => {
    two = await openTwoServers(clock);
  });
  afterAll(() => two.close());

  const storedWithNewest = async ({ id: meterId }: BuiltMeter) => {
    const newest = sql`select at, phase_values from latest_reading where meter_id = ${meterId}`;
    return {
      ...(await storedOf(two.storage, meterId)),
      newest: (await newest.execute(two.storage.db)).rows,
    };
  };

  it(
    'store readings, repetitions and packed days that cross each other as one would',
    async () => {
      const crossing = fc.asyncProperty(schedule, async ({ sent, shuffled, repeated, sizes }) => {
        const crossed = await buildMeter(two.storage.db, { type: 1 });
        const alone = await buildMeter(two.storage.db, { type: 1 });
        const parts = partsOf([...shuffled, ...repeated], sizes);
        const run = async (number: 0 | 1): Promise<void> => {
          for (const [place, { server, readings, packs }] of parts.entries()) {
            if (server !== number) continue;
            const outcomes = await sendTo(two.servers[number], crossed, readings);
            expect(outcomes.filter(({ kind }) => kind === 'refused')).toEqual([]);
            if (packs && place % 3 === 0) await packHotRows(two.servers[number], AbortSignal.timeout(60_000));
          }
        };
        await Promise.all([run(0), run(1)]);
        await sendTo(two.servers[0], alone, sent);
        expect(await storedWithNewest(crossed)).toEqual(await storedWithNewest(alone));
        expect((await verifyLedger(two.servers[0], crossed.id, 0)).differences).toEqual([]);
      });
      await fc.assert(crossing, { numRuns: schedules });
    },
    schedules * 20_000,
  );
});
