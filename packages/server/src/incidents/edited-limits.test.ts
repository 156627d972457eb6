// The law: limits and ratings that are edited while readings come late, early, twice and in any groups give the incidents of
// readings that come in order.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { type BuiltMeter, buildAccount, buildMeter, buildSite } from '../../test/build-meter.ts';
import { saveAlertParameters } from '../analysis/alert-parameter-store.ts';
import { nowDate, nowMs } from '../clock/clock.ts';
import { catchUp } from '../recompute/catch-up.ts';
import { saveMeter } from '../sites/editing/save-meter.ts';
import { judgingJob } from './judging-job.ts';
import { rulesOfSiteChanged } from './rule-changes.ts';
import { type RuleChange, saveRule, storeRule } from './save-rule.ts';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest();
});
afterAll(() => server.close());

type Edited = BuiltMeter & { readonly siteId: number; readonly accountId: number };

const built = async (): Promise<Edited> => {
  const accountId = await buildAccount(server.db);
  const siteId = await buildSite(server.db, { account_id: accountId });
  const meter = await buildMeter(server.db, { site_id: siteId, rated_power_w: 5000, rated_voltage_v: 230 });
  return { ...meter, siteId, accountId };
};

type Edit =
  | { readonly of: 'meter'; readonly body: { ratedPowerW?: number; ratedVoltageV?: number; type?: 1 | 3 } }
  | { readonly of: 'rule'; readonly change: Omit<RuleChange, 'meterId'>; readonly isOfMeter: boolean }
  | { readonly of: 'parameters'; readonly overVoltagePercent: number };

/** What waits is judged with the next readings, or by the job. */
const make = async ({ id, siteId, accountId }: Edited, edit: Edit, waits = false): Promise<void> => {
  const { context, db, clock } = server;
  if (edit.of === 'meter') {
    const editor = {
      ...context,
      accountId,
      nowMs: nowMs(clock),
      quotas: context.config.quotas,
      isDemo: false,
    };
    expect(await saveMeter(editor, { id, name: 'Grid', ...edit.body })).toBe(id);
  } else if (edit.of === 'rule') {
    const change = { ...edit.change, meterId: edit.isOfMeter ? id : null };
    const saved = { siteId, change, now: nowDate(clock) };
    if (waits) await storeRule(db, saved);
    else expect(await saveRule(context, saved)).toBeNull();
  } else {
    const { overVoltagePercent } = edit;
    await saveAlertParameters(db, { siteId, change: { overVoltagePercent }, now: nowDate(clock) });
    if (!waits) await rulesOfSiteChanged(context, siteId);
  }
};

type Sent = { readonly seconds: number; readonly w: number; readonly v: number; readonly kwh: number };

const send = async ({ key }: BuiltMeter, fromMs: number, sent: readonly Sent[]): Promise<void> => {
  await Promise.all(
    sent.map(({ seconds, w, v, kwh }) => {
      const row = { voltageV: v, currentA: 1, powerW: w, importKwh: kwh, exportKwh: 0 };
      const phase = { ...row, frequencyHz: 50, powerFactor: 1 };
      return server.context.ingest.submit({
        sn: null,
        key,
        time: new Date(fromMs + seconds * 1000).toISOString(),
        values: { phases: [phase, { ...phase, voltageV: 230 }, phase], net: null, reactive: null },
        sender: { address: 'here', isForwarded: false },
      });
    }),
  );
};

const judgeWaiting = () => judgingJob(server.context).run(new AbortController().signal);

const textOf = (ms: number): string => new Date(ms).toISOString();

const incidentsOf = ({ id }: Edited) =>
  server.db
    .selectFrom('incident')
    .select(['kind', 'phase', 'limit_value', 'worst', 'facts'])
    .select([
      sql<string>`to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('started'),
      sql<string>`to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('ended'),
      sql<string>`worst_at::text`.as('worst_at'),
    ])
    .where('meter_id', '=', id)
    .where('corrected_at', 'is', null)
    .orderBy('started_at')
    .orderBy('kind')
    .orderBy('phase')
    .execute();

const ruleOf = (kind: 'overPower' | 'overVoltage', isOn: boolean): Edit => ({
  of: 'rule',
  change: { kind, isOn, limit: null },
  isOfMeter: false,
});
const high = (seconds: number): Sent => ({ seconds, w: 2000, v: 230, kwh: 500 });
const calm = (seconds: number): Sent => ({ seconds, w: 100, v: 230, kwh: 500 });

const stepsOf = async ({ id }: Edited, isDecided?: boolean): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('incident_step')
    .innerJoin('incident', 'incident.id', 'incident_id')
    .select(['step', 'decided_at'])
    .where('meter_id', '=', id)
    .orderBy('incident_step.id')
    .execute();
  return rows
    .filter(({ decided_at }) => isDecided === undefined || isDecided === (decided_at !== null))
    .map(({ step }) => step);
};
/** What people will be notified of. */
const newsOf = (meter: Edited): Promise<string[]> => stepsOf(meter, false);

