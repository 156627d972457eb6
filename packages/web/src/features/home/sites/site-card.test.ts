import { describe, expect, it } from 'vitest';
import { buildSiteListItem } from '../../../../test/build-site-list-item.ts';
import { gridDirection, siteCard } from './site-card.ts';

const unopened = { lastOpenedId: null, lastDays: new Map<number, (number | null)[]>() };

describe('siteCard', () => {
  it('shows the amount of power and says which way it goes', () => {
    const card = siteCard(buildSiteListItem({ power: -1240.4 }), unopened);
    expect(card.powerW).toBe(1240.4);
    expect(card.direction).toBe('exporting');
  });

  it('keeps unknown figures unknown', () => {
    const card = siteCard(buildSiteListItem({ power: null, monthEnergy: null, monthFee: null }), unopened);
    expect([card.powerW, card.direction, card.monthKwh, card.monthFee]).toEqual([null, null, null, null]);
  });

  it.each([
    ['online', { meterCount: 2, onlineCount: 2 }],
    ['partlyOffline', { meterCount: 2, onlineCount: 1 }],
    ['offline', { meterCount: 2, onlineCount: 0 }],
    ['waiting', { lastUpdateTime: null, onlineCount: 0 }],
    ['empty', { meterCount: 0, onlineCount: 0, lastUpdateTime: null }],
  ])('is %s', (state, change) => {
    expect(siteCard(buildSiteListItem(change), unopened).state).toBe(state);
  });

  it('says how much of the month is known where part of it is missing', () => {
    const known = (missing: number, monthEnergy: number | null = 10) =>
      siteCard(
        buildSiteListItem({ monthEnergy, monthCoverage: { measured: 1 - missing, estimated: 0, missing } }),
        unopened,
      ).monthKnown;
    expect([known(0.25), known(0.005), known(0), known(1, null)]).toEqual([0.75, null, null, null]);
  });

  it('has a picture of the last day where an hour of it is known', () => {
    const lastDays = new Map([
      [1, [null, 0, 1.5]],
      [2, [null, null]],
    ]);
    const dayOf = (id: number) =>
      siteCard(buildSiteListItem({ id }), { lastOpenedId: null, lastDays }).lastDay;
    expect([dayOf(1), dayOf(2), dayOf(3)]).toEqual([[null, 0, 1.5], null, null]);
  });

  it('marks the site opened last', () => {
    expect(siteCard(buildSiteListItem({ id: 7 }), { ...unopened, lastOpenedId: 7 }).lastOpened).toBe(true);
    expect(siteCard(buildSiteListItem({ id: 7 }), { ...unopened, lastOpenedId: 8 }).lastOpened).toBe(false);
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
