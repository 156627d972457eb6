// What another server changes of a meter holds for the next reading that is written here.
import { counterRulesVersion } from '@ohmstead/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildMeter } from '../../test/build-meter.ts';
import { storedOf } from '../../test/stored-of-meter.ts';
import { testClock } from '../../test/test-clock.ts';
import { openTwoServers, type Sent, sendTo, type TwoServers } from '../../test/two-servers.ts';
import { untilSomeoneWaits } from '../../test/until-someone-waits.ts';
import { lockMeters } from '../readings/lock-meters.ts';
import { raiseRulesVersion, versionOf } from '../readings/meter-version.ts';
import { queryOf } from '../readings/run-query.ts';
import { WrittenByLaterRules } from '../storage/database-trouble.ts';
import { transact } from '../storage/transact.ts';
import { packHotRows } from './pack-job.ts';

const startMs = Date.UTC(2026, 0, 1);
const clock = testClock(Date.UTC(2026, 0, 20) * 1000);

/** 50 kWh every quarter of an hour: 200 kW. */
const quarters = (from: number, to: number): Sent[] =>
  Array.from({ length: to - from }, (_, place) => ({
    atMs: startMs + (from + place) * 900_000,
    importKwh: 100 + 50 * (from + place),
  }));

describe.runIf(inject('database').engine === 'postgres')('what another server changes', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await openTwoServers(clock);
  });
  afterAll(() => two.close());

  it('is what the next readings are judged by', async () => {
    const [here, elsewhere] = two.servers;
    const meter = await buildMeter(here.db, { type: 1, rated_power_w: 1_000_000 });
    const before = await buildMeter(here.db, { type: 1, rated_power_w: 1_000_000 });
    const after = await buildMeter(here.db, { type: 1, rated_power_w: 1000 });
    await sendTo(here, meter, quarters(0, 1));
    await elsewhere.db.updateTable('meter').set({ rated_power_w: 1000 }).where('id', '=', meter.id).execute();
    await sendTo(here, meter, quarters(1, 8));
    for (const other of [before, after]) {
      await sendTo(here, other, quarters(0, 1));
      await sendTo(here, other, quarters(1, 8));
    }
    expect(await storedOf(two.storage, meter.id)).toEqual(await storedOf(two.storage, after.id));
    expect(await storedOf(two.storage, meter.id)).not.toEqual(await storedOf(two.storage, before.id));
  });

  it('is deleted here too', async () => {
    const [here, elsewhere] = two.servers;
    const meter = await buildMeter(here.db, { type: 1 });
    const other = await buildMeter(here.db, { type: 1 });
    await sendTo(here, meter, quarters(0, 1));
    await elsewhere.db.deleteFrom('meter').where('id', '=', meter.id).execute();
    const outcomes = await Promise.all([
      sendTo(here, meter, quarters(1, 2)),
      sendTo(here, other, quarters(1, 2)),
    ]);
    // Whether it has heard of it by then, or finds it gone where it is to be written.
    const code = expect.stringMatching(/^(?:upload_key|meter)_unknown$/);
    expect(outcomes.flat()).toEqual([{ kind: 'refused', code }, { kind: 'stored' }]);
    expect((await storedOf(two.storage, meter.id)).readings).toHaveLength(1);
  });

  it('by later rules is left alone until this server has them too', async () => {
    const [here, elsewhere] = two.servers;
    const meter = await buildMeter(here.db, { type: 1 });
    const other = await buildMeter(here.db, { type: 1 });
    await sendTo(here, meter, quarters(0, 1));
    const writeBy = (rules: number) =>
      elsewhere.db
        .updateTable('latest_reading')
        .set((eb) => ({ counter_rules: rules, version: eb('version', '+', 1) }))
        .where('meter_id', '=', meter.id)
        .execute();
    await writeBy(counterRulesVersion + 1);
    const sent = () =>
      Promise.all([sendTo(here, meter, quarters(1, 3)), sendTo(here, other, quarters(1, 3))]);
    const refused = { kind: 'refused', code: 'unavailable' };
    expect(await sent()).toEqual([
      [refused, refused],
      [{ kind: 'stored' }, { kind: 'stored' }],
    ]);
    for (const read of [versionOf, raiseRulesVersion])
      await expect(read(queryOf(here.pool), meter.id)).rejects.toThrow(WrittenByLaterRules);
    expect((await storedOf(two.storage, meter.id)).readings).toHaveLength(1);
    await writeBy(counterRulesVersion);
    expect((await sent())[0]).toEqual([{ kind: 'stored' }, { kind: 'stored' }]);
  });

  it('while a day is packed stays', async () => {
    const [here, elsewhere] = two.servers;
    const meter = await buildMeter(here.db, { type: 1 });
    const [first, late, last] = quarters(0, 3);
    if (!first || !late || !last) throw new Error('There are three.');
    await sendTo(here, meter, [first, last]);
    const packing = await transact(elsewhere.db, async (trx) => {
      await lockMeters(trx, [meter.id]);
      const begun = packHotRows(here, AbortSignal.timeout(60_000));
      await untilSomeoneWaits(elsewhere.db);
      await sql`insert into reading (meter_id, at, arrived_at, source, phase_values)
        values (${meter.id}, ${new Date(late.atMs)}, now(), 2, array[230, 1, 100, ${late.importKwh}, 0, 50, 1]::float8[])`.execute(
        trx,
      );
      await sql`update latest_reading set version = version + 1 where meter_id = ${meter.id}`.execute(trx);
      return { begun };
    });
    await packing.begun;
    const { readings } = await storedOf(two.storage, meter.id);
    expect(readings.map(({ atMicros }) => atMicros)).toEqual(
      [first, late, last].map(({ atMs }) => atMs * 1000),
    );
    const hot = await here.db.selectFrom('reading').select('at').where('meter_id', '=', meter.id).execute();
    expect(hot).toEqual([]);
  });
});
