// Counters that come back: what had been booked meanwhile is taken back, in whatever order it is learned.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { verifyLedger } from '../../verify/verify-ledger.ts';

let server: TestApp;
let login: Login;
beforeAll(async () => {
  server = await appForTest();
  login = await buildLogin(server);
});
afterAll(() => server.close());

const get = (path: string) => server.ask('GET', `/api/v1/${path}`, { token: login.token });
const post = (path: string, body: unknown) =>
  server.ask('POST', `/api/v1/inverter/${path}`, { token: login.token, body });

const eveningMs = Date.UTC(2026, 2, 9, 23);
const timeOf = (minute: number): string => new Date(eveningMs + minute * 60_000).toISOString();

type Read = readonly [minute: number, kwh: number, powerW?: number];

const send = async ({ sn, key }: BuiltMeter, reads: readonly Read[]) => {
  const lines = reads.map(([minute, kwh, powerW = 600]) =>
    JSON.stringify({ SN: sn, key, time: timeOf(minute), Data: [230, null, powerW, kwh, 0, 50, null] }),
  );
  const response = await fetch(`${server.address}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  expect(response.status).toBe(200);
};

const newMeter = async () => {
  const siteId = await buildSite(server.db, { account_id: login.accountId, time_zone: 'UTC' });
  return { siteId, meter: await buildMeter(server.db, { site_id: siteId }) };
};

const importOf = async (siteId: number, date: string): Promise<number> =>
  (await get(`site/overview/${siteId}?date=${date}`)).data.day.importKwh;

const itemsOf = async ({ id }: BuiltMeter) => (await get(`inverter/audit/${id}`)).data.items;

const bothDays = async (siteId: number): Promise<[number, number]> => [
  await importOf(siteId, '2026-03-09'),
  await importOf(siteId, '2026-03-10'),
];

const differencesOf = async ({ id }: BuiltMeter) => {
  const { db, ingest } = server.context;
  const found = [];
  for (let fromMicros: number | null = 0; fromMicros !== null; ) {
    const piece: Awaited<ReturnType<typeof verifyLedger>> = await verifyLedger(
      { db, ingest },
      id,
      fromMicros,
    );
    found.push(...piece.differences);
    fromMicros = piece.nextMicros;
  }
  return found;
};

/** It shows 0.05 from half past eleven on, which looks like a restart, until it is back at ten past midnight. */
const away: readonly Read[] = [
  [0, 100],
  [15, 100.15],
  [30, 0.05],
  [40, 0.05],
  [50, 0.05],
  [60, 0.05],
  [65, 0.05],
];
const back: readonly Read[] = [
  [75, 100.75],
  [85, 100.85],
];

describe('a counter that is back', () => {
  it('takes what its reset booked back from the day before', async () => {
    const { siteId, meter } = await newMeter();
    await send(meter, away);
    expect(await bothDays(siteId)).toEqual([0.2, 0]);
    const [before] = await itemsOf(meter);
    expect(before).toMatchObject({ kind: 'reset', reason: 'restarted', bookedKwh: 0.05 });
    await send(meter, back);
    // 0.6 kWh in the hour that it was away, of which three quarters lie before midnight; 0.1 after it.
    expect(await bothDays(siteId)).toEqual([0.6, 0.25]);
    expect(await itemsOf(meter)).toMatchObject([
      { kind: 'return', reason: 'back', beforeKwh: 100.15, afterKwh: 100.75, bookedKwh: 0.6 },
      { kind: 'reset', reason: 'returned', bookedKwh: 0 },
    ]);
    expect(await differencesOf(meter)).toEqual([]);
  });

  it('gives the same backwards, one by one, and by halves', async () => {
    const whole = [...away, ...back];
    const orders = [
      whole.toReversed().map((read) => [read]),
      [back, away],
      [whole.filter((_, place) => place % 2 === 1), whole.filter((_, place) => place % 2 === 0)],
    ];
    for (const order of orders) {
      const { siteId, meter } = await newMeter();
      for (const reads of order) {
        await send(meter, reads);
        await bothDays(siteId);
      }
      expect(await bothDays(siteId)).toEqual([0.6, 0.25]);
      expect(await differencesOf(meter)).toEqual([]);
    }
  });

  it('is none when a late reading shows that it climbed', async () => {
    const { siteId, meter } = await newMeter();
    await send(meter, [...away, ...back]);
    await bothDays(siteId);
    await send(meter, [[70, 50]]);
    expect(await bothDays(siteId)).not.toEqual([0.6, 0.25]);
    expect((await itemsOf(meter)).map(({ kind }: { kind: string }) => kind)).not.toContain('return');
    expect(await differencesOf(meter)).toEqual([]);
  });

  it('takes back the incident of its reset, of which nobody was notified yet', async () => {
    const { meter } = await newMeter();
    await send(meter, [
      [0, 5000],
      [5, 70],
      [10, 70.05],
      [15, 70.1],
      [20, 70.15],
    ]);
    const incidents = () =>
      server.db
        .selectFrom('incident')
        .select(['kind', 'corrected_at'])
        .where('meter_id', '=', meter.id)
        .where('kind', 'in', ['counterJudged', 'meterReplaced'])
        .orderBy('started_at')
        .execute();
    expect(await incidents()).toMatchObject([{ kind: 'meterReplaced', corrected_at: null }]);
    await send(meter, [[25, 5000.2]]);
    expect(await incidents()).toMatchObject([{ kind: 'counterJudged', corrected_at: null }]);
  });
});

describe('audit.decide keep', () => {
  it('changes no energy, and lapses when the judgement becomes another one', async () => {
    const { siteId, meter } = await newMeter();
    await send(meter, away);
    const before = await bothDays(siteId);
    const [{ at, register }] = await itemsOf(meter);
    await post(`decide/${meter.id}`, { at, register, verdict: 'keep' });
    expect(await bothDays(siteId)).toEqual(before);
    expect((await itemsOf(meter))[0].decision).toMatchObject({ verdict: 'keep' });
    await send(meter, back);
    expect(await bothDays(siteId)).toEqual([0.6, 0.25]);
    expect((await itemsOf(meter)).at(-1)).toMatchObject({
      at,
      decision: null,
      history: [{ verdict: 'keep' }],
    });
  });

  it('changes no energy on a dip', async () => {
    const { siteId, meter } = await newMeter();
    await send(meter, [
      [0, 10],
      [5, 10.1],
      [10, 9.5],
      [15, 10.2],
      [20, 10.3],
      [25, 10.4],
    ]);
    expect((await bothDays(siteId))[0]).toBe(0.4);
    const [{ at, register }] = await itemsOf(meter);
    await post(`decide/${meter.id}`, { at, register, verdict: 'keep' });
    expect((await bothDays(siteId))[0]).toBe(0.4);
  });

  it('leaves a decision before it in force', async () => {
    const { siteId, meter } = await newMeter();
    await send(meter, away);
    const [{ at, register }] = await itemsOf(meter);
    const skipped = await post(`decide/${meter.id}`, { at, register, verdict: 'skip' });
    const figures = await bothDays(siteId);
    await post(`decide/${meter.id}`, { at, register, verdict: 'keep' });
    expect(await bothDays(siteId)).toEqual(figures);
    const { decisionId } = skipped.data;
    expect((await post(`undo/${meter.id}`, { decisionId })).status).toBe(200);
  });
});

describe('readings that claim one instant', () => {
  it.each([
    [
      [5, 100.9],
      [5, 100.1],
    ],
    [
      [5, 100.1],
      [5, 100.9],
    ],
  ] as const)('count once, as the reads around them say: %j first', async (one, other) => {
    const { siteId, meter } = await newMeter();
    const reads: readonly Read[] = [[0, 100], one, other, [10, 100.2], [15, 100.3], [20, 100.4], [25, 100.5]];
    for (const read of reads) await send(meter, [read]);
    expect((await bothDays(siteId))[0]).toBe(0.5);
    expect(await differencesOf(meter)).toEqual([]);
  });
});
