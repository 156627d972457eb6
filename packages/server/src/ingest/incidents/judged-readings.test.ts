// The law: the same readings in any order, in any groups, with the server started anew in between, give the same incidents.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressForTest } from '../../../test/address-for-test.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { type TestClock, testClock } from '../../../test/test-clock.ts';
import { nowDate, nowMs } from '../../clock/clock.ts';
import { notifyDueSteps } from '../../incidents/notify-due-steps.ts';
import type { Storage } from '../../storage/storage.ts';
import { createIngest, type Ingest } from '../create-ingest.ts';

type Row = { readonly v?: number | null; readonly w?: number };
type Sent = { readonly seconds: number; readonly rows: readonly Row[]; readonly kwh?: number };

describe('incidents of readings', () => {
  let storage: Storage;
  let clock: TestClock;
  let ingest: Ingest;
  const open = (): Ingest => createIngest({ storage, clock, log: silentLog, openUpload: true });
  beforeAll(async () => {
    storage = await databaseForTest();
    clock = testClock();
    ingest = open();
  });
  afterAll(async () => {
    await ingest.close();
    await storage.close();
  });
  const restart = async (): Promise<void> => {
    await ingest.close();
    ingest = open();
  };

  /** An hour before the clock. */
  const startMs = () => nowMs(clock) - 3_600_000;

  const watched = async (): Promise<BuiltMeter> => {
    const site_id = await buildSite(storage.db);
    await storage.db
      .insertInto('alert_rule')
      .values([
        { site_id, meter_id: null, kind: 'overPower', is_on: true, limit_value: 5000 },
        { site_id, meter_id: null, kind: 'overVoltage', is_on: true, limit_value: 250 },
      ])
      .execute();
    return buildMeter(storage.db, { site_id });
  };

  const send = (meter: BuiltMeter, sent: readonly Sent[], fromMs = startMs()) =>
    Promise.all(
      sent.map(({ seconds, rows, kwh = 100 }) => {
        const phases = rows.map(({ v = 230, w = 100 }) => ({
          voltageV: v,
          currentA: 1,
          powerW: w,
          importKwh: kwh,
          exportKwh: 0,
          frequencyHz: 50,
          powerFactor: 1,
        }));
        return ingest.submit({
          sn: null,
          key: meter.key,
          time: new Date(fromMs + seconds * 1000).toISOString(),
          values: { phases, net: null, reactive: null },
          sender: { address: 'here', isForwarded: false },
        });
      }),
    );

  const incidentsOf = ({ id }: BuiltMeter) =>
    storage.db
      .selectFrom('incident')
      .select(['kind', 'phase', 'limit_value', 'worst', 'facts'])
      .select([
        sql<string>`started_at::text`.as('started'),
        sql<string>`ended_at::text`.as('ended'),
        sql<string>`worst_at::text`.as('worst_at'),
      ])
      .where('meter_id', '=', id)
      .where('corrected_at', 'is', null)
      .orderBy('started_at')
      .orderBy('kind')
      .orderBy('phase')
      .execute();

  const stepsOf = async ({ id }: BuiltMeter): Promise<string[]> => {
    const rows = await storage.db
      .selectFrom('incident_step')
      .innerJoin('incident', 'incident.id', 'incident_id')
      .select(['step', 'decided_at', 'was_notified'])
      .where('meter_id', '=', id)
      .orderBy('incident_step.id')
      .execute();
    return rows.map(({ step, decided_at, was_notified }) =>
      decided_at === null ? `${step} waits` : `${step} ${was_notified ? 'notified' : 'silent'}`,
    );
  };
  const notify = async (): Promise<void> => {
    clock.goOn(11);
    let decided = 1;
    while (decided > 0)
      decided = await notifyDueSteps({ db: storage.db, publicAddress: addressForTest }, nowDate(clock));
  };

  const value = fc.constantFrom<Row>(
    {},
    { w: 2000 },
    { w: 3000, v: 255 },
    { w: 4900 },
    { v: 0 },
    { v: null },
  );
  const sent = fc.record({
    gap: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(20, 30, 60) },
      { weight: 1, arbitrary: fc.constant(1900) },
    ),
    rows: fc.oneof(fc.tuple(value), fc.tuple(value, value, value)),
    repeats: fc.integer({ min: 1, max: 5 }),
  });
  const history = fc.array(sent, { minLength: 1, maxLength: 10 }).map((steps) => {
    let seconds = 0;
    return steps.flatMap(({ gap, rows, repeats }) =>
      Array.from({ length: repeats }, (): Sent => {
        seconds += gap;
        return { seconds, rows };
      }),
    );
  });

  it('are those of sorted readings, whatever their order, and after any restart', async () => {
    const delivered = history.chain((readings) =>
      fc.record({
        readings: fc.constant(readings),
        shuffled: fc.shuffledSubarray(readings, { minLength: readings.length }),
        size: fc.integer({ min: 1, max: 20 }),
        restartsAfter: fc.integer({ min: 0, max: 4 }),
      }),
    );
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(delivered, async ({ readings, shuffled, size, restartsAfter }) => {
        const [sorted, other, inTurn] = [await watched(), await watched(), await watched()];
        const fromMs = nowMs(clock) - 7 * 86_400_000;
        await send(sorted, readings, fromMs);
        for (let from = 0, group = 0; from < shuffled.length; from += size, group += 1) {
          await send(other, shuffled.slice(from, from + size), fromMs);
          await send(inTurn, readings.slice(from, from + size), fromMs);
          if (group === restartsAfter) await restart();
        }
        const incidents = await incidentsOf(sorted);
        seen += incidents.length;
        expect(await incidentsOf(other)).toEqual(incidents);
        expect(await incidentsOf(inTurn)).toEqual(incidents);
        await send(other, readings, fromMs);
        expect(await incidentsOf(other)).toEqual(incidents);
      }),
      { numRuns: 25, interruptAfterTimeLimit: 30_000 },
    );
    expect(seen).toBeGreaterThan(20);
  });

  const calm = (seconds: number): Sent => ({ seconds, rows: [{}, {}, {}] });
  const high = (seconds: number): Sent => ({ seconds, rows: [{ w: 2000 }, { w: 2000 }, { w: 2000 }] });

  it('notify once, and of the recovery', async () => {
    const meter = await watched();
    const fromMs = startMs();
    await send(meter, [calm(0), high(30), high(60), high(90)], fromMs);
    expect(await stepsOf(meter)).toEqual(['began waits']);
    await notify();
    await notify();
    expect(await stepsOf(meter)).toEqual(['began notified']);
    await restart();
    await send(meter, [high(120), calm(150), calm(220)], fromMs);
    expect(await stepsOf(meter)).toEqual(['began notified', 'recovered waits']);
    await notify();
    expect(await stepsOf(meter)).toEqual(['began notified', 'recovered notified']);
    expect(await incidentsOf(meter)).toMatchObject([{ kind: 'overPower', worst: 6000, limit_value: 5000 }]);
  });

  it('vanish without a word when a late reading takes them back in time', async () => {
    const meter = await watched();
    const fromMs = startMs();
    await send(meter, [calm(0), high(30), high(60), high(90)], fromMs);
    await send(meter, [calm(45), calm(75)], fromMs);
    expect(await incidentsOf(meter)).toEqual([]);
    await notify();
    expect(await stepsOf(meter)).toEqual([]);
  });

  it('are corrected by a further message when people were notified, and by no second one', async () => {
    const meter = await watched();
    const fromMs = startMs();
    await send(meter, [calm(0), high(30), high(60), high(90)], fromMs);
    await notify();
    await send(meter, [calm(45), calm(75)], fromMs);
    expect(await incidentsOf(meter)).toEqual([]);
    await notify();
    expect(await stepsOf(meter)).toEqual(['began notified', 'corrected notified']);
    await send(meter, [high(100), high(130), high(160)], fromMs);
    await notify();
    expect(await stepsOf(meter)).toEqual(['began notified', 'corrected notified', 'began notified']);
  });

  it('begin no earlier than one that was called normal, however late the readings are', async () => {
    const meter = await watched();
    const fromMs = nowMs(clock) - 4 * 3_600_000;
    const minutes = (from: number, to: number): Sent[] =>
      Array.from({ length: to - from }, (_, minute) => high((from + minute) * 60));
    await send(meter, [calm(-60), ...minutes(0, 100)], fromMs);
    await storage.db
      .updateTable('incident')
      .set({ is_normal: true, ended_at: new Date(fromMs + 6_000_000) })
      .where('meter_id', '=', meter.id)
      .execute();
    await restart();
    await send(meter, minutes(100, 102), fromMs);
    expect(await incidentsOf(meter)).toHaveLength(2);
    for (const seconds of [3_030, 30]) {
      const [outcome] = await send(meter, [high(seconds)], fromMs);
      expect(outcome).toEqual({ kind: 'stored' });
    }
    expect(await incidentsOf(meter)).toHaveLength(2);
  });

  it('of long ago are known but no news', async () => {
    const meter = await watched();
    const fromMs = nowMs(clock) - 40 * 86_400_000;
    await send(meter, [calm(0), high(30), high(60), high(90), calm(120), calm(190)], fromMs);
    expect(await incidentsOf(meter)).toHaveLength(1);
    expect(await stepsOf(meter)).toEqual(['began silent', 'recovered silent']);
  });

  it('notify of a counter that fell, once, and of a lost phase without being asked', async () => {
    const meter = await buildMeter(storage.db);
    const at = (seconds: number, kwh: number, v = 230): Sent => ({ seconds, kwh, rows: [{}, { v }, {}] });
    const fromMs = startMs();
    await send(
      meter,
      [at(0, 500), at(60, 500.1), at(120, 300), at(180, 300), at(240, 300.1), at(300, 300.1)],
      fromMs,
    );
    await send(meter, [at(360, 300.2, 12), at(420, 300.2, 15)], fromMs);
    expect(await incidentsOf(meter)).toMatchObject([
      {
        kind: 'meterReplaced',
        facts: [
          { fact: 'before', value: 500.1 },
          { fact: 'after', value: 300 },
        ],
      },
      { kind: 'phaseLoss', phase: 2, worst: 12, ended: null },
    ]);
    await notify();
    expect(await stepsOf(meter)).toEqual(['began notified', 'began notified']);
  });

  it('are none where nobody asked for the kind', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter, [high(0), high(60), high(120)]);
    expect(await incidentsOf(meter)).toEqual([]);
  });
});
