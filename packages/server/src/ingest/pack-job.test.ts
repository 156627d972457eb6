import type { StoredReading } from '@ohmstead/domain';
import { ledgerOf } from '@ohmstead/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { buildLogin } from '../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { readReadings } from '../readings/read-readings.ts';
import { readingOf } from '../readings/reading-row.ts';
import { catchUp } from '../recompute/catch-up.ts';
import { markAllStale } from '../recompute/stale-ledger.ts';
import { ruledMeter } from './admission/counter-rules.ts';
import { openMeterHistory } from './meter-state/meter-history.ts';
import { padRegisters } from './meter-state/register-slots.ts';
import { packHotRows } from './pack-job.ts';
import { openRetention } from './retention.ts';

const farMicros = Date.UTC(2100, 0, 1) * 1000;
const never = new AbortController().signal;

type Sent = { readonly time: string; readonly Datas: readonly (number | null)[][] };

/** Readings of the days before the test's today, 2026-03-10, and of today. */
const sent = fc.array(
  fc.record({
    minute: fc.integer({ min: 0, max: 4 * 1440 }),
    wh: fc.integer({ min: 0, max: 9_000_000 }),
    net: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
);

const readingAt = ({ minute, wh, net }: { minute: number; wh: number; net: boolean }): Sent => {
  const row = [230.1, 1.5, 345, wh / 1000, 0.1, 50, 0.99];
  return {
    time: new Date(Date.UTC(2026, 2, 6) + minute * 60_000).toISOString(),
    Datas: net ? [row, row, row, row] : [row],
  };
};

describe('pack', () => {
  let server: TestApp;
  let token: string;
  let accountId: number;
  let site_id: number;
  beforeAll(async () => {
    server = await appForTest();
    const login = await buildLogin(server);
    ({ token, accountId } = login);
    site_id = await buildSite(server.db, { account_id: accountId, time_zone: 'UTC' });
  });
  afterAll(() => server.close());

  const upload = ({ key }: BuiltMeter, readings: readonly Sent[]) =>
    server.ask('POST', '/api/v1/sensor/uploadbatch', {
      body: readings.map((reading) => JSON.stringify({ key, ...reading })).join('\n'),
      headers: { 'content-type': 'application/x-ndjson' },
    });
  /** No batch brings a long stretch of a day: all are rows until they are packed. */
  const uploadByHours = async (meter: BuiltMeter, readings: readonly Sent[], hours = 3) => {
    const pieceOf = ({ time }: Sent) => Math.floor(Date.parse(time) / (hours * 3_600_000));
    for (const piece of new Set(readings.map(pieceOf)))
      await upload(
        meter,
        readings.filter((reading) => pieceOf(reading) === piece),
      );
  };
  const pack = () => packHotRows(server.context, never);
  const readingsOf = async ({ id }: BuiltMeter): Promise<StoredReading[]> =>
    (await readReadings(server.db, [id], { fromMicros: 0, toMicros: farMicros })).get(id) ?? [];
  const hotCount = async ({ id }: BuiltMeter, beforeMs: number) =>
    (
      await server.db
        .selectFrom('reading')
        .select('at')
        .where('meter_id', '=', id)
        .where('at', '<', new Date(beforeMs))
        .execute()
    ).length;

  it('loses nothing and moves nothing, late readings of packed days included', async () => {
    await fc.assert(
      fc.asyncProperty(sent, sent, async (early, late) => {
        const [packed, plain] = [
          await buildMeter(server.db, { site_id }),
          await buildMeter(server.db, { site_id }),
        ];
        await upload(packed, early.map(readingAt));
        await uploadByHours(plain, early.map(readingAt));
        const before = await readingsOf(packed);
        await pack();
        expect(await readingsOf(packed)).toEqual(before);
        expect(await hotCount(packed, Date.UTC(2026, 2, 9))).toBe(0);
        await upload(packed, late.map(readingAt));
        await upload(plain, late.map(readingAt));
        const both = await readingsOf(packed);
        await pack();
        await pack();
        expect(await readingsOf(packed)).toEqual(both);
        const factsOf = ({ atMicros, shift, values }: StoredReading) => ({ atMicros, shift, values });
        expect(both.map(factsOf)).toEqual((await readingsOf(plain)).map(factsOf));
        const meter = await ruledMeter(server.db, packed.id);
        if (!meter) throw new Error('the meter is gone');
        const slots = await openMeterHistory(server.storage.pool).slotsAfter({
          meterId: packed.id,
          slotMicros: 0,
          limit: 10_000,
        });
        const computed = ledgerOf(
          null,
          both.map(({ atMicros, shift, values }) => ({
            ...readingOf(atMicros, values),
            claimedMicros: atMicros - shift,
          })),
          meter.rules,
        );
        expect(slots).toEqual(computed.slots.map(padRegisters));
      }),
      { numRuns: 20 },
    );
  });

  it('is done at once with closed days that a batch brings whole', async () => {
    const meter = await buildMeter(server.db, { site_id });
    const quarterHours = Array.from({ length: 4 * 96 + 40 }, (_, slot) =>
      readingAt({ minute: slot * 15, wh: 7_000_000 + slot * 5, net: false }),
    );
    await upload(meter, quarterHours.toReversed());
    expect(await hotCount(meter, Date.UTC(2026, 2, 9))).toBe(0);
    expect(await hotCount(meter, Date.UTC(2026, 2, 11))).toBe(96 + 40);
    const instants = (await readingsOf(meter)).map(({ atMicros }) => new Date(atMicros / 1000).toISOString());
    expect(instants).toEqual(quarterHours.map(({ time }) => time));
    const again = await upload(meter, quarterHours);
    expect(again.data).toMatchObject({ accepted: 0, duplicates: 4 * 96 + 40 });
  });

  it('is done at once with a closed day that comes in long stretches, the last first', async () => {
    const meter = await buildMeter(server.db, { site_id });
    const minutes = Array.from({ length: 1440 }, (_, minute) =>
      readingAt({ minute, wh: 7_000_000 + minute * 5, net: false }),
    );
    await upload(meter, [readingAt({ minute: 4 * 1440, wh: 8_000_000, net: false })]);
    await uploadByHours(meter, minutes.toReversed(), 8);
    expect(await hotCount(meter, Date.UTC(2026, 2, 9))).toBe(0);
    const instants = (await readingsOf(meter)).map(({ atMicros }) => new Date(atMicros / 1000).toISOString());
    expect(instants.slice(0, -1)).toEqual(minutes.map(({ time }) => time));
  });

  const row = (powerW: number | null, index: number) => [
    230.1,
    1.5,
    powerW,
    7000 + index / 1000,
    0.1,
    50,
    0.99,
  ];
  const changing = (index: number, phase: number) => 300 * phase + ((index * 7919) % 4001) / 10;
  const threePhases = (index: number) => [0, 1, 2].map((phase) => row(changing(index, phase), index));

  it.each([
    ['of one phase', 60, (index: number) => [row(changing(index, 0), index)]],
    ['of three phases, uploaded every 20 seconds', 20, threePhases],
    [
      'that is not always known',
      20,
      (index: number) => (index % 5 === 0 ? [row(null, index)] : [row(1, index)]),
    ],
    [
      'of which a phase is not always known',
      20,
      (index: number) =>
        threePhases(index).map((known, phase) => (index % 7 === phase ? row(null, index) : known)),
    ],
  ])('leaves the day line of a power %s as it is', async (_, stepSeconds, Datas) => {
    const own = await buildSite(server.db, { account_id: accountId, time_zone: 'Asia/Kathmandu' });
    const meter = await buildMeter(server.db, { site_id: own });
    // Around the turn of a day of UTC, within one of the place.
    const fromMs = Date.UTC(2026, 2, 6, 22);
    const readings = Array.from({ length: (4 * 3600) / stepSeconds }, (_, index) => ({
      time: new Date(fromMs + index * stepSeconds * 1000).toISOString(),
      Datas: Datas(index),
    }));
    await uploadByHours(meter, readings);
    const lines = async () => {
      const site = await server.ask('GET', `/api/v1/site/powerLine2/${own}?date=2026-03-07`, { token });
      const dataLine = `/api/v1/inverter/dataLine/${meter.id}?date=2026-03-07&columnName=`;
      const power = await server.ask('GET', `${dataLine}power`, { token });
      const voltage = await server.ask('GET', `${dataLine}voltage`, { token });
      return [site.data, power.data, voltage.data];
    };
    const hot = await lines();
    await pack();
    expect(await lines()).toEqual(hot);
    for (const { series } of hot)
      expect(series[0].data.filter((value: unknown) => value !== null).length).toBeGreaterThan(200);
  });

  it('takes what has settled of a running day, of a meter that uploads every few seconds', async () => {
    const own = await buildSite(server.db, { account_id: accountId, time_zone: 'UTC' });
    const [often, seldom] = [
      await buildMeter(server.db, { site_id: own }),
      await buildMeter(server.db, { site_id: own }),
    ];
    const nowMs = Date.UTC(2026, 2, 10, 12);
    const until = (stepSeconds: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        time: new Date(nowMs - (count - index) * stepSeconds * 1000).toISOString(),
        Datas: [row(changing(index, 1), index)],
      }));
    await uploadByHours(often, until(5, 2160));
    await uploadByHours(seldom, until(60, 700));
    const seen = async () => {
      const line = `/api/v1/site/powerLine2/${own}?date=2026-03-10`;
      return [
        (await server.ask('GET', line, { token })).data,
        await readingsOf(often),
        await readingsOf(seldom),
      ];
    };
    const hot = await seen();
    await pack();
    expect([await hotCount(often, nowMs - 15 * 60_000), await hotCount(often, nowMs)]).toEqual([0, 180]);
    expect(await hotCount(seldom, nowMs)).toBe(700);
    expect(await seen()).toEqual(hot);
    await upload(often, [{ time: '2026-03-10T10:00:02Z', Datas: [row(5, 800)] }]);
    const late = await readingsOf(often);
    expect(late).toHaveLength(2161);
    server.clock.goOn(3 * 3600);
    await upload(
      often,
      until(5, 1).map((one) => ({ ...one, time: '2026-03-10T14:59:00Z' })),
    );
    await pack();
    expect(await hotCount(often, nowMs)).toBe(181);
    expect((await readingsOf(often)).slice(0, 2161)).toEqual(late);
    server.clock.goOn(-3 * 3600);
  });

  it('writes a large running day anew once there is an eighth more of it', async () => {
    const meter = await buildMeter(server.db, { site_id });
    const nowMs = Date.UTC(2026, 2, 10, 12);
    const between = (fromMs: number, toMs: number) =>
      Array.from({ length: (toMs - fromMs) / 3000 }, (_, index) => ({
        time: new Date(fromMs + index * 3000).toISOString(),
        Datas: [row(1, (fromMs - nowMs) / 3000 + 13_000 + index)],
      }));
    const settledMs = nowMs - 15 * 60_000;
    await uploadByHours(meter, between(settledMs - 12_000 * 3000, settledMs), 0.4);
    await pack();
    expect(await hotCount(meter, nowMs)).toBe(0);
    server.clock.goOn(1500 * 3);
    await uploadByHours(meter, between(settledMs, settledMs + 1500 * 3000), 0.4);
    await pack();
    expect(await hotCount(meter, farMicros / 1000)).toBe(1500);
    await upload(meter, between(settledMs + 1500 * 3000, settledMs + 1501 * 3000));
    server.clock.goOn(3);
    await pack();
    expect(await hotCount(meter, farMicros / 1000)).toBe(0);
    expect(await readingsOf(meter)).toHaveLength(13_501);
    server.clock.goOn(-1501 * 3);
  });

  it('keeps each phase’s extremes of the day beside the packed readings', async () => {
    const meter = await buildMeter(server.db, { site_id });
    await upload(meter, [
      readingAt({ minute: 10, wh: 7_000_000, net: false }),
      readingAt({ minute: 12, wh: 7_000_005, net: false }),
    ]);
    await pack();
    const day = await server.db
      .selectFrom('reading_day')
      .select(['count', 'extremes', 'extremes_at'])
      .where('meter_id', '=', meter.id)
      .executeTakeFirstOrThrow();
    const atMicros = (Date.UTC(2026, 2, 6) + 600_000) * 1000;
    expect(day).toEqual({
      count: 2,
      extremes: [230.1, 230.1, 1.5, 345, 345, 0.99],
      extremes_at: new Array(6).fill(atMicros),
    });
  });

  it('deletes readings after the days set and leaves the ledger as it is', async () => {
    const meter = await buildMeter(server.db, { site_id });
    const days = [6, 7, 8, 9, 10];
    const noons = days.map((_, index) =>
      readingAt({ minute: index * 1440 + 720, wh: 7000 * index, net: false }),
    );
    await upload(meter, noons.slice(0, -1));
    await pack();
    const history = openMeterHistory(server.storage.pool);
    const slotsOf = () => history.slotsAfter({ meterId: meter.id, slotMicros: 0, limit: 100 });
    const slots = await slotsOf();
    const expire = () => openRetention(server.db, server.clock, 2).expire(server.context.ingest, never);
    // A clock that is ahead for a moment, however far, deletes nothing.
    server.clock.goOn(400 * 86_400);
    await expire();
    server.clock.goOn(-400 * 86_400);
    await expire();
    expect(await readingsOf(meter)).toHaveLength(4);
    server.clock.goOn(86_400);
    await expire();
    await server.context.retention.load();
    expect((await readingsOf(meter)).map(({ atMicros }) => new Date(atMicros / 1000).getUTCDate())).toEqual([
      8, 9,
    ]);
    const late = await upload(meter, [readingAt({ minute: 725, wh: 1, net: false })]);
    expect(late.data.refused).toEqual([{ line: 1, code: 'reading_time_far_off' }]);
    await markAllStale(server.db, meter.id);
    await catchUp(server.context, meter.id);
    expect(await slotsOf()).toEqual(slots);
  });
});
