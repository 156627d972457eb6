import { type UseType, useTypes } from '@ohmstead/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { billedSites, tariff } from '../../../test/billed-sites.ts';
import { buildMeter } from '../../../test/build-meter.ts';

const { ask, newSite, saveTariff, server, sendReads } = billedSites();

type Flow = 'imported' | 'exported' | 'yielded' | 'charged' | 'discharged';

/** kWh an hour from one hour of 9 March to another, in Berlin. */
const day: readonly (readonly [from: number, to: number, flows: Partial<Record<Flow, number>>])[] = [
  [0, 2, { imported: 1.4, charged: 1 }],
  [2, 6, { imported: 0.4 }],
  [10, 15, { yielded: 2, exported: 0.4, charged: 1.2 }],
  [18, 23, { discharged: 1.4, imported: 0.2 }],
];

const startMs = Date.parse('2026-03-08T23:00:00Z');
const quarterHours = Array.from({ length: 37 * 4 + 1 }, (_, step) => step);

/** A counter at every quarter-hour from midnight on the 9th to noon on the 10th. */
const countsOf = (flow: Flow): number[] => {
  let count = 100;
  return quarterHours.map((step) => {
    const before = count;
    const hour = step / 4;
    for (const [from, to, flows] of day) if (hour >= from && hour < to) count += (flows[flow] ?? 0) / 4;
    return before;
  });
};

const readsOf = (imported: readonly number[], exported: readonly number[]) =>
  quarterHours.map((step) => ({
    at: new Date(startMs + step * 900_000).toISOString(),
    importKwh: imported[step] ?? 0,
    exportKwh: exported[step] ?? 0,
  }));

describe('the sources of the consumption of a site with storage', () => {
  let siteId: number;

  beforeAll(async () => {
    const { siteId: id, meter: grid } = await newSite({});
    siteId = id;
    const meterOf = (use_type: UseType) => buildMeter(server().db, { site_id: id, type: 1, use_type });
    const [inverter, storage] = [await meterOf(useTypes.inverter), await meterOf(useTypes.storage)];
    const still = quarterHours.map(() => 5);
    await sendReads(grid, readsOf(countsOf('imported'), countsOf('exported')));
    await sendReads(inverter, readsOf(still, countsOf('yielded')));
    await sendReads(storage, readsOf(countsOf('charged'), countsOf('discharged')));
    await saveTariff(id, tariff('2026-01-01', 300_000));
  });

  const near = (value: number) => expect.closeTo(value, 6);

  it('sum up to it, and what the storage lost stands by itself', async () => {
    const report = await ask('GET', `site/energyreport/${siteId}?reporttype=0&time=2026-03-09`);
    expect(report.current.figures).toMatchObject({
      state: 'ok',
      consumptionKwh: near(12.4),
      gridUseKwh: near(3.4),
      directUseKwh: near(2),
      storageUseKwh: near(7),
      storageLossKwh: near(1),
      selfUseKwh: near(8),
      importKwh: near(5.4),
    });
  });

  it.each([
    ['hours', 'date=2026-03-09&timetype=0'],
    ['days', 'date=2026-03-09&timetype=1'],
    ['months', 'date=2026-03-09&timetype=2'],
    ['years', 'timetype=3'],
  ])('sum up to it in every one of the %s', async (_, query) => {
    const { series } = await ask('GET', `site/EnergyTypeColumn/${siteId}?ctype=1&${query}`);
    const dataOf = (key: string): (number | null)[] =>
      series.find((one: { key: string }) => one.key === key).data;
    const consumption = dataOf('consumption');
    const [grid, direct, storage] = ['gridUse', 'directUse', 'storageUse'].map(dataOf);
    expect(consumption.reduce<number>((sum, kWh) => sum + (kWh ?? 0), 0)).toBeCloseTo(12.4, 6);
    for (const [place, kWh] of consumption.entries()) {
      const parts = [grid, direct, storage].map((source) => source?.[place] ?? null);
      if (kWh === null) expect(parts).toEqual([null, null, null]);
      else expect(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBeCloseTo(kWh, 6);
    }
  });

  it('are what the bill says was saved, less what the storage took from the grid', async () => {
    const { saving } = await ask('GET', `site/billreport/${siteId}?reporttype=1&time=2026-03-09`);
    const shown = saving.lines.map(({ kind, kWh, amount }: Record<string, unknown>) => [kind, kWh, amount]);
    expect(shown).toEqual([
      ['selfUse', near(9), 2.7],
      ['storedImport', near(2), -0.6],
    ]);
    expect(saving.total).toBeCloseTo(2.1, 6);
  });
});
