// Incidents of history that comes as a file, and goes again with it.
import type { FlatValues } from '@ohmstead/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressForTest } from '../../test/address-for-test.ts';
import { appForTest, type TestApp } from '../../test/app-for-test.ts';
import { type BuiltMeter, buildMeter, buildSite } from '../../test/build-meter.ts';
import { nowDate, nowMs } from '../clock/clock.ts';
import { endImport, openImport } from '../imports/import-store.ts';
import type { ImportedReading } from '../imports/imported-reading.ts';
import { setAside } from '../imports/replaced/set-aside.ts';
import { undoFound } from '../imports/undo-import.ts';
import { writeChunk } from '../imports/write-chunk.ts';
import { notifyDueSteps } from './notify-due-steps.ts';
import { storeRule } from './save-rule.ts';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest();
});
afterAll(() => server.close());

const built = async (): Promise<BuiltMeter> => {
  const meter = await builtWithoutRule();
  await server.db
    .insertInto('alert_rule')
    .values({ site_id: meter.siteId, meter_id: null, kind: 'overPower', is_on: true, limit_value: 5000 })
    .execute();
  return meter;
};

const builtWithoutRule = async (): Promise<BuiltMeter & { readonly siteId: number }> => {
  const siteId = await buildSite(server.db);
  return { ...(await buildMeter(server.db, { site_id: siteId, type: 1 })), siteId };
};

const valuesOf = (powerW: number): FlatValues => ({
  phases: [230, 1, powerW, 100, 0, 50, 1],
  net: null,
  reactive: null,
});

/** A reading a minute. */
const minutes = (fromMs: number, powers: readonly number[]): ImportedReading[] =>
  powers.map((powerW, minute) => ({
    atMicros: (fromMs + minute * 60_000) * 1000,
    values: valuesOf(powerW),
    rows: 1,
  }));

const importAll = async ({ id }: BuiltMeter, readings: readonly ImportedReading[]): Promise<number> => {
  const { db, context, clock } = server;
  const arrivedMicros = clock.nowMicros();
  const importId = await openImport(db, { meterId: id, format: 'csv', nowMicros: arrivedMicros });
  await writeChunk({ db, ingest: context.ingest, meterId: id, importId, arrivedMicros }, readings);
  const ends = { fromMicros: readings[0]?.atMicros ?? 0, toMicros: readings.at(-1)?.atMicros ?? 0 };
  const counts = { rows: 0, readings: readings.length, duplicates: 0, refusedRows: 0, ...ends };
  await endImport(db, importId, counts);
  return importId;
};

const undo = async (importId: number): Promise<void> => {
  const found = await server.db
    .selectFrom('import_batch')
    .selectAll()
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  await undoFound(server.context, found);
};

const incidentsOf = ({ id }: BuiltMeter) =>
  server.db
    .selectFrom('incident')
    .select(['worst', 'started_at', 'ended_at'])
    .where('meter_id', '=', id)
    .where('corrected_at', 'is', null)
    .orderBy('started_at')
    .execute();

const stepsOf = async ({ id }: BuiltMeter): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('incident_step')
    .innerJoin('incident', 'incident.id', 'incident_id')
    .select(['step', sql<string>`case when was_notified then 'notified' else 'silent' end`.as('how')])
    .where('meter_id', '=', id)
    .orderBy('incident_step.id')
    .execute();
  return rows.map(({ step, how }) => `${step} ${how}`);
};

const notify = async (): Promise<void> => {
  server.clock.goOn(11);
  while ((await notifyDueSteps({ db: server.db, publicAddress: addressForTest }, nowDate(server.clock))) > 0);
};

const high = [100, 6000, 7000, 6500, 100, 100, 100];

it('of old history there are incidents without a word, gone when it is undone', async () => {
  const meter = await built();
  const fromMs = nowMs(server.clock) - 400 * 86_400_000;
  const importId = await importAll(meter, minutes(fromMs, high));
  expect(await incidentsOf(meter)).toMatchObject([
    { worst: 7000, started_at: new Date(fromMs + 60_000), ended_at: new Date(fromMs + 240_000) },
  ]);
  await notify();
  expect(await stepsOf(meter)).toEqual(['began silent', 'recovered silent']);
  await undo(importId);
  expect(await incidentsOf(meter)).toEqual([]);
});

it('of today people are notified, and again when undoing the import takes them back', async () => {
  const meter = await built();
  const fromMs = nowMs(server.clock) - 3_600_000;
  const importId = await importAll(meter, minutes(fromMs, high));
  await notify();
  expect(await stepsOf(meter)).toEqual(['began notified', 'recovered notified']);
  await undo(importId);
  expect(await incidentsOf(meter)).toEqual([]);
  await notify();
  expect(await stepsOf(meter)).toEqual(['began notified', 'recovered notified', 'corrected notified']);
});

