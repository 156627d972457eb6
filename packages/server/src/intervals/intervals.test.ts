// Interval energy from the table to the figures: it counts, is taken back exactly, and what was rolled up stays true.
import { cutIntervals, type IntervalEnergy, quarterHourMs } from '@ohmstead/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billedSites, tariff } from '../../test/billed-sites.ts';
import { buildMeter, buildSite } from '../../test/build-meter.ts';
import { countQueries } from '../../test/count-queries.ts';
import { importIntervals, quartersFrom, steadyQuarters } from '../../test/interval-meters.ts';
import { nowMs } from '../clock/clock.ts';
import { meterBytes } from '../quotas/measure-stored.ts';
import { readIntervals } from '../readings/intervals/read-intervals.ts';
import { computeLedgers } from '../rollups/compute-ledger.ts';
import { readSiteDays } from '../rollups/read-site.ts';
import { SiteCache } from '../rollups/site-cache.ts';
import { findSiteSnapshot } from '../rollups/site-snapshot.ts';
import type { Difference } from '../verify/difference.ts';
import { firstPosition, type Position, type Step, verifyStep } from '../verify/verify-steps.ts';
import { measuredSpans } from './measured-spans.ts';
import { removeIntervals } from './remove-intervals.ts';

/** The clock stands at 13:00 of 10 March in Berlin. */
const { ask, newSite, saveTariff, sendReads, server } = billedSites();

const marchDay = { fromMs: Date.parse('2026-03-02T23:00:00Z'), toMs: Date.parse('2026-03-03T23:00:00Z') };

const area = (siteId: number, from: string, to: string) =>
  ask('GET', `site/areaenergy/${siteId}?starttime=${from}&endtime=${to}`);

/** The days of March so far, as screens read them. */
const daysOf = async (siteId: number) => {
  const site = await findSiteSnapshot(server().db, siteId, nowMs(server().clock));
  if (!site) throw new Error('The site that the test built was not found.');
  return readSiteDays({ db: server().db, siteCache: new SiteCache() }, site, '2026-02-25', '2026-03-11');
};

describe('a meter that never sent', () => {
  it('has the figures of its intervals: of a day, a bill, hours; its load; and is no longer waited for', async () => {
    const { siteId, meter } = await newSite();
    await saveTariff(siteId, tariff('2026-01-01', 300_000));
    await importIntervals(server(), meter.id, steadyQuarters('2026-03-02T23:00:00Z', 96, [250_000, 0]));
    expect(await area(siteId, '2026-03-03', '2026-03-04')).toMatchObject({
      importKwh: 24,
      exportKwh: 0,
      consumptionKwh: 24,
      coverage: { measured: 1, estimated: 0, missing: 0 },
    });
    const bill = await ask('GET', `site/billreport/${siteId}?starttime=2026-03-03&endtime=2026-03-04`);
    expect(bill.total).toBeCloseTo(7.2, 9);
    const load = await ask(
      'GET',
      `site/loadanalysis/${siteId}?starttime=2026-03-03&endtime=2026-03-04&sensorids=${meter.id}`,
    );
    expect(load).toMatchObject({ known: 1, energyKwh: 24, averageW: 1000 });
    const hours = await ask('GET', `site/EnergyTypeColumn/${siteId}?date=2026-03-03&timetype=0&ctype=2`);
    expect(hours.series.find(({ key }: { key: string }) => key === 'import').data).toEqual(
      new Array(24).fill(1),
    );
    expect(await ask('GET', `inverter/get/${meter.id}`)).toMatchObject({
      lastUpdate: '2026-03-03T23:00:00.000Z',
      hasIntervals: true,
    });
  });

  it('produces in the direction that its intervals say', async () => {
    const { siteId, meter } = await newSite();
    const solar = await buildMeter(server().db, { site_id: siteId, type: 1, use_type: 2 });
    await importIntervals(server(), meter.id, steadyQuarters('2026-03-02T23:00:00Z', 96, [0, 0]));
    await importIntervals(server(), solar.id, steadyQuarters('2026-03-02T23:00:00Z', 96, [100_000, 1_000]));
    expect(await area(siteId, '2026-03-03', '2026-03-04')).toMatchObject({
      yieldKwh: 9.6,
      consumptionKwh: 9.6,
    });
  });

  it('produces by a file that says only one direction', async () => {
    const { siteId, meter } = await newSite();
    const solar = await buildMeter(server().db, { site_id: siteId, type: 1, use_type: 2 });
    await importIntervals(server(), meter.id, steadyQuarters('2026-03-02T23:00:00Z', 96, [50_000, 20_000]));
    await importIntervals(server(), solar.id, steadyQuarters('2026-03-02T23:00:00Z', 96, [null, 100_000]));
    expect(await area(siteId, '2026-03-03', '2026-03-04')).toMatchObject({
      yieldKwh: 9.6,
      consumptionKwh: 12.48,
    });
  });
});

