// The law: the same history gives the same roll-ups and bills, in whatever order it comes and whatever was rolled up
// in between.
import type { TariffBody } from '@ohmstead/contract';
import { dayMs, type FlatValues } from '@ohmstead/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { type BuiltMeter, buildAccount, buildMeter, buildSite } from '../../test/build-meter.ts';
import { testClock } from '../../test/test-clock.ts';
import { billJob } from '../bills/bill-job.ts';
import { endImport, openImport } from '../imports/import-store.ts';
import type { ImportedReading } from '../imports/imported-reading.ts';
import { undoFound } from '../imports/undo-import.ts';
import { writeChunk } from '../imports/write-chunk.ts';
import { openMeterHistory } from '../ingest/meter-state/meter-history.ts';
import { readingOf } from '../readings/reading-row.ts';
import { deleteMeter } from '../sites/editing/delete-meter.ts';
import { saveTariff } from '../tariffs/save-tariff.ts';
import type { Difference } from '../verify/difference.ts';
import { firstPosition, type Position, verifyStep } from '../verify/verify-steps.ts';
import { rollUpJob } from './roll-up-job.ts';

const firstMs = Date.UTC(2026, 0, 18);
/** The history reaches from one month into the next. */
const historyDays = 34;
const now = new Date(firstMs + historyDays * 86_400_000 + 12 * 3_600_000);
const stepMs = 4 * 3_600_000;

const flatTariff: TariffBody = {
  id: 0,
  name: 'Flat',
  validFrom: '2025-01-01',
  validTo: null,
  buying: { type: 'standard', priceMicros: 300_000 },
  feedIn: null,
  fixedCharges: [],
  demandCharge: null,
  taxes: [],
  exportCredit: false,
};

type MeterPlan = { readonly useType: 1 | 2 | 3 | 4; readonly watts: number };
/** A part of a meter's history, and how it comes. */
type Piece = {
  readonly meter: number;
  readonly day: number;
  readonly days: number;
  readonly phases: 1 | 3;
  readonly by: 'import' | 'batch' | 'undoneImport';
};
type Step = { readonly kind: 'piece'; readonly piece: Piece } | { readonly kind: 'rollUp' | 'deleteLast' };

const meterPlan = fc.record<MeterPlan>({
  useType: fc.constantFrom(1, 2, 3, 4),
  watts: fc.constantFrom(0, 300, 900),
});
const pieceOf = (meters: number): fc.Arbitrary<Piece> =>
  fc.record({
    meter: fc.nat({ max: meters - 1 }),
    day: fc.nat({ max: historyDays - 1 }),
    days: fc.integer({ min: 1, max: 3 }),
    phases: fc.constantFrom(1, 3),
    by: fc.constantFrom('import', 'batch', 'batch', 'undoneImport'),
  });
const stepOf = (meters: number): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 8, arbitrary: pieceOf(meters).map((piece): Step => ({ kind: 'piece', piece })) },
    { weight: 5, arbitrary: fc.constant<Step>({ kind: 'rollUp' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'deleteLast' }) },
  );
const story = fc.array(meterPlan, { minLength: 2, maxLength: 3 }).chain((meters) =>
  fc.record({
    meters: fc.constant(meters),
    steps: fc.array(stepOf(meters.length), { minLength: 3, maxLength: 9 }),
    isSummed: fc.boolean(),
  }),
);

type Story = typeof story extends fc.Arbitrary<infer Generated> ? Generated : never;

/** The counters depend on the instant alone, so that pieces that overlap agree. */
const readingsOf = ({ watts }: MeterPlan, { day, days, phases }: Piece): ImportedReading[] => {
  const fromMs = firstMs + day * dayMs;
  const toMs = Math.min(fromMs + days * dayMs, now.getTime());
  const count = Math.floor((toMs - fromMs) / stepMs);
  return Array.from({ length: count }, (_, step) => {
    const atMs = fromMs + step * stepMs;
    const kwh = Math.round(((atMs - firstMs) / 3_600_000) * watts) / 1000;
    const row = [230, 1, watts, 100 + kwh, 5 + kwh / 4, 50, 1];
    const values: FlatValues = {
      phases: Array.from({ length: phases }, () => row).flat(),
      net: null,
      reactive: null,
    };
    return { atMicros: atMs * 1000, values, rows: 1 };
  });
};