it('stay as they were judged when readings of then come late or once more', async () => {
  const meter = await built();
  await make(meter, ruleOf('overPower', true));
  const fromMs = nowMs(server.clock);
  server.clock.goOn(300);
  await send(meter, fromMs, [high(20), high(50)]);
  await make(meter, { of: 'meter', body: { ratedPowerW: 9000 } });
  await send(meter, fromMs, [high(80), high(110)]);
  const incidents = [{ kind: 'overPower', limit_value: 5000, worst: 6000, ended: null }];
  expect(await incidentsOf(meter)).toMatchObject(incidents);
  await send(meter, fromMs, [high(20), high(50), high(80)]);
  expect(await incidentsOf(meter)).toMatchObject(incidents);
  server.clock.goOn(300);
  await send(meter, fromMs, [high(400), high(460)]);
  expect(await incidentsOf(meter)).toMatchObject([{ ended: textOf(fromMs + 400_000) }]);
});

it('end without a word where their kind is switched off, also those that late readings show', async () => {
  const meter = await built();
  await make(meter, ruleOf('overPower', true));
  const fromMs = nowMs(server.clock);
  server.clock.goOn(300);
  await send(meter, fromMs, [high(200), high(260)]);
  await make(meter, ruleOf('overPower', false));
  const ended = textOf(nowMs(server.clock));
  expect(await incidentsOf(meter)).toMatchObject([{ started: textOf(fromMs + 200_000), ended }]);
  server.clock.goOn(60);
  await send(meter, fromMs, [high(230), high(150), high(320), high(350)]);
  expect(await incidentsOf(meter)).toMatchObject([{ started: textOf(fromMs + 150_000), ended }]);
  expect(await stepsOf(meter)).toEqual(['began']);
});

it('are known of the quarter of an hour before their kind was switched on, and told where they go on', async () => {
  const [ended, goesOn] = [await built(), await built()];
  const fromMs = nowMs(server.clock);
  server.clock.goOn(1200);
  const both = [high(20), high(80), high(140), calm(500), high(800), high(860)];
  await send(ended, fromMs, [...both, calm(920), calm(980)]);
  await send(goesOn, fromMs, both);
  for (const meter of [ended, goesOn]) await make(meter, ruleOf('overPower', true));
  const started = textOf(fromMs + 800_000);
  expect(await incidentsOf(ended)).toMatchObject([{ started, ended: textOf(fromMs + 920_000) }]);
  expect(await incidentsOf(goesOn)).toMatchObject([{ started, ended: null }]);
  expect(await newsOf(ended)).toEqual([]);
  expect(await newsOf(goesOn)).toEqual(['began']);
  // Late, and of before.
  await send(goesOn, fromMs, [high(100), high(160)]);
  expect(await incidentsOf(goesOn)).toMatchObject([{ started }]);
});

it('go on as before where their kind was switched off by mistake', async () => {
  const meter = await built();
  await make(meter, ruleOf('overPower', true));
  const fromMs = nowMs(server.clock);
  server.clock.goOn(300);
  await send(meter, fromMs, [high(200), high(260)]);
  await make(meter, ruleOf('overPower', false));
  server.clock.goOn(20);
  await make(meter, ruleOf('overPower', true));
  expect(await incidentsOf(meter)).toMatchObject([{ started: textOf(fromMs + 200_000), ended: null }]);
  expect(await newsOf(meter)).toEqual(['began']);
});

it('are known from their beginning on, also if a reading comes before they are judged by a new rule', async () => {
  const meter = await built();
  const fromMs = nowMs(server.clock);
  server.clock.goOn(620);
  await send(
    meter,
    fromMs,
    Array.from({ length: 30 }, (_, place) => high(20 + place * 20)),
  );
  await make(meter, ruleOf('overPower', true), true);
  expect(await incidentsOf(meter)).toEqual([]);
  server.clock.goOn(60);
  await send(meter, fromMs, [high(650)]);
  expect(await incidentsOf(meter)).toMatchObject([{ started: textOf(fromMs + 20_000), ended: null }]);
});

it('stay where readings come once more to a server that has not heard of the new limits', async () => {
  const meter = await built();
  const fromMs = nowMs(server.clock);
  server.clock.goOn(300);
  await send(meter, fromMs, [high(100), high(160)]);
  await make(meter, ruleOf('overPower', true), true);
  await judgeWaiting();
  const incidents = [{ kind: 'overPower', started: textOf(fromMs + 100_000) }];
  expect(await incidentsOf(meter)).toMatchObject(incidents);
  await send(meter, fromMs, [high(100), high(160)]);
  expect(await incidentsOf(meter)).toMatchObject(incidents);
});