describe('several imports', () => {
  it('count the newest, and undoing it restores exactly what was there', async () => {
    const { siteId, meter } = await newSite();
    await sendReads(meter, [
      { at: '2026-03-01T00:00:00Z', importKwh: 100 },
      { at: '2026-03-08T00:00:00Z', importKwh: 184 },
    ]);
    const older = steadyQuarters('2026-03-02T23:00:00Z', 96, [250_000, 0]);
    await importIntervals(server(), meter.id, older);
    const before = await daysOf(siteId);
    const newest = steadyQuarters('2026-03-03T11:00:00Z', 96, [7, 3]);
    const importId = await importIntervals(server(), meter.id, newest.slice(0, 50), newest.slice(40));
    const replaced = await area(siteId, '2026-03-03', '2026-03-04');
    expect(replaced.importKwh).toBeCloseTo(12 + 48 * 7e-6, 9);
    expect(await ask('POST', `inverter/undoimport/${meter.id}`, { importId })).toEqual({ removed: 96 });
    expect(await daysOf(siteId)).toEqual(before);
    expect(await ask('POST', `inverter/undoimport/${meter.id}`, { importId })).toEqual({ removed: 0 });
    const [item] = await ask('GET', `inverter/imports/${meter.id}`);
    expect(item).toMatchObject({ id: importId, holds: 'intervals', state: 'undone' });
  });

  it('of one direction each count together', async () => {
    const { meter } = await newSite();
    await importIntervals(server(), meter.id, quartersFrom('2026-03-02T23:00:00Z', [[5, null]]));
    await importIntervals(server(), meter.id, quartersFrom('2026-03-02T23:00:00Z', [[null, 9]], true));
    const found = (await readIntervals(server().db, [meter.id], marchDay)).get(meter.id);
    expect(found?.imported[0]).toMatchObject({ whole: { mwh: 5 }, estimated: false });
    expect(found?.exported[0]).toMatchObject({ whole: { mwh: 9 }, estimated: true });
  });
});

describe('an import that keeps what is measured', () => {
  it('fills only the rest, by direction', async () => {
    const { siteId, meter } = await newSite();
    const steps = Array.from({ length: 49 }, (_, step) => step);
    const at = (step: number) => new Date(marchDay.fromMs + step * quarterHourMs).toISOString();
    await sendReads(
      meter,
      steps.map((step) => ({ at: at(step), importKwh: 100 + step, exportKwh: 50 })),
    );
    const before = await measuredSpans(server().db, meter.id, marchDay);
    const half = {
      fromMicros: marchDay.fromMs * 1000,
      toMicros: (marchDay.fromMs + 48 * quarterHourMs) * 1000,
    };
    expect(before).toEqual({ imported: [half], exported: [half] });
    const day: IntervalEnergy = {
      fromMicros: marchDay.fromMs * 1000,
      toMicros: marchDay.toMs * 1000,
      importMwh: 24_000_000,
      exportMwh: null,
      estimated: false,
    };
    await importIntervals(server(), meter.id, cutIntervals([day], before));
    expect(await area(siteId, '2026-03-03', '2026-03-04')).toMatchObject({
      importKwh: 48 + 12,
      coverage: { measured: 1 },
    });
    const after = await measuredSpans(server().db, meter.id, marchDay);
    expect(after.imported).toEqual([{ fromMicros: day.fromMicros, toMicros: day.toMicros }]);
    expect(after.exported).toEqual([half]);
  });
});

describe('where a counter begins after intervals end', () => {
  it('nothing is booked between them, no time is without a cause, and the audit list says it once', async () => {
    const { siteId, meter } = await newSite();
    await importIntervals(server(), meter.id, steadyQuarters('2026-03-01T23:00:00Z', 96, [250_000, 0]));
    await sendReads(meter, [
      { at: '2026-03-04T23:00:00Z', importKwh: 90_000 },
      { at: '2026-03-04T23:15:00Z', importKwh: 90_001 },
    ]);
    expect(await area(siteId, '2026-03-03', '2026-03-05')).toMatchObject({
      importKwh: null,
      coverage: { measured: 0, estimated: 0, missing: 1 },
    });
    const { items, unmeasured } = await ask(
      'GET',
      `inverter/audit/${meter.id}?from=2026-03-02&to=2026-03-05`,
    );
    expect(items).toMatchObject([
      {
        kind: 'tookOver',
        reason: 'tookOver',
        at: '2026-03-04T23:00:00.000000Z',
        since: '2026-03-02T23:00:00.000000Z',
        effectKwh: null,
        choices: [],
      },
    ]);
    expect(unmeasured.coverage.measured).toBeCloseTo(1 / 3, 9);
    expect(unmeasured.spans).toMatchObject([
      { kind: 'missing', cause: 'unreported', from: '2026-03-02T23:00:00.000000Z' },
    ]);
  });
});

