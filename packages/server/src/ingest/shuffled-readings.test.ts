// The law: the same readings in any order, any number of times, give the same rows.
import { counterRulesOf, ledgerOf, type Reading, type RegisterSlot } from '@ohmstead/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { silentLog } from '../../test/silent-log.ts';
import { testClock } from '../../test/test-clock.ts';
import { readingOf } from '../readings/reading-row.ts';
import { instantOf } from '../storage/instants.ts';
import type { Storage } from '../storage/storage.ts';
import { createIngest, type Ingest } from './create-ingest.ts';
import { openMeterHistory } from './meter-state/meter-history.ts';
import { padRegisters } from './meter-state/register-slots.ts';

const startMs = Date.UTC(2026, 0, 1);
const rules = counterRulesOf(null);
const farMicros = Date.UTC(2100, 0, 1) * 1000;

type Step = {
  seconds: number;
  wh: number;
  kind: 'normal' | 'reset' | 'dip' | 'away' | 'back' | 'spike' | 'unknown' | 'net';
};

/** A meter's history: its counter runs, is reset, dips, stays away, jumps, falls silent; instants repeat now and then. */
const historyOf = (steps: readonly Step[]): { time: string; Datas: (number | null)[][] }[] => {
  let atMs = startMs;
  let kwh = 1000;
  let isAway = false;
  return steps.map(({ seconds, wh, kind }) => {
    atMs += seconds * 1000;
    if (kind === 'reset') kwh = 0;
    if (kind === 'away' || kind === 'back') isAway = kind === 'away';
    kwh = Math.round((kwh + wh / 1000) * 1000) / 1000;
    const sound = isAway ? 0 : kwh;
    const faulty = { dip: kwh / 2, spike: kwh + 900_000, unknown: null };
    const shown = kind === 'dip' || kind === 'spike' || kind === 'unknown' ? faulty[kind] : sound;
    const row = [230, 1, wh, shown, 5, 50, 1];
    const Datas = kind === 'net' ? [row, row, row, row] : [row];
    return { time: new Date(atMs).toISOString(), Datas };
  });
};

const step: fc.Arbitrary<Step> = fc.record({
  seconds: fc.oneof(fc.constant(60), fc.constant(0), fc.integer({ min: 1, max: 5000 })),
  wh: fc.integer({ min: 0, max: 500 }),
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Step['kind']>('normal') },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Step['kind']>(
        'reset',
        'dip',
        'away',
        'back',
        'back',
        'spike',
        'unknown',
        'net',
      ),
    },
  ),
});

