import { describe, expect, it } from 'vitest';
import { buildSite } from './build-for-test.ts';
import { gridDirection, siteCard } from './site-card.ts';

describe('siteCard', () => {
  it('shows the amount of power and says which way it goes', () => {
    const card = siteCard(buildSite({ power: -1240.4 }), null);
    expect(card.powerW).toBe(1240.4);
    expect(card.direction).toBe('exporting');
  });

  it('keeps unknown figures unknown', () => {
    const card = siteCard(buildSite({ power: null, monthEnergy: null, monthFee: null }), null);
    expect([card.powerW, card.direction, card.monthKwh, card.monthFee]).toEqual([null, null, null, null]);
  });

  it.each([
    ['online', { meterCount: 2, onlineCount: 2 }],
    ['partlyOffline', { meterCount: 2, onlineCount: 1 }],
    ['offline', { meterCount: 2, onlineCount: 0 }],
    ['waiting', { lastUpdateTime: null, onlineCount: 0 }],
    ['empty', { meterCount: 0, onlineCount: 0, lastUpdateTime: null }],
  ])('is %s', (state, change) => {
    expect(siteCard(buildSite(change), null).state).toBe(state);
  });

  it('says how much of the month is known where part of it is missing', () => {
    const known = (missing: number, monthEnergy: number | null = 10) =>
      siteCard(
        buildSite({ monthEnergy, monthCoverage: { measured: 1 - missing, estimated: 0, missing } }),
        null,
      ).monthKnown;
    expect([known(0.25), known(0.005), known(0), known(1, null)]).toEqual([0.75, null, null, null]);
  });

  it('marks the site opened last', () => {
    expect(siteCard(buildSite({ id: 7 }), 7).lastOpened).toBe(true);
    expect(siteCard(buildSite({ id: 7 }), 8).lastOpened).toBe(false);
  });
});

describe('gridDirection', () => {
  it.each([
    [0.4, 'balanced'],
    [-0.4, 'balanced'],
    [0.6, 'importing'],
    [-3, 'exporting'],
    [null, null],
  ])('of %s W is %s', (powerW, direction) => {
    expect(gridDirection(powerW)).toBe(direction);
  });
});