it('are known of every meter of a large site, and told, when a kind is switched on', async () => {
  const siteId = await buildSite(server.db);
  const meters = await Promise.all(
    Array.from({ length: 120 }, () => buildMeter(server.db, { site_id: siteId, rated_power_w: 5000 })),
  );
  const fromMs = nowMs(server.clock);
  server.clock.goOn(100);
  await Promise.all(meters.map((meter) => send(meter, fromMs, [high(20), high(80)])));
  const change = { kind: 'overPower', meterId: null, isOn: true, limit: null } as const;
  expect(await saveRule(server.context, { siteId, change, now: nowDate(server.clock) })).toBeNull();
  await judgeWaiting();
  const steps = await server.db
    .selectFrom('incident')
    .innerJoin('incident_step', 'incident_id', 'incident.id')
    .select(['meter_id', 'step', 'decided_at'])
    .where('site_id', '=', siteId)
    .orderBy('meter_id')
    .execute();
  const ids = meters.map(({ id }) => id).sort((a, b) => a - b);
  expect(steps).toEqual(ids.map((meter_id) => ({ meter_id, step: 'began', decided_at: null })));
});

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    of: fc.constant('meter' as const),
    body: fc.oneof(
      fc.record({ ratedPowerW: fc.constantFrom(2000, 5000, 9000) }),
      fc.record({ ratedVoltageV: fc.constantFrom(220, 240) }),
      fc.record({ type: fc.constantFrom(1 as const, 3 as const) }),
    ),
  }),
  fc.record({
    of: fc.constant('rule' as const),
    change: fc.record({
      kind: fc.constantFrom('overPower', 'overVoltage', 'meterReplaced'),
      isOn: fc.boolean(),
      limit: fc.constantFrom(null, 2000),
    }),
    isOfMeter: fc.boolean(),
  }),
  fc.record({ of: fc.constant('parameters' as const), overVoltagePercent: fc.constantFrom(105, 112) }),
);

const windowSeconds = 240;
/** Seconds from one reading to the next in each window between edits. */
const reading = fc.record({
  gap: fc.constantFrom(20, 30, 60),
  w: fc.constantFrom(100, 1000, 2500, 4000),
  v: fc.constantFrom(230, 240, 250, 270),
  kwh: fc.constantFrom(0, 0.25, 0.25, -50),
});
type Delivered = Sent & { readonly window: number; readonly deliveredIn: number };

const story = fc.integer({ min: 2, max: 4 }).chain((windows) =>
  fc.record({
    edits: fc.array(edit, { minLength: windows - 1, maxLength: windows - 1 }),
    wait: fc.array(fc.boolean(), { minLength: windows - 1, maxLength: windows - 1 }),
    readings: fc
      .array(fc.array(reading, { maxLength: 10 }), { minLength: windows, maxLength: windows })
      .chain((parts) => {
        let kwh = 500;
        const sent = parts.flatMap((part, window) => {
          let seconds = window * windowSeconds;
          return part.flatMap(({ gap, w, v, kwh: step }) => {
            seconds += gap;
            kwh += step;
            return seconds < (window + 1) * windowSeconds ? [{ seconds, w, v, kwh, window }] : [];
          });
        });
        return fc.tuple(
          ...sent.map((one) =>
            fc
              .integer({ min: Math.max(0, one.window - 1), max: windows - 1 })
              .map((deliveredIn): Delivered => ({ ...one, deliveredIn })),
          ),
        );
      })
      .chain((readings) =>
        fc.tuple(fc.constant(readings), fc.shuffledSubarray(readings, { minLength: readings.length })),
      ),
    size: fc.integer({ min: 1, max: 12 }),
  }),
);

it('are those of readings in order, whatever comes before an edit and whatever after it', async () => {
  const { clock, context, db } = server;
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(story, async ({ edits, wait, readings: [inOrder, shuffled], size }) => {
      const [sorted, other] = [await built(), await built()];
      for (const meter of [sorted, other])
        for (const kind of ['overPower', 'overVoltage'] as const) await make(meter, ruleOf(kind, true));
      clock.goOn(1);
      const fromMs = nowMs(clock);
      for (let window = 0; window <= edits.length; window += 1) {
        clock.goOn(windowSeconds - 1);
        await send(
          sorted,
          fromMs,
          inOrder.filter((one) => one.window === window),
        );
        const coming = shuffled.filter(({ deliveredIn }) => deliveredIn === window);
        for (let from = 0; from < coming.length; from += size)
          await send(other, fromMs, coming.slice(from, from + size));
        clock.goOn(1);
        const change = edits[window];
        if (!change) continue;
        await make(sorted, change);
        await make(other, change, wait[window]);
      }
      await send(other, fromMs, inOrder);
      await judgeWaiting();
      for (const { id } of [sorted, other]) await catchUp({ db, ingest: context.ingest }, id);
      const incidents = await incidentsOf(sorted);
      seen += incidents.length;
      expect(await incidentsOf(other)).toEqual(incidents);
    }),
    { numRuns: 40, interruptAfterTimeLimit: 40_000 },
  );
  expect(seen).toBeGreaterThan(40);
});