describe('ingest of shuffled readings', () => {
  let storage: Storage;
  let ingest: Ingest;
  beforeAll(async () => {
    storage = await databaseForTest();
    ingest = createIngest({ storage, clock: testClock(), log: silentLog, openUpload: true });
  });
  afterAll(async () => {
    await ingest.close();
    await storage.close();
  });

  type Sent = { time: string; Datas: (number | null)[][] };

  const valuesOf = (Datas: (number | null)[][]) => {
    const rows = Datas.map(
      ([voltageV, currentA, powerW, importKwh, exportKwh, frequencyHz, powerFactor]) => ({
        voltageV: voltageV ?? null,
        currentA: currentA ?? null,
        powerW: powerW ?? null,
        importKwh: importKwh ?? null,
        exportKwh: exportKwh ?? null,
        frequencyHz: frequencyHz ?? null,
        powerFactor: powerFactor ?? null,
      }),
    );
    return { phases: rows.slice(0, 3), net: rows[3] ?? null, reactive: null };
  };

  const send = (meter: BuiltMeter, sent: readonly Sent[]) =>
    Promise.all(
      sent.map(({ time, Datas }) =>
        ingest.submit({
          sn: null,
          key: meter.key,
          time,
          values: valuesOf(Datas),
          sender: { address: 'here', isForwarded: false },
        }),
      ),
    );

  const slotsOf = ({ id }: BuiltMeter): Promise<RegisterSlot[]> =>
    openMeterHistory(storage.pool).slotsAfter({ meterId: id, slotMicros: 0, limit: 100_000 });
  const readingsOf = async ({ id }: BuiltMeter): Promise<Reading[]> =>
    (
      await openMeterHistory(storage.pool).readingsBetween({
        meterId: id,
        fromMicros: 0,
        toMicros: farMicros,
      })
    ).map(({ atMicros, shift, values }) => ({
      ...readingOf(atMicros, values),
      claimedMicros: atMicros - shift,
    }));
  const rowsOf = async (meter: BuiltMeter) => {
    const { id } = meter;
    const events = await storage.db
      .selectFrom('counter_event')
      .select(['at', 'register', 'kind', 'detail'])
      .where('meter_id', '=', id)
      .orderBy('at')
      .orderBy('register')
      .execute();
    const latest = await storage.db
      .selectFrom('latest_reading')
      .select([sql<string>`at::text`.as('at'), 'phase_values', 'net_values'])
      .where('meter_id', '=', id)
      .execute();
    return { slots: await slotsOf(meter), readings: await readingsOf(meter), events, latest };
  };

  const shuffledHistory = fc.array(step, { minLength: 1, maxLength: 40 }).chain((steps) => {
    const history = historyOf(steps);
    return fc.record({
      history: fc.constant(history),
      shuffled: fc.shuffledSubarray(history, { minLength: history.length }),
      groupSize: fc.integer({ min: 1, max: 40 }),
    });
  });

  const sendInGroups = async (meter: BuiltMeter, sent: readonly Sent[], size: number) => {
    for (let from = 0; from < sent.length; from += size) await send(meter, sent.slice(from, from + size));
  };

  it('equals that of sorted ones, and the whole computed anew', async () => {
    await fc.assert(
      fc.asyncProperty(shuffledHistory, async ({ history, shuffled, groupSize }) => {
        const [one, other] = [await buildMeter(storage.db), await buildMeter(storage.db)];
        const inTurn = await buildMeter(storage.db);
        await send(one, history);
        await sendInGroups(other, shuffled, groupSize);
        await sendInGroups(inTurn, history, Math.ceil(groupSize / 8));
        const rows = await rowsOf(one);
        expect(await rowsOf(other)).toEqual(rows);
        expect(await rowsOf(inTurn)).toEqual(rows);
        expect(rows.slots).toEqual(ledgerOf(null, rows.readings, rules).slots.map(padRegisters));
      }),
      { numRuns: 60 },
    );
  });

  it('twice equals once', async () => {
    await fc.assert(
      fc.asyncProperty(shuffledHistory, async ({ history, shuffled, groupSize }) => {
        const meter = await buildMeter(storage.db);
        await sendInGroups(meter, shuffled, groupSize);
        const rows = await rowsOf(meter);
        const outcomes = await send(meter, history);
        expect(outcomes.every(({ kind }) => kind === 'duplicate')).toBe(true);
        expect(await rowsOf(meter)).toEqual(rows);
      }),
      { numRuns: 20 },
    );
  });

  it('moves all later slots when an old reset is sent late', async () => {
    const meter = await buildMeter(storage.db);
    const minutes = (from: number, kwh: number): Sent[] =>
      Array.from({ length: 600 }, (_, minute) => ({
        time: new Date(startMs + (from + minute) * 60_000).toISOString(),
        Datas: [[230, 1, 600, kwh + minute / 100, 0, 50, 1]],
      }));
    await send(meter, minutes(600, 0));
    await send(meter, minutes(0, 5000));
    const slots = await slotsOf(meter);
    expect(slots).toEqual(ledgerOf(null, await readingsOf(meter), rules).slots);
    expect(slots.at(-1)?.lastCounts).toEqual([5_011_980_000, 0]);
    await send(meter, minutes(1200, 6));
    expect(await slotsOf(meter)).toEqual(ledgerOf(null, await readingsOf(meter), rules).slots);
  });

  it('goes on from a newest slot that a late reading has made an estimate', async () => {
    const reading = (seconds: number, kwh: number): Sent => ({
      time: new Date(startMs + seconds * 1000).toISOString(),
      Datas: [[230, 1, 400, kwh, 5, 50, 1]],
    });
    // The fourth lies below the third that comes late: the counter dips until the newest slot.
    const [first, second, late, dip, newest] = [
      reading(0, 1000),
      reading(30, 1000.1),
      reading(60, 1000.4),
      reading(90, 1000.2),
      reading(4500, 1001),
    ];
    const [meter, sorted] = [await buildMeter(storage.db), await buildMeter(storage.db)];
    const last = reading(5300, 1001.2);
    await sendInGroups(meter, [first, second, dip, newest, late, last], 1);
    await send(sorted, [first, second, late, dip, newest, last]);
    expect(await slotsOf(meter)).toEqual(await slotsOf(sorted));
  });

  it('keeps the microsecond of a device', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter, [{ time: '2026-01-01T00:00:00.123456+02:00', Datas: [[230, 1, 1, 1, 1]] }]);
    const found = await storage.db
      .selectFrom('reading')
      .select('source')
      .where('meter_id', '=', meter.id)
      .where('at', '=', instantOf(Date.UTC(2025, 11, 31, 22) * 1000 + 123_456))
      .execute();
    expect(found).toEqual([{ source: 2 }]);
  });
});
