import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { buildLogin, type Login } from '../../../test/build-login.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../../test/build-meter.ts';
import { ledgerJob } from '../../audit/ledger-job.ts';
import { nowMs } from '../../clock/clock.ts';
import type { Difference } from '../../verify/difference.ts';
import { firstPosition, type Position, type Step, verifyStep } from '../../verify/verify-steps.ts';

let server: TestApp;
let login: Login;
let siteId: number;
beforeAll(async () => {
  server = await appForTest();
  login = await buildLogin(server);
  siteId = await buildSite(server.db, { account_id: login.accountId });
});
afterAll(() => server.close());

const get = (path: string) => server.ask('GET', `/api/v1/inverter/${path}`, { token: login.token });
const post = (path: string, body: unknown) =>
  server.ask('POST', `/api/v1/inverter/${path}`, { token: login.token, body });

const dayMs = Date.UTC(2026, 2, 9);
const timeOf = (minute: number): string => new Date(dayMs + minute * 60_000).toISOString();

/** Import counter in kWh by minute of the day. */
const send = async ({ sn, key }: BuiltMeter, counts: readonly (readonly [minute: number, kwh: number])[]) => {
  const lines = counts.map(([minute, kwh]) =>
    JSON.stringify({ SN: sn, key, time: timeOf(minute), Data: [230, 1, 600, kwh, 0] }),
  );
  const response = await fetch(`${server.address}/api/v1/sensor/uploadbatch`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  return response.json();
};

const newMeter = () => buildMeter(server.db, { site_id: siteId });

/** What its ledger has counted from the first read to the last, kWh. */
const counted = async ({ id }: BuiltMeter): Promise<number> => {
  const slots = await server.db
    .selectFrom('register_slot')
    .select(['first_counts', 'last_counts'])
    .where('meter_id', '=', id)
    .orderBy('slot')
    .execute();
  return ((slots.at(-1)?.last_counts[0] ?? 0) - (slots[0]?.first_counts[0] ?? 0)) / 1e6;
};

const itemsOf = async ({ id }: BuiltMeter) => (await get(`audit/${id}`)).data.items;

describe('audit.decide', () => {
  it('books a jump, and taking it back gives the ledger before it', async () => {
    const meter = await newMeter();
    await send(meter, [
      [0, 100],
      [5, 900],
      [10, 900.05],
      [15, 900.1],
      [20, 900.15],
    ]);
    expect(await counted(meter)).toBe(0.15);
    const [spike] = await itemsOf(meter);
    expect(spike).toMatchObject({
      kind: 'spike',
      reason: 'implausible',
      phase: 'A',
      direction: 'import',
      beforeKwh: 100,
      afterKwh: 900,
      bookedKwh: 0,
      decision: null,
    });
    const { at, register } = spike;
    const decided = await post(`decide/${meter.id}`, { at, register, verdict: 'book' });
    expect(decided).toMatchObject({ status: 200, data: { isRecomputed: true } });
    expect(await counted(meter)).toBe(800.15);
    expect((await itemsOf(meter))[0]).toMatchObject({
      kind: 'spike',
      reason: 'decided',
      bookedKwh: 800,
      decision: { verdict: 'book' },
    });
    const { decisionId } = decided.data;
    expect((await post(`undo/${meter.id}`, { decisionId })).status).toBe(200);
    expect(await counted(meter)).toBe(0.15);
    const [undone] = await itemsOf(meter);
    expect(undone).toMatchObject({ ...spike, history: [{ verdict: 'book' }, { verdict: 'undo' }] });
    expect(await post(`undo/${meter.id}`, { decisionId })).toMatchObject({
      status: 409,
      data: { code: 'decision_undone' },
    });
  });

  it('takes a booked reset back, and holds for readings that come later', async () => {
    const meter = await newMeter();
    await send(meter, [
      [0, 50],
      [5, 0.05],
      [10, 0.1],
      [15, 0.15],
      [20, 0.2],
    ]);
    expect(await counted(meter)).toBe(0.2);
    const [{ at, register, kind, reason }] = await itemsOf(meter);
    expect([kind, reason]).toEqual(['reset', 'restarted']);
    await post(`decide/${meter.id}`, { at, register, verdict: 'skip' });
    expect(await counted(meter)).toBe(0.15);
    await send(meter, [
      [3, 50.03],
      [25, 0.25],
    ]);
    expect(await counted(meter)).toBe(0.23);
  });

  it('notes that an item is right as it is', async () => {
    const meter = await newMeter();
    await send(meter, [
      [0, 1],
      [60, 2],
    ]);
    const [{ at, register, choices }] = await itemsOf(meter);
    expect(choices).toEqual(['keep']);
    expect((await post(`decide/${meter.id}`, { at, register, verdict: 'book' })).data.code).toBe(
      'verdict_not_possible',
    );
    await post(`decide/${meter.id}`, { at, register, verdict: 'keep' });
    expect((await itemsOf(meter))[0].decision.verdict).toBe('keep');
    expect(await counted(meter)).toBe(1);
  });

  it('knows only what the list has', async () => {
    const meter = await newMeter();
    const answer = await post(`decide/${meter.id}`, { at: timeOf(0), register: 0, verdict: 'book' });
    expect(answer).toMatchObject({ status: 404, data: { code: 'audit_item_unknown' } });
    expect((await post(`undo/${meter.id}`, { decisionId: 1 })).data.code).toBe('decision_unknown');
  });

  it('invalidates the roll-ups of the days it changes', async () => {
    const meter = await newMeter();
    await send(meter, [
      [0, 100],
      [5, 900],
      [10, 900.05],
      [15, 900.1],
      [20, 900.15],
    ]);
    const figures = async () =>
      (await server.ask('GET', `/api/v1/site/overview/${siteId}?date=2026-03-09`, { token: login.token }))
        .data.day.importKwh;
    const before = await figures();
    const [{ at, register }] = await itemsOf(meter);
    await post(`decide/${meter.id}`, { at, register, verdict: 'book' });
    expect((await figures()) - before).toBeCloseTo(800, 6);
  });
});

describe('audit.list', () => {
  it('is paged and of one kind', async () => {
    const meter = await newMeter();
    await send(
      meter,
      Array.from({ length: 9 }, (_, hour) => [hour * 60, hour] as const),
    );
    const page = (await get(`audit/${meter.id}?limit=3&skip=6&kind=gap`)).data;
    expect(page).toMatchObject({ hasMore: false, isRecomputing: false });
    expect(page.items.map(({ at }: { at: string }) => at.slice(11, 13))).toEqual(['02', '01']);
    expect((await get(`audit/${meter.id}?limit=3`)).data.hasMore).toBe(true);
    expect((await get(`audit/${meter.id}?kind=dip`)).data.items).toEqual([]);
  });
});

describe('audit.list of a counter that began lower', () => {
  it('says that the newest count is undecided until later readings show what it means', async () => {
    const meter = await newMeter();
    await send(meter, [[0, 5000]]);
    const list = async () => (await get(`audit/${meter.id}`)).data;
    expect(await list()).toMatchObject({ items: [], isUndecided: false });
    await send(meter, [[600, 712]]);
    expect(await list()).toMatchObject({ items: [], isUndecided: true });
    await send(meter, [
      [605, 712.05],
      [610, 712.1],
      [615, 712.15],
    ]);
    const decided = await list();
    expect(decided.isUndecided).toBe(false);
    const ofReset = decided.items.filter(({ kind }: { kind: string }) => kind === 'reset');
    expect(ofReset).toMatchObject([{ reason: 'unexplained', beforeKwh: 5000, afterKwh: 712, bookedKwh: 0 }]);
  });
});

describe('audit.replace', () => {
  it('goes on with the history under another serial number', async () => {
    const meter = await newMeter();
    await send(meter, [
      [0, 5000],
      [5, 5000.05],
      [30, 7],
      [35, 7.05],
    ]);
    const replaced = await post(`replace/${meter.id}`, {
      at: timeOf(20),
      finalCounts: [{ phase: 'A', importKwh: 5000.2, exportKwh: 0 }],
      firstCounts: [{ phase: 'A', importKwh: 6.9, exportKwh: 0 }],
      sn: `NEW${meter.sn.slice(0, 8)}`,
    });
    expect(replaced).toMatchObject({ status: 200, data: { isRecomputed: true } });
    expect(await counted(meter)).toBeCloseTo(0.35, 6);
    await send({ ...meter, sn: `NEW${meter.sn.slice(0, 8)}` }, [[40, 7.1]]);
    expect(await counted(meter)).toBeCloseTo(0.4, 6);
    const items = await itemsOf(meter);
    expect(items.filter(({ kind }: { kind: string }) => kind === 'replacement')).toMatchObject([
      { beforeKwh: 5000.05, afterKwh: 6.9, decision: { verdict: 'replacement' } },
      {},
    ]);
    await post(`undo/${meter.id}`, { decisionId: replaced.data.decisionId });
    expect((await get(`get/${meter.id}`)).data.sn).toBe(meter.sn);
  });

  it.each([
    [{ at: timeOf(-60) }, 'replacement_time'],
    [{ at: timeOf(100_000) }, 'replacement_time'],
    [{ finalCounts: [{ phase: 'A', importKwh: 99 }] }, 'replacement_final_low'],
    [{ finalCounts: [{ phase: 'A', importKwh: 9000 }] }, 'replacement_final_high'],
    [{ firstCounts: [{ phase: 'A', importKwh: 8 }] }, 'replacement_first_high'],
  ])('refuses %j', async (body, code) => {
    const meter = await newMeter();
    await send(meter, [
      [0, 100],
      [5, 100.05],
      [30, 7],
    ]);
    const whole = { at: timeOf(20), finalCounts: [], firstCounts: [], ...body };
    expect((await post(`replace/${meter.id}`, whole)).data.code).toBe(code);
  });
});

describe('meter.save', () => {
  it('lets the history of a meter be judged by the end of its counters', async () => {
    const meter = await newMeter();
    await send(meter, [
      [0, 99999.98],
      [5, 0.03],
      [10, 0.08],
      [15, 0.13],
      [20, 0.18],
    ]);
    expect(await counted(meter)).toBe(0.18);
    const saved = await post('save', { id: meter.id, name: 'Grid', counterModulusKwh: 100_000 });
    expect(saved.data.counterModulusKwh).toBe(100_000);
    expect((await get(`audit/${meter.id}`)).data.isRecomputing).toBe(true);
    await ledgerJob(server.context).run(new AbortController().signal);
    expect((await get(`audit/${meter.id}`)).data).toMatchObject({
      isRecomputing: false,
      items: [{ kind: 'rollover', reason: 'modulus', bookedKwh: 0.05 }],
    });
    expect(await counted(meter)).toBe(0.2);
  });
});

describe('quarantine', () => {
  const sendAt = async ({ key }: BuiltMeter, time: string, kwh: number) => {
    const response = await fetch(`${server.address}/api/v1/sensor/uploadbatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: JSON.stringify({ key, time, Data: [230, 1, 600, kwh, 0] }),
    });
    return (await response.json()).data.refused[0]?.code;
  };

  it('keeps a reading whose clock is far off, once, until a person settles it', async () => {
    const meter = await newMeter();
    for (let time = 0; time < 2; time += 1) {
      expect(await sendAt(meter, '1970-01-01T00:00:07Z', 5)).toBe('reading_time_far_off');
    }
    expect(await sendAt(meter, 'half past nine', 6)).toBe('reading_time_invalid');
    const { items } = (await get(`quarantine/${meter.id}`)).data;
    expect(items.map(({ claimedTime }: { claimedTime: string }) => claimedTime).sort()).toEqual([
      '1970-01-01T00:00:07Z',
      'half past nine',
    ]);
    expect(await itemsOf(meter)).toMatchObject([{ kind: 'clockError' }, { kind: 'clockError' }]);
    const [first, second] = items;
    const settle = (readingId: number, as: string) => post(`settle/${meter.id}`, { readingId, as });
    expect((await settle(first.id, 'claimed')).data.code).toMatch(/reading_time/);
    expect((await settle(first.id, 'arrived')).data).toEqual({ outcome: 'accepted' });
    expect((await settle(first.id, 'discarded')).data.code).toBe('quarantine_settled');
    expect((await settle(second.id, 'discarded')).data).toEqual({ outcome: 'discarded' });
    expect((await get(`get/${meter.id}`)).data.lastUpdate).toBe(`${first.arrivedAt.slice(0, 23)}Z`);
  });
});

describe('all these ledgers', () => {
  it('are what their readings and decisions say', async () => {
    const { db, ingest, clock } = server.context;
    const differences: Difference[] = [];
    for (let position: Position | null = firstPosition; position !== null; ) {
      const step: Step = await verifyStep({ db, ingest, nowMs: () => nowMs(clock) }, position);
      differences.push(...step.differences);
      position = step.next;
    }
    expect(differences).toEqual([]);
  });
});
