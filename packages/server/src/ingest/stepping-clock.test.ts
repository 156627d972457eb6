// The law: whatever the server's clock does, a reading's time is what the clock said, none is lost, and what a wrong
// clock stamped is not taken for the newest once the clock is right.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOnline } from '@ohmstead/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { silentLog } from '../../test/silent-log.ts';
import type { Storage } from '../storage/storage.ts';
import { verifyLedger } from '../verify/verify-ledger.ts';
import { createIngest, type Ingest } from './create-ingest.ts';

const startMicros = Date.UTC(2026, 2, 10, 12) * 1000;
const second = 1_000_000;
const smallStep = second;
const aheadTolerance = 300 * second;
const meterCount = 2;

type Move =
  | { readonly kind: 'send'; readonly meter: number }
  /** Of a device whose own clock is right, or at least not far off. */
  | { readonly kind: 'reportTime'; readonly meter: number; readonly agoSeconds: number }
  | { readonly kind: 'step'; readonly seconds: number }
  | { readonly kind: 'flush' | 'restart' };

const daySeconds = 86_400;
const meter = fc.nat({ max: meterCount - 1 });
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 10, arbitrary: meter.map((one): Move => ({ kind: 'send', meter: one })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ meter, agoSeconds: fc.integer({ min: 1, max: 3600 }) })
      .map((reported): Move => ({ kind: 'reportTime', ...reported })),
  },
  {
    weight: 6,
    arbitrary: fc
      .oneof(
        fc.integer({ min: 1, max: 900 }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        fc.integer({ min: -3 * daySeconds, max: 3 * daySeconds }),
        fc.integer({ min: -500 * daySeconds, max: 500 * daySeconds }),
      )
      .map((seconds): Move => ({ kind: 'step', seconds })),
  },
  { weight: 2, arbitrary: fc.constantFrom<Move>({ kind: 'flush' }, { kind: 'restart' }) },
);

type Sent = {
  readonly number: number;
  readonly clockMicros: number;
  /** What the clock said when readings with a time of their own came, since the reading before. */
  readonly reportedAt: readonly number[];
};

