import { describe, expect, it } from 'vitest';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { buildLive } from '../build-for-test.ts';
import { siteFlow } from './site-flow.ts';

const meters = (...useTypes: (1 | 2 | 3 | 4)[]) => useTypes.map((useType) => buildMeterLive({ useType }));

const sunny = buildLive({
  gridW: -1240,
  importW: 0,
  exportW: 1240,
  yieldW: 4000,
  consumptionW: 1760,
  chargeW: 1000,
  dischargeW: 0,
});

describe('siteFlow', () => {
  it('shows only the nodes the site has', () => {
    const kinds = (...uses: (1 | 2 | 3 | 4)[]) =>
      siteFlow(sunny, meters(...uses)).nodes.map((node) => node.kind);
    expect(kinds(1)).toEqual(['grid', 'house']);
    expect(kinds(1, 2)).toEqual(['solar', 'grid', 'house']);
    expect(kinds(1, 2, 4)).toEqual(['solar', 'grid', 'house', 'storage']);
    expect(kinds(3)).toEqual(['house']);
  });

  it('balances: what is given is taken', () => {
    const sum = siteFlow(sunny, meters(1, 2, 4)).nodes.reduce((total, node) => total + (node.powerW ?? 0), 0);
    expect(sum).toBe(0);
  });

  it('shows what the house uses, large', () => {
    expect(siteFlow(sunny, meters(1, 2)).hero).toEqual({ powerW: 1760, unit: 'kW', word: 'using' });
    expect(siteFlow(buildLive(), meters(1)).hero).toEqual({ powerW: 420, unit: 'W', word: 'using' });
  });

  it('shows the grid’s power, with its direction in a word, where the house’s is unknown', () => {
    const hidden = { consumptionW: null };
    const heroOf = (live: Parameters<typeof buildLive>[0]) =>
      siteFlow(buildLive({ ...hidden, ...live }), meters(1, 2)).hero;
    expect(heroOf({ gridW: -1240 })).toEqual({ powerW: 1240, unit: 'kW', word: 'exporting' });
    expect(heroOf({})).toEqual({ powerW: 420, unit: 'W', word: 'importing' });
    expect(heroOf({ gridW: 0.2 }).word).toBe('balanced');
    expect(heroOf({ gridW: null })).toEqual({ powerW: null, unit: 'W', word: null });
  });

  it('shows the consumption where no meter stands at the grid', () => {
    expect(siteFlow(buildLive({ gridW: null }), meters(3)).hero).toEqual({
      powerW: 420,
      unit: 'W',
      word: 'using',
    });
  });

  it('chooses one unit for the picture by the largest value, and the hero’s by its own', () => {
    expect(siteFlow(sunny, meters(1, 2)).unit).toBe('kW');
    const asleep = siteFlow({ ...sunny, consumptionW: 10 }, meters(1, 2));
    expect([asleep.unit, asleep.hero.unit]).toEqual(['kW', 'W']);
    expect(siteFlow(buildLive(), meters(1)).unit).toBe('W');
  });

  it('says in sentences what the picture shows', () => {
    expect(siteFlow(sunny, meters(1, 2, 4)).sentences).toEqual([
      { kind: 'solar', powerW: 4000 },
      { kind: 'exporting', powerW: 1240 },
      { kind: 'house', powerW: 1760 },
      { kind: 'charging', powerW: 1000 },
    ]);
    expect(siteFlow(buildLive({ chargeW: 3, dischargeW: 0 }), meters(4)).sentences[1]).toEqual({
      kind: 'storageIdle',
    });
    expect(siteFlow(buildLive(), meters(1, 2)).sentences[0]).toEqual({ kind: 'solarUnknown' });
  });
});
