// Who falls silent, by a clock that is moved on second by second, that jumps, and over restarts and outages.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltMeter, buildMeter } from '../../../test/build-meter.ts';
import { databaseForTest } from '../../../test/database-for-test.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { type TestClock, testClock } from '../../../test/test-clock.ts';
import { nowMs } from '../../clock/clock.ts';
import type { Storage } from '../../storage/storage.ts';
import { createIngest, type Ingest } from '../create-ingest.ts';
import { createSilenceWatch, type SilenceWatch } from './silence-watch.ts';

const minute = 60;

describe('the watch over silent meters', () => {
  let storage: Storage;
  let clock: TestClock;
  let ingest: Ingest;
  let watch: SilenceWatch;
  let isOut: boolean;
  const outages = { counts: () => ({ outages: 0, refused: 0, isOut }), log: silentLog };
  const open = async (): Promise<void> => {
    watch = createSilenceWatch({ db: storage.db, clock, outages, isAlone: true });
    ingest = createIngest({ storage, clock, log: silentLog, openUpload: true, silence: watch });
    await watch.start();
  };
  const close = async (): Promise<void> => {
    await ingest.close();
    await watch.stop();
  };
  beforeAll(async () => {
    storage = await databaseForTest();
    clock = testClock();
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    isOut = false;
    await storage.db.deleteFrom('meter').execute();
    await open();
  });
  afterEach(close);

  /** The watch looks once a second, though a test need not wait for every one. */
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 5) {
      clock.goOn(Math.min(5, seconds - passed));
      await watch.look();
    }
  };
  const send = async ({ key }: BuiltMeter, time: string | null = null): Promise<void> => {
    const phase = {
      voltageV: 230,
      currentA: 1,
      powerW: 100,
      importKwh: 1,
      exportKwh: 0,
      frequencyHz: 50,
      powerFactor: 1,
    };
    const values = { phases: [phase], net: null, reactive: null };
    const sender = { address: 'here', isForwarded: false };
    await ingest.submit({ sn: null, key, time, values, sender });
    await ingest.flush();
  };
  const silencesOf = ({ id }: BuiltMeter) =>
    storage.db
      .selectFrom('incident')
      .select(['started_at', 'ended_at', 'limit_value', 'worst'])
      .where('meter_id', '=', id)
      .where('kind', '=', 'offline')
      .orderBy('started_at')
      .execute();
  const stepsOf = async ({ id }: BuiltMeter) => {
    const rows = await storage.db
      .selectFrom('incident_step')
      .innerJoin('incident', 'incident.id', 'incident_id')
      .select(['step', 'at'])
      .where('meter_id', '=', id)
      .orderBy('incident_step.id')
      .execute();
    return rows.map(({ step, at }) => [step, at.getTime()]);
  };

  it('notes the silence within seconds of the limit, once, and the return', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter);
    const sentMs = nowMs(clock);
    await pass(30 * minute - 10);
    expect(await silencesOf(meter)).toEqual([]);
    await pass(15);
    expect(await silencesOf(meter)).toMatchObject([
      { started_at: new Date(sentMs), ended_at: null, limit_value: 30 },
    ]);
    await pass(60 * minute);
    await send(meter);
    const backMs = nowMs(clock);
    await pass(5);
    expect(await silencesOf(meter)).toMatchObject([{ ended_at: new Date(backMs) }]);
    const [began, recovered, ...others] = await stepsOf(meter);
    expect(began?.[0]).toBe('began');
    expect(Number(began?.[1]) - sentMs - 30 * minute * 1000).toBeLessThanOrEqual(5_000);
    expect(recovered).toEqual(['recovered', backMs]);
    expect(others).toEqual([]);
  });

  it('follows what arrives, whatever time it is of', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter);
    await pass(20 * minute);
    await send(meter, new Date(nowMs(clock) - 86_400_000).toISOString());
    await pass(20 * minute);
    expect(await silencesOf(meter)).toEqual([]);
    await pass(11 * minute);
    expect(await silencesOf(meter)).toHaveLength(1);
  });

  it('says nothing of a meter that never sent anything, nor of one whose rule is off', async () => {
    const never = await buildMeter(storage.db);
    const quiet = await buildMeter(storage.db);
    const { site_id } = await storage.db
      .selectFrom('meter')
      .select('site_id')
      .where('id', '=', quiet.id)
      .executeTakeFirstOrThrow();
    await storage.db
      .insertInto('alert_rule')
      .values({ site_id, meter_id: null, kind: 'offline', is_on: false, limit_value: null })
      .execute();
    await send(quiet);
    await pass(40 * minute);
    expect([...(await silencesOf(never)), ...(await silencesOf(quiet))]).toEqual([]);
  });

  it('takes a limit that is changed while the meter is silent', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter);
    const { site_id } = await storage.db
      .selectFrom('meter')
      .select('site_id')
      .where('id', '=', meter.id)
      .executeTakeFirstOrThrow();
    await storage.db
      .insertInto('alert_rule')
      .values({ site_id, meter_id: meter.id, kind: 'offline', is_on: true, limit_value: 5 })
      .execute();
    await watch.rulesChanged([meter.id]);
    await pass(6 * minute);
    expect(await silencesOf(meter)).toMatchObject([{ limit_value: 5 }]);
  });

  it('does not call its own absence the meter’s silence', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter);
    await pass(10 * minute);
    await close();
    clock.goOn(5 * 3600);
    await open();
    await pass(19 * minute);
    expect(await silencesOf(meter)).toEqual([]);
    await pass(2 * minute);
    expect(await silencesOf(meter)).toHaveLength(1);
  });

  it('nor does so after one more restart', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter);
    await pass(10 * minute);
    await close();
    clock.goOn(5 * 3600);
    await open();
    await pass(10 * minute);
    await close();
    clock.goOn(60);
    await open();
    await pass(9 * minute);
    expect(await silencesOf(meter)).toEqual([]);
    await pass(2 * minute);
    expect(await silencesOf(meter)).toHaveLength(1);
  });

  it('nor after a restart that follows an outage, or a jump of the clock', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter);
    isOut = true;
    await pass(60 * minute);
    isOut = false;
    clock.goOn(7 * 3600);
    await pass(minute);
    await close();
    await open();
    await pass(28 * minute);
    expect(await silencesOf(meter)).toEqual([]);
    await pass(2 * minute);
    expect(await silencesOf(meter)).toHaveLength(1);
  });

  it('goes on over a restart in the middle of a silence', async () => {
    const [away, back] = [await buildMeter(storage.db), await buildMeter(storage.db)];
    await send(away);
    await send(back);
    await pass(31 * minute);
    await close();
    clock.goOn(600);
    await open();
    await send(back);
    await pass(40 * minute);
    expect(await silencesOf(away)).toMatchObject([{ ended_at: null }]);
    expect(await silencesOf(back)).toMatchObject([{}, { ended_at: null }]);
    expect((await silencesOf(back))[0]?.ended_at).not.toBeNull();
  });

  it('waits while the database is away, and when the clock jumps', async () => {
    const meter = await buildMeter(storage.db);
    await send(meter);
    isOut = true;
    await pass(60 * minute);
    isOut = false;
    await pass(10 * minute);
    clock.goOn(86_400);
    await watch.look();
    clock.goOn(-86_400);
    await watch.look();
    await pass(19 * minute);
    expect(await silencesOf(meter)).toEqual([]);
    await pass(2 * minute);
    expect(await silencesOf(meter)).toHaveLength(1);
  });

  describe('of another server on the database', () => {
    let other: SilenceWatch;
    beforeEach(async () => {
      await watch.stop();
      watch = createSilenceWatch({ db: storage.db, clock, outages, isAlone: false });
      await ingest.close();
      ingest = createIngest({ storage, clock, log: silentLog, openUpload: true, silence: watch });
      await watch.start();
      other = createSilenceWatch({ db: storage.db, clock, outages, isAlone: false });
    });
    afterEach(() => other.stop());
    const passBoth = async (seconds: number): Promise<void> => {
      for (let passed = 0; passed < seconds; passed += 5) {
        clock.goOn(5);
        await Promise.all([watch.look(), other.look()]);
      }
    };

    it('takes nobody for silent whom this one hears, and notes a silence once', async () => {
      const meter = await buildMeter(storage.db);
      await send(meter);
      await other.start();
      for (let times = 0; times < 4; times += 1) {
        await passBoth(20 * minute);
        await send(meter);
      }
      expect(await silencesOf(meter)).toEqual([]);
      await passBoth(31 * minute);
      expect(await silencesOf(meter)).toHaveLength(1);
      expect((await stepsOf(meter)).map(([step]) => step)).toEqual(['began']);
    });

    it('knows of a return that this one has heard, and judges the next silence alone', async () => {
      const meter = await buildMeter(storage.db);
      await send(meter);
      await other.start();
      await passBoth(31 * minute);
      await send(meter);
      await passBoth(minute);
      await watch.stop();
      for (let passed = 0; passed < 31 * minute; passed += 5) {
        clock.goOn(5);
        await other.look();
      }
      const silences = await silencesOf(meter);
      expect(silences).toHaveLength(2);
      expect(silences[0]?.ended_at).not.toBeNull();
      expect(silences[1]?.ended_at).toBeNull();
    });
  });

  it('finds a thousand meters that fall silent at once, in the second in which they do', async () => {
    const site_id = (await storage.db.selectFrom('site').select('id').executeTakeFirstOrThrow()).id;
    const meters = Array.from({ length: 1000 }, (_, place) => ({
      site_id,
      sn: `MANY${String(place).padStart(8, '0')}`,
      name: 'One of many',
      type: 1 as const,
      use_type: 1 as const,
      upload_key: `many-${place}`,
    }));
    const rows = await storage.db.insertInto('meter').values(meters).returning('id').execute();
    const alerts = { watches: [], limitsSinceMicros: 0, offlineMicros: 30 * 60_000_000 };
    for (const { id } of rows) watch.heard({ id, alerts }, clock.nowMicros());
    await pass(30 * minute + 5);
    const found = await storage.db.selectFrom('incident_step').select('at').execute();
    expect(found).toHaveLength(1000);
    expect(new Set(found.map(({ at }) => at.getTime())).size).toBe(1);
  });
});
