import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../test/build-meter.ts';
import { databaseForTest } from '../../test/database-for-test.ts';
import { silentLog } from '../../test/silent-log.ts';
import { testClock } from '../../test/test-clock.ts';
import { instantOf } from '../storage/instants.ts';
import type { Storage } from '../storage/storage.ts';
import { createIngest, type Ingest } from './create-ingest.ts';

const valuesOf = (voltageV: number) => ({
  phases: [
    { voltageV, currentA: 1, powerW: 100, importKwh: 1, exportKwh: 0, frequencyHz: 50, powerFactor: 1 },
  ],
  net: null,
  reactive: null,
});

describe('ingest', () => {
  let storage: Storage;
  let ingest: Ingest;
  const clock = testClock();
  beforeAll(async () => {
    storage = await databaseForTest();
    ingest = createIngest({ storage, clock, log: silentLog, openUpload: true });
  });
  afterAll(async () => {
    await ingest.close();
    await storage.close();
  });

  const submit = ({ sn }: BuiltMeter, voltageV = 230) =>
    ingest.submit({
      sn,
      key: null,
      time: null,
      values: valuesOf(voltageV),
      sender: { address: 'here', isForwarded: false },
    });
  const voltagesOf = async ({ id }: BuiltMeter) => {
    await ingest.flush();
    const rows = await storage.db
      .selectFrom('reading')
      .select('phase_values')
      .where('meter_id', '=', id)
      .execute();
    return rows.map(({ phase_values: [voltageV] }) => voltageV).sort();
  };
  const stored = { kind: 'stored' };

  it('loses neither one that cannot be stored nor the others of its group', async () => {
    const meters = [await buildMeter(storage.db), await buildMeter(storage.db), await buildMeter(storage.db)];
    await storage.pool.query('alter table reading add constraint no_666 check (phase_values[1] <> 666)');
    const [first, bad, last] = meters;
    const outcomes = await Promise.all(meters.map((meter) => submit(meter, meter === bad ? 666 : 230)));
    await ingest.flush();
    await storage.pool.query('alter table reading drop constraint no_666');
    const { rows: beside } = await storage.pool.query(
      `select meter_id, reading_values -> 'phases' ->> 0 as voltage from unwritten_reading`,
    );
    const acknowledged = outcomes[1]?.kind === 'stored';
    expect(outcomes[1]).toEqual(acknowledged ? stored : { kind: 'refused', code: 'internal' });
    expect(beside).toEqual(acknowledged ? [{ meter_id: bad?.id, voltage: '666' }] : []);
    expect([outcomes[0], outcomes[2]]).toEqual([stored, stored]);
    expect(first && (await voltagesOf(first))).toEqual([230]);
    expect(bad && (await voltagesOf(bad))).toEqual([]);
    expect(last && (await voltagesOf(last))).toEqual([230]);
    expect(bad && (await submit(bad))).toEqual(stored);
  });

  it('stores a reading whose instant was taken behind its back', async () => {
    const [meter, other] = [await buildMeter(storage.db), await buildMeter(storage.db)];
    await Promise.all([submit(meter, 1), submit(other, 1)]);
    clock.goOn(1);
    const at = instantOf(clock.nowMicros());
    await storage.db
      .insertInto('reading')
      .values({ meter_id: meter.id, at, arrived_at: at, source: 2, phase_values: [2, 1, 100, 1, 0, 50, 1] })
      .execute();
    expect(await Promise.all([submit(meter, 3), submit(other, 3)])).toEqual([stored, stored]);
    expect(await voltagesOf(meter)).toEqual([1, 2, 3]);
    expect(await voltagesOf(other)).toEqual([1, 3]);
  });

  it('knows a changed meter once it is notified', async () => {
    const meter = await buildMeter(storage.db);
    const byKey = (key: string) =>
      ingest.submit({
        sn: null,
        key,
        time: null,
        values: valuesOf(230),
        sender: { address: 'here', isForwarded: false },
      });
    expect(await byKey(meter.key)).toEqual(stored);
    await storage.db.updateTable('meter').set({ upload_key: 'renewed' }).where('id', '=', meter.id).execute();
    ingest.meterChanged(meter.sn);
    expect(await byKey(meter.key)).toEqual({ kind: 'refused', code: 'upload_key_unknown' });
    expect(await byKey('renewed')).toEqual(stored);
  });

  it('slows down an address that sends nothing but unknown serial numbers', async () => {
    const strangers = Array.from(
      { length: 200 },
      (_, number) => `STRANGER${String(number).padStart(4, '0')}`,
    );
    const outcomes = await Promise.all(
      strangers.map((sn) =>
        ingest.submit({
          sn,
          key: null,
          time: null,
          values: valuesOf(230),
          sender: { address: 'far away', isForwarded: false },
        }),
      ),
    );
    expect(
      outcomes.filter((outcome) => outcome.kind === 'refused' && outcome.code === 'meter_unknown'),
    ).toHaveLength(120);
    const waiting = await storage.db
      .selectFrom('open_sender')
      .select('sn')
      .where('network', '=', 'far away')
      .execute();
    expect(waiting).toHaveLength(40);
  });

  describe('invalidates the roll-ups', () => {
    const dayMs = 86_400_000;
    const today = 10;
    const at = (day: number, hour = 12) =>
      new Date(
        Math.floor(clock.nowMicros() / 1000 / dayMs) * dayMs + (day - today) * dayMs + hour * 3_600_000,
      );
    const send = async ({ key }: BuiltMeter, day: number, hour: number): Promise<void> => {
      const time = at(day, hour).toISOString();
      await ingest.submit({
        sn: null,
        key,
        time,
        values: valuesOf(230),
        sender: { address: 'here', isForwarded: false },
      });
    };
    /** Days that were derived and still are, once `change` has happened. */
    const daysLeft = async (meter: BuiltMeter, change: () => Promise<void>): Promise<number[]> => {
      await storage.pool.query(
        `insert into meter_day (meter_id, from_at, slots)
         select $1, $2::timestamptz + day * interval '1 day', '' from generate_series(0, 9) as day
         on conflict do nothing`,
        [meter.id, at(0, 0)],
      );
      await change();
      const { rows } = await storage.pool.query<{ day: number }>(
        `select (extract(epoch from from_at - $2::timestamptz) / 86400)::int4 as day
         from meter_day where meter_id = $1 order by from_at`,
        [meter.id, at(0, 0)],
      );
      return rows.map(({ day }) => day);
    };
    const sendDaily = async (meter: BuiltMeter, days: readonly number[]): Promise<void> => {
      for (const day of days) {
        await send(meter, day, 12);
        await send(meter, day, 12.25);
      }
    };

    it('of the time a late reading changes, and of no other', async () => {
      const meter = await buildMeter(storage.db);
      await sendDaily(meter, [0, 2, 4, 6, 8, 10]);
      expect(await daysLeft(meter, () => send(meter, 5, 12))).toEqual([0, 1, 2, 3, 7, 8, 9]);
      expect(await daysLeft(meter, () => send(meter, 5, 12))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('of the time a meter was silent', async () => {
      const meter = await buildMeter(storage.db);
      await sendDaily(meter, [0, 2, 4]);
      expect(await daysLeft(meter, () => send(meter, 10, 1))).toEqual([0, 1, 2, 3]);
      expect(await daysLeft(meter, () => send(meter, 10, 2))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });
  });

  it('knows how often a meter uploads', async () => {
    const meter = await buildMeter(storage.db);
    for (const _ of [1, 2, 3]) {
      await submit(meter);
      clock.goOn(5);
    }
    await ingest.flush();
    const latest = await storage.db
      .selectFrom('latest_reading')
      .select('interval_seconds')
      .where('meter_id', '=', meter.id)
      .executeTakeFirst();
    expect(latest).toEqual({ interval_seconds: 5 });
  });
});
