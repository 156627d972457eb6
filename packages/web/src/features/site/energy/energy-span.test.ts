import { describe, expect, it } from 'vitest';
import { buildEnergyFigures } from '../../../../test/build-energy-figures.ts';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { buildOverview } from '../build-for-test.ts';
import { spanFigures } from './energy-span.ts';

const nowMs = Date.parse('2026-11-20T12:00:10Z');
const meters = (...useTypes: (1 | 2 | 3 | 4)[]) => useTypes.map((useType) => buildMeterLive({ useType }));
const dayOf = (change: Parameters<typeof buildOverview>[0]) =>
  spanFigures(buildOverview(change), 'day', nowMs);

describe('spanFigures', () => {
  it.each([
    ['a grid meter alone', [1], ['consumption']],
    ['solar', [1, 2], ['consumption', 'yield', 'import', 'export']],
    ['a storage', [1, 2, 4], ['consumption', 'yield', 'import', 'export', 'charge', 'discharge']],
    ['loads alone', [3], ['consumption']],
    ['an inverter alone', [2], ['yield']],
  ] as const)('has the tiles that %s can fill', (_, uses, keys) => {
    const day = buildEnergyFigures({ exportKwh: 0 });
    expect(dayOf({ meters: meters(...uses), day }).tiles.map(({ key }) => key)).toEqual(keys);
  });

  it('does not keep back an export where nothing should produce', () => {
    const day = buildEnergyFigures({ exportKwh: 0.4 });
    expect(dayOf({ meters: meters(1), day }).tiles.map(({ key }) => key)).toEqual(['consumption', 'export']);
  });

  it('compares today only, with what the server says of yesterday', () => {
    const overview = buildOverview({
      meters: meters(1, 2),
      dayChange: { consumption: 0.2, yield: null, import: 0, export: -0.1 },
    });
    const changes = (span: 'day' | 'month') =>
      spanFigures(overview, span, nowMs).tiles.map(({ change }) => change);
    expect(changes('day')).toEqual([{ share: 0.2 }, { share: null }, { share: 0 }, { share: -0.1 }]);
    expect(changes('month')).toEqual([null, null, null, null]);
  });

  it('shows each span’s own figures', () => {
    const overview = buildOverview({ year: buildEnergyFigures({ consumptionKwh: 2318 }) });
    expect(spanFigures(overview, 'year', nowMs).tiles[0]).toMatchObject({ energyKwh: 2318 });
    expect(spanFigures(overview, 'year', nowMs).extremes).toEqual([]);
  });

  it('shows the day’s extremes that are known, each in its unit', () => {
    const extremes = dayOf({
      peak: { powerW: 3200, at: '2026-11-20T06:30:00Z' },
      least: { powerW: 80, at: '2026-11-20T02:00:00Z' },
      demand: null,
    }).extremes;
    expect(extremes.map(({ key, unit }) => [key, unit])).toEqual([
      ['peak', 'kW'],
      ['least', 'W'],
    ]);
  });

  const partial = buildEnergyFigures({ coverage: { measured: 0.7, estimated: 0.1, missing: 0.2 } });

  it('says until when there is data when the site has fallen silent', () => {
    expect(dayOf({ day: partial, lastUpdateTime: '2026-11-20T11:40:00Z' }).coverage).toEqual({
      kind: 'until',
      atMs: Date.parse('2026-11-20T11:40:00Z'),
    });
  });

  it('says how much is known when the hole lies earlier', () => {
    const coverage = dayOf({ day: partial }).coverage;
    expect(coverage.kind === 'gaps' && coverage.known).toBeCloseTo(0.8);
  });

  it('says how much is estimated where nothing is missing', () => {
    const estimated = buildEnergyFigures({ coverage: { measured: 0.4, estimated: 0.6, missing: 0 } });
    expect(dayOf({ day: estimated }).coverage).toEqual({ kind: 'estimated', share: 0.6 });
  });

  it('says nothing of a whole day and of no day at all', () => {
    expect(dayOf({}).coverage.kind).toBe('whole');
    expect(dayOf({ day: buildEnergyFigures({ state: 'noData' }) }).coverage.kind).toBe('none');
  });

  it('reports meters that contradict each other', () => {
    expect(dayOf({ day: buildEnergyFigures({ state: 'inconsistent' }) }).unbalanced).toBe('inconsistent');
    expect(dayOf({}).unbalanced).toBeNull();
  });

  it('shows import and export of a site in which something without a meter produces', () => {
    const day = buildEnergyFigures({ state: 'unmetered', yieldKwh: null, consumptionKwh: null });
    const { unbalanced, tiles } = dayOf({ day, meters: meters(1) });
    expect(unbalanced).toBe('unmetered');
    expect(tiles.map(({ key, energyKwh }) => [key, energyKwh])).toEqual([
      ['consumption', null],
      ['import', day.importKwh],
      ['export', day.exportKwh],
    ]);
  });
});