describe('a clock that steps', () => {
  let storage: Storage;
  let journalFolder: string;
  let nowMicros = startMicros;
  beforeAll(async () => {
    storage = await databaseForTest();
    journalFolder = await mkdtemp(join(tmpdir(), 'ohmstead-journal-'));
  });
  afterAll(async () => {
    await storage.close();
    await rm(journalFolder, { recursive: true, force: true });
  });

  const openIngest = async (): Promise<Ingest> => {
    const clock = { nowMicros: () => nowMicros };
    const parts = { storage: { ...storage, journalFolder }, clock, log: silentLog, openUpload: true };
    const ingest = createIngest(parts);
    await ingest.ready;
    return ingest;
  };

  /** The voltage is the reading's number: all differ. */
  const upload = ({ key }: BuiltMeter, number: number, time: string | null) => ({
    sn: null,
    key,
    time,
    sender: { address: 'here', isForwarded: false },
    values: {
      phases: [
        {
          voltageV: number,
          currentA: 1,
          powerW: 600,
          importKwh: 100 + number / 100,
          exportKwh: 0,
          frequencyHz: 50,
          powerFactor: 1,
        },
      ],
      net: null,
      reactive: null,
    },
  });

  const storedOf = async ({ id }: BuiltMeter): Promise<Map<number, number>> => {
    const { rows } = await storage.pool.query<{ number: number; at: number }>(
      `select phase_values[1] as number, (extract(epoch from at) * 1000000)::int8 as at
       from reading where meter_id = $1`,
      [id],
    );
    return new Map(rows.map(({ number, at }) => [number, at]));
  };
  const setBacksOf = async ({ id }: BuiltMeter): Promise<number[]> => {
    const { rows } = await storage.pool.query<{ at: number }>(
      'select (extract(epoch from at) * 1000000)::int8 as at from clock_set_back where meter_id = $1',
      [id],
    );
    return rows.map(({ at }) => at);
  };
  const latestOf = async ({ id }: BuiltMeter) => {
    const { rows } = await storage.pool.query<{ number: number; at: number; interval: number | null }>(
      `select phase_values[1] as number, (extract(epoch from at) * 1000000)::int8 as at,
         interval_seconds as interval from latest_reading where meter_id = $1`,
      [id],
    );
    return rows[0];
  };
  const differencesOf = async (ingest: Ingest, { id }: BuiltMeter) => {
    const found = [];
    for (let fromMicros: number | null = 0; fromMicros !== null; ) {
      const piece: Awaited<ReturnType<typeof verifyLedger>> = await verifyLedger(
        { db: storage.db, ingest },
        id,
        fromMicros,
      );
      found.push(...piece.differences);
      fromMicros = piece.nextMicros;
    }
    return found;
  };

  const run = async (moves: readonly Move[]) => {
    nowMicros = startMicros;
    let ingest = await openIngest();
    const meters = [];
    for (let count = 0; count < meterCount; count += 1) meters.push(await buildMeter(storage.db));
    const arrivals: Sent[][] = meters.map(() => []);
    const reported: number[] = meters.map(() => 0);
    let reportedAt: number[][] = meters.map(() => []);
    let number = 0;
    for (const one of moves) {
      number += 1;
      if (one.kind === 'step') nowMicros += Math.round(one.seconds * second);
      if (one.kind === 'flush') await ingest.flush();
      if (one.kind === 'restart') {
        await ingest.close();
        ingest = await openIngest();
      }
      const sender = 'meter' in one ? meters[one.meter] : undefined;
      if (!sender || !('meter' in one)) continue;
      const reportedMicros = one.kind === 'reportTime' ? nowMicros - one.agoSeconds * second : null;
      const time = reportedMicros === null ? null : new Date(reportedMicros / 1000).toISOString();
      expect(await ingest.submit(upload(sender, number, time))).toEqual({ kind: 'stored' });
      if (time === null) {
        arrivals[one.meter]?.push({
          number,
          clockMicros: nowMicros,
          reportedAt: reportedAt[one.meter] ?? [],
        });
        reportedAt = reportedAt.with(one.meter, []);
      } else {
        reported[one.meter] = (reported[one.meter] ?? 0) + 1;
        reportedAt[one.meter]?.push(nowMicros);
      }
    }
    await ingest.flush();
    return { ingest, meters, arrivals, reported };
  };

  const checkArrivals = async (sender: BuiltMeter, sent: readonly Sent[], reportedCount: number) => {
    const stored = await storedOf(sender);
    expect(stored.size).toBe(sent.length + reportedCount);
    const setBacks = await setBacksOf(sender);
    for (const [place, { number, clockMicros, reportedAt }] of sent.entries()) {
      const lateMicros = (stored.get(number) ?? Number.NaN) - clockMicros;
      expect(lateMicros).toBeGreaterThanOrEqual(0);
      expect(lateMicros).toBeLessThanOrEqual(smallStep + sent.length);
      const before = sent[place - 1];
      const isSetBack = before && clockMicros < before.clockMicros - smallStep;
      // The set-back is noted with whichever reading came first after it.
      if (isSetBack) expect([...reportedAt, clockMicros].some((at) => setBacks.includes(at))).toBe(true);
    }
    const clocks = sent.map(({ clockMicros }) => clockMicros);
    const isSteady = clocks.every((at, place) => at >= Math.max(...clocks.slice(0, place + 1)) - smallStep);
    if (isSteady && reportedCount === 0) expect(setBacks).toEqual([]);
  };

  const checkOnceRight = async (ingest: Ingest, sender: BuiltMeter, reportedCount: number): Promise<void> => {
    const latest = await latestOf(sender);
    const online = (found: typeof latest): boolean =>
      isOnline(found ? found.at / 1000 : null, found?.interval ?? null, nowMicros / 1000);
    if (latest && latest.at > nowMicros + aheadTolerance) expect(online(latest)).toBe(false);
    const number = 100_000;
    await ingest.submit(upload(sender, number, null));
    await ingest.flush();
    const now = await latestOf(sender);
    expect(online(now)).toBe(true);
    expect(now?.at).toBeLessThanOrEqual(nowMicros + aheadTolerance);
    // A device may report a time that is a little ahead; a small step is none, and two of them may follow each other.
    const isNear = latest && latest.at > nowMicros && latest.at <= nowMicros + 2 * smallStep + 100;
    if (reportedCount === 0 && !isNear) expect(now?.number).toBe(number);
  };

  it('stamps readings with its time, loses none, and is noted in the audit list', async () => {
    const moves = fc.array(move, { minLength: 2, maxLength: 30 });
    const rightSeconds = fc.integer({ min: -2 * daySeconds, max: 2 * daySeconds });
    const reportedBetween: Move[] = [
      { kind: 'send', meter: 0 },
      { kind: 'step', seconds: -4 * daySeconds },
      { kind: 'reportTime', meter: 0, agoSeconds: 3363 },
      { kind: 'step', seconds: 381 },
      { kind: 'send', meter: 0 },
    ];
    const aheadAndBack: Move[] = [
      { kind: 'send', meter: 0 },
      { kind: 'step', seconds: daySeconds },
      { kind: 'send', meter: 0 },
      { kind: 'step', seconds: -daySeconds + 5 },
      { kind: 'send', meter: 0 },
    ];
    await fc.assert(
      fc.asyncProperty(moves, rightSeconds, async (made, right) => {
        const { ingest, meters, arrivals, reported } = await run(made);
        for (const [place, sender] of meters.entries()) {
          await checkArrivals(sender, arrivals[place] ?? [], reported[place] ?? 0);
        }
        // A microsecond that no reading has: one that came in the very same would be put behind this one.
        nowMicros = startMicros + right * second + 123_457;
        for (const [place, sender] of meters.entries()) {
          await checkOnceRight(ingest, sender, reported[place] ?? 0);
          expect(await differencesOf(ingest, sender)).toEqual([]);
        }
        await ingest.close();
      }),
      {
        numRuns: 60,
        interruptAfterTimeLimit: 20_000,
        examples: [
          [aheadAndBack, 5],
          [reportedBetween, 5],
        ],
      },
    );
  });
});