/** Two load meters: one reports and is rolled up, then history that ended long before comes of the other. */
const oldHistory = (by: Piece['by']): Story => ({
  meters: [
    { useType: 3, watts: 300 },
    { useType: 3, watts: 900 },
  ],
  steps: [
    { kind: 'piece', piece: { meter: 0, day: 30, days: 2, phases: 1, by: 'batch' } },
    { kind: 'rollUp' },
    { kind: 'piece', piece: { meter: 1, day: 2, days: 2, phases: 1, by } },
  ],
  isSummed: false,
});
/** A part of a calculated meter, with three phases, begins on the day after one that is rolled up. */
const laterPart: Story = {
  meters: [
    { useType: 2, watts: 900 },
    { useType: 1, watts: 900 },
  ],
  steps: [
    { kind: 'piece', piece: { meter: 0, day: 26, days: 3, phases: 1, by: 'batch' } },
    { kind: 'rollUp' },
    { kind: 'piece', piece: { meter: 1, day: 27, days: 3, phases: 3, by: 'import' } },
  ],
  isSummed: true,
};
const examples = [oldHistory('import'), oldHistory('batch'), laterPart];

/** Both sites have a tariff of their own. */
const textOf = (row: object): string =>
  JSON.stringify(row, (key, value) => (key === 'versionId' ? undefined : value));