describe('a site without intervals', () => {
  it('asks the database nothing about them', async () => {
    const { db } = server();
    const { siteId, meter } = await newSite();
    await sendReads(meter, [
      { at: '2026-03-03T00:00:00Z', importKwh: 1 },
      { at: '2026-03-04T00:00:00Z', importKwh: 2 },
    ]);
    const { db: counting, countedIn } = countQueries(db);
    const site = await findSiteSnapshot(db, siteId, nowMs(server().clock));
    expect(site && (await countedIn(() => computeLedgers(counting, site, [marchDay])))).toBe(1);
  });
});

type SomeIntervals = {
  readonly quarter: number;
  readonly count: number;
  readonly importMwh: number | null;
  readonly exportMwh: number | null;
  readonly minutes: number;
  readonly isUndone: boolean;
};

const anyImport: fc.Arbitrary<SomeIntervals> = fc.record({
  quarter: fc.integer({ min: 0, max: 12 * 96 }),
  count: fc.integer({ min: 1, max: 150 }),
  importMwh: fc.option(fc.integer({ min: 0, max: 900_000 })),
  exportMwh: fc.option(fc.integer({ min: 0, max: 900_000 })),
  minutes: fc.constantFrom(5, 15, 60, 24 * 60),
  isUndone: fc.boolean(),
});

describe('whatever is imported and undone', () => {
  it('the figures are those of what is left, in whatever order it came, and what is kept of them is true', async () => {
    const { db, context, clock } = server();
    const startMs = Date.parse('2026-02-26T00:00:00Z');
    const intervalsOf = ({ quarter, count, importMwh, exportMwh, minutes }: SomeIntervals) =>
      Array.from({ length: count }, (_, place): IntervalEnergy => {
        const fromMs = startMs + quarter * quarterHourMs + place * minutes * 60_000;
        return {
          fromMicros: fromMs * 1000,
          toMicros: (fromMs + minutes * 60_000) * 1000,
          importMwh,
          exportMwh,
          estimated: place % 7 === 0,
        };
      }).filter(({ toMicros }) => toMicros < clock.nowMicros());
    await fc.assert(
      fc.asyncProperty(fc.array(anyImport, { minLength: 1, maxLength: 4 }), async (imports) => {
        const wanted = imports.map((one) => ({ ...one, intervals: intervalsOf(one) }));
        fc.pre(wanted.every(({ intervals }) => intervals.length > 0));
        const [one, other] = [await newSite(), await newSite()];
        for (const { at, importKwh } of [
          { at: '2026-03-01T00:00:00Z', importKwh: 10 },
          { at: '2026-03-01T00:15:00Z', importKwh: 11 },
          { at: '2026-03-04T12:00:00Z', importKwh: 70 },
        ])
          for (const { meter } of [one, other]) await sendReads(meter, [{ at, importKwh }]);
        for (const { intervals, isUndone } of wanted) {
          const importId = await importIntervals(server(), one.meter.id, intervals);
          await daysOf(one.siteId);
          if (isUndone) await removeIntervals(db, { meterId: one.meter.id, importId });
        }
        for (const { intervals, isUndone } of wanted)
          if (!isUndone) await importIntervals(server(), other.meter.id, intervals);
        expect(await daysOf(one.siteId)).toEqual(await daysOf(other.siteId));
      }),
      { numRuns: 10 },
    );
    const differences: Difference[] = [];
    for (let position: Position | null = firstPosition; position !== null; ) {
      const step: Step = await verifyStep(
        { db, ingest: context.ingest, nowMs: () => nowMs(clock) },
        position,
      );
      differences.push(...step.differences);
      position = step.next;
    }
    expect(differences).toEqual([]);
  }, 60_000);
});

describe('what intervals take', () => {
  it('counts among the bytes of their meter', async () => {
    const meter = await buildMeter(server().db, { site_id: await buildSite(server().db) });
    const before = await meterBytes(server().db, meter.id);
    await importIntervals(server(), meter.id, steadyQuarters('2026-03-02T23:00:00Z', 96, [250_000, 0]));
    expect(await meterBytes(server().db, meter.id)).toBeGreaterThan(before);
  });
});