it('a file can be undone where that brings back the beginning of one that was corrected', async () => {
  const meter = await built();
  const fromMs = nowMs(server.clock) - 3_600_000;
  const calm = [100, 100, 100, 100];
  await importAll(meter, minutes(fromMs, [100, 6000, 6000, 6000]));
  await notify();
  const between = await importAll(meter, minutes(fromMs + 90_000, calm));
  await notify();
  await importAll(meter, minutes(fromMs + 360_000, [6000, 6000, 6000]));
  await notify();
  expect(await incidentsOf(meter)).toMatchObject([{ started_at: new Date(fromMs + 360_000) }]);
  expect(await stepsOf(meter)).toEqual(['began notified', 'corrected notified', 'began notified']);
  await undo(between);
  await notify();
  expect(await incidentsOf(meter)).toMatchObject([{ started_at: new Date(fromMs + 60_000), ended_at: null }]);
  expect(await stepsOf(meter)).toEqual(['began notified']);
});

it('a file between what is there joins and parts incidents as if all had come in order', async () => {
  const [meter, inOrder] = [await built(), await built()];
  const fromMs = nowMs(server.clock) - 90 * 86_400_000;
  const whole = minutes(fromMs, [100, 6000, 6000, 6000, 6000, 6000, 6000, 8000, 6000, 100, 100]);
  await importAll(
    meter,
    whole.filter((_, place) => place % 2 === 0),
  );
  await importAll(
    meter,
    whole.filter((_, place) => place % 2 === 1),
  );
  await importAll(inOrder, whole);
  expect(await incidentsOf(meter)).toEqual(await incidentsOf(inOrder));
  expect(await incidentsOf(meter)).toMatchObject([{ worst: 8000 }]);
});

/** Seconds since then; a power beyond the limit of the rule that is new. */
const reading = (fromMs: number, seconds: number, powerW = 6000): ImportedReading => ({
  atMicros: (fromMs + seconds * 1000) * 1000,
  values: valuesOf(powerW),
  rows: 1,
});

/** Nothing is judged by it yet. */
const edit = ({ siteId }: { readonly siteId: number }): Promise<void> => {
  const change = { kind: 'overPower', meterId: null, isOn: true, limit: 5000 } as const;
  return storeRule(server.db, { siteId, change, now: nowDate(server.clock) });
};

it('of a file that comes before its meter is judged by a new rule are known from their beginning on', async () => {
  const meter = await builtWithoutRule();
  const fromMs = nowMs(server.clock) - 620_000;
  await importAll(
    meter,
    Array.from({ length: 30 }, (_, place) => reading(fromMs, 20 + place * 20)),
  );
  await edit(meter);
  expect(await incidentsOf(meter)).toEqual([]);
  server.clock.goOn(60);
  await importAll(meter, [reading(fromMs, 650)]);
  expect(await incidentsOf(meter)).toMatchObject([{ started_at: new Date(fromMs + 20_000), ended_at: null }]);
});

it('that were over before a new rule stay without a word, also where a file is undone before its meter is judged', async () => {
  const meter = await builtWithoutRule();
  const fromMs = nowMs(server.clock) - 620_000;
  const over = Array.from({ length: 20 }, (_, place) => reading(fromMs, 20 + place * 20));
  await importAll(meter, [...over, reading(fromMs, 420, 100), reading(fromMs, 500, 100)]);
  const undone = await importAll(meter, [reading(fromMs, 310)]);
  await edit(meter);
  expect(await incidentsOf(meter)).toEqual([]);
  await undo(undone);
  expect(await incidentsOf(meter)).toMatchObject([
    { started_at: new Date(fromMs + 20_000), ended_at: new Date(fromMs + 420_000) },
  ]);
  await notify();
  expect(await stepsOf(meter)).toEqual(['began silent', 'recovered silent']);
});

it('are known from their beginning on, too, where a file that had only set readings aside is undone', async () => {
  const meter = await builtWithoutRule();
  const fromMs = nowMs(server.clock) - 620_000;
  await importAll(
    meter,
    Array.from({ length: 30 }, (_, place) => reading(fromMs, 20 + place * 20)),
  );
  const { db, context, clock } = server;
  const importId = await openImport(db, { meterId: meter.id, format: 'csv', nowMicros: clock.nowMicros() });
  const [fromMicros, toMicros] = [(fromMs + 590_000) * 1000, (fromMs + 610_000) * 1000];
  const spans = [{ fromMicros, toMicros }];
  const parts = { db, ingest: context.ingest, clock };
  expect(await setAside(parts, { meterId: meter.id, importId, spans })).toBe(1);
  await edit(meter);
  await undo(importId);
  expect(await incidentsOf(meter)).toMatchObject([{ started_at: new Date(fromMs + 20_000), ended_at: null }]);
});