describe('roll-ups of history', () => {
  let server: TestApp;
  let accountId: number;
  beforeAll(async () => {
    server = await appForTest({}, { clock: testClock(now.getTime() * 1000) });
    accountId = await buildAccount(server.db);
  });
  afterAll(() => server.close());

  const newSite = async (): Promise<number> => {
    const siteId = await buildSite(server.db, { account_id: accountId, time_zone: 'Asia/Bangkok' });
    const scope = { db: server.db, accountId, nowMs: now.getTime() };
    expect(await saveTariff(scope, siteId, flatTariff)).toEqual({ kind: 'saved' });
    return siteId;
  };
  const newMeter = (siteId: number, { useType }: MeterPlan): Promise<BuiltMeter> =>
    buildMeter(server.db, { site_id: siteId, use_type: useType });
  const addSum = (siteId: number, parts: readonly BuiltMeter[]) =>
    buildMeter(server.db, {
      site_id: siteId,
      use_type: 3,
      parts: JSON.stringify(parts.map(({ id }) => ({ meterId: id, sign: 1 }))),
    });

  const importAll = async ({ id }: BuiltMeter, readings: readonly ImportedReading[]) => {
    const { db, context, clock } = server;
    const arrivedMicros = clock.nowMicros();
    const importId = await openImport(db, { meterId: id, format: 'csv', nowMicros: arrivedMicros });
    const target = { db, ingest: context.ingest, meterId: id, importId, arrivedMicros };
    const { duplicates } = await writeChunk(target, readings);
    const ends = { fromMicros: readings[0]?.atMicros ?? 0, toMicros: readings.at(-1)?.atMicros ?? 0 };
    const counts = { rows: 0, readings: 0, duplicates, refusedRows: 0, ...ends };
    await endImport(db, importId, counts);
    return importId;
  };
  const undo = async (importId: number): Promise<void> => {
    const { db, context } = server;
    const found = await db.selectFrom('import_batch').selectAll().where('id', '=', importId).execute();
    for (const batch of found) await undoFound(context, batch);
  };
  const upload = (meter: BuiltMeter, readings: readonly ImportedReading[]) =>
    Promise.all(
      readings.map(({ atMicros, values }) =>
        server.context.ingest.submit({
          sn: null,
          key: meter.key,
          sender: { address: 'here', isForwarded: false },
          time: new Date(atMicros / 1000).toISOString(),
          values: readingOf(0, values),
        }),
      ),
    );
  const store = async (meter: BuiltMeter, plan: MeterPlan, piece: Piece): Promise<void> => {
    const readings = readingsOf(plan, piece);
    if (readings.length === 0) return;
    if (piece.by === 'batch') await upload(meter, readings);
    else {
      const importId = await importAll(meter, readings);
      if (piece.by === 'undoneImport') await undo(importId);
    }
  };

  const rollUp = async (): Promise<void> => {
    const signal = new AbortController().signal;
    await rollUpJob(server.context).run(signal);
    await billJob(server.context).run(signal);
  };
  const verify = async (): Promise<Difference[]> => {
    const found: Difference[] = [];
    const parts = { db: server.db, ingest: server.context.ingest, nowMs: () => now.getTime() };
    for (let position: Position | null = firstPosition; position !== null; ) {
      const { next, differences }: Awaited<ReturnType<typeof verifyStep>> = await verifyStep(parts, position);
      found.push(...differences);
      position = next;
    }
    return found;
  };
  const rolledUp = async (siteId: number, meters: readonly BuiltMeter[]) => {
    const { db } = server;
    const bySite = (table: 'site_day' | 'site_month' | 'bill_period') =>
      db.selectFrom(table).selectAll().where('site_id', '=', siteId).execute();
    const rows = async (table: 'site_day' | 'site_month' | 'bill_period') =>
      (await bySite(table)).map(({ site_id, ...row }) => textOf(row)).sort();
    const ids = meters.map(({ id }) => id);
    const meterDays = await db.selectFrom('meter_day').selectAll().where('meter_id', 'in', ids).execute();
    return {
      days: await rows('site_day'),
      months: await rows('site_month'),
      bills: await rows('bill_period'),
      meterDays: meterDays
        .map(({ meter_id, ...row }) => textOf({ meter: ids.indexOf(meter_id), ...row }))
        .sort(),
    };
  };

  /** Another site that receives at once, in order, what this one knows in the end. */
  const rolledUpAtOnce = async (
    plans: readonly MeterPlan[],
    meters: readonly BuiltMeter[],
    isSummed: boolean,
  ) => {
    const siteId = await newSite();
    const copies: BuiltMeter[] = [];
    for (const plan of plans.slice(0, meters.length)) copies.push(await newMeter(siteId, plan));
    const sum = isSummed ? [await addSum(siteId, copies)] : [];
    for (const [place, { id }] of meters.entries()) {
      const span = { meterId: id, fromMicros: 0, toMicros: now.getTime() * 1000 };
      const known = await openMeterHistory(server.storage.pool).readingsBetween(span);
      const copy = copies[place];
      const readings = known.map(({ atMicros, shift, values }) => ({
        atMicros: atMicros - shift,
        values,
        rows: 1,
      }));
      if (copy && readings.length > 0) await importAll(copy, readings);
    }
    await rollUp();
    const rolled = await rolledUp(siteId, [...copies, ...sum]);
    await server.db.deleteFrom('site').where('id', '=', siteId).execute();
    return rolled;
  };

  it('are those of the same history sent at once', async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ meters: plans, steps, isSummed }) => {
        const siteId = await newSite();
        const meters: BuiltMeter[] = [];
        for (const plan of plans) meters.push(await newMeter(siteId, plan));
        const sum = isSummed ? [await addSum(siteId, meters)] : [];
        for (const step of steps) {
          if (step.kind === 'rollUp') await rollUp();
          if (step.kind === 'piece') {
            const { piece } = step;
            const [meter, plan] = [meters[piece.meter], plans[piece.meter]];
            if (meter && plan) await store(meter, plan, piece);
          }
          const last = meters.at(-1);
          if (step.kind === 'deleteLast' && !isSummed && meters.length > 1 && last) {
            const { db, context } = server;
            const editor = {
              db,
              accountId,
              nowMs: now.getTime(),
              ingest: context.ingest,
              isDemo: false,
              quotas: context.config.quotas,
            };
            expect(await deleteMeter(editor, last.id)).toBeNull();
            meters.pop();
          }
        }
        await rollUp();
        expect(await verify()).toEqual([]);
        const found = await rolledUp(siteId, [...meters, ...sum]);
        expect(found).toEqual(await rolledUpAtOnce(plans, meters, isSummed));
        await server.db.deleteFrom('site').where('id', '=', siteId).execute();
      }),
      { numRuns: 30, interruptAfterTimeLimit: 20_000, examples: examples.map((example) => [example]) },
    );
  });
});
