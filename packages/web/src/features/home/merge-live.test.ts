import { describe, expect, it } from 'vitest';
import { buildMeterLive } from '../../../test/build-meter-live.ts';
import { buildPortfolio } from '../../../test/build-portfolio.ts';
import { buildSiteListItem } from '../../../test/build-site-list-item.ts';
import { hasBegun, hasOtherMeters, mergeMeters, mergeSites, powerOf, withSums } from './merge-live.ts';

describe('mergeMeters', () => {
  it('replaces the meters of the event and keeps the rest', () => {
    const merged = mergeMeters([buildMeterLive({ id: 1 }), buildMeterLive({ id: 2 })], {
      sites: [],
      meters: [buildMeterLive({ id: 2, gl: -50 })],
    });
    expect(merged.map((meter) => meter.gl)).toEqual([420, -50]);
  });
});

describe('mergeSites', () => {
  const event = (power: number | null) => ({
    sites: [{ id: 1, power, lastUpdateTime: '2026-11-20T12:00:05Z', openIncidents: 2 }],
    meters: [buildMeterLive({ id: 1 }), buildMeterLive({ id: 2, isOnline: 0 })],
  });

  it('brings power, time and open alerts and leaves the month alone', () => {
    const [site] = mergeSites([buildSiteListItem()], event(-90));
    expect(site).toMatchObject({
      power: -90,
      lastUpdateTime: '2026-11-20T12:00:05Z',
      openIncidents: 2,
      monthEnergy: 120.5,
    });
  });

  it('counts the online meters when the event has them all', () => {
    expect(mergeSites([buildSiteListItem({ meterCount: 2 })], event(1))[0]?.onlineCount).toBe(1);
    expect(mergeSites([buildSiteListItem({ meterCount: 3, onlineCount: 3 })], event(1))[0]?.onlineCount).toBe(
      3,
    );
  });

  it('keeps sites the event does not have', () => {
    const other = buildSiteListItem({ id: 9 });
    expect(mergeSites([other], event(1))).toEqual([other]);
  });
});

describe('hasBegun', () => {
  const event = (lastUpdateTime: string | null) => ({
    sites: [{ id: 1, power: null, lastUpdateTime, openIncidents: 0 }],
    meters: [],
  });

  it.each([
    ['a site’s first reading', null, '2026-11-20T12:00:05Z', true],
    ['a further reading', '2026-11-20T12:00:00Z', '2026-11-20T12:00:05Z', false],
    ['silence', null, null, false],
  ])('of %s', (_, before, latest, begun) => {
    expect(hasBegun([buildSiteListItem({ lastUpdateTime: before })], event(latest))).toBe(begun);
  });
});

describe('hasOtherMeters', () => {
  const event = (...meters: (readonly [siteId: number, id: number])[]) => ({
    sites: [],
    meters: meters.map(([siteId, id]) => buildMeterLive({ siteId, id })),
  });

  it.each([
    ['the same meters', event([1, 1], [1, 2]), false],
    ['the same in another order', event([1, 2], [1, 1]), false],
    ['one more', event([1, 1], [1, 2], [1, 3]), true],
    ['one less', event([1, 1]), true],
    ['one on another site', event([1, 1], [2, 2]), true],
  ])('of %s', (_, received, others) => {
    expect(hasOtherMeters(event([1, 1], [1, 2]), received)).toBe(others);
  });
});

describe('withSums', () => {
  const monthCoverage = { measured: 0.5, estimated: 0, missing: 0.5 };
  const row = { id: 1, monthEnergy: 130, monthCoverage, monthFee: 40 };
  const portfolio = buildPortfolio({ sites: [row] });

  it('says of month and bill what the totals are made of', () => {
    expect(withSums([buildSiteListItem({ power: 7 })], portfolio)).toEqual([
      buildSiteListItem({ power: 7, monthEnergy: 130, monthCoverage, monthFee: 40 }),
    ]);
  });

  it('leaves a site alone of which the totals do not know yet', () => {
    const sites = [buildSiteListItem({ id: 2 })];
    expect(withSums(sites, portfolio)).toEqual(sites);
    expect(withSums(sites, undefined)).toEqual(sites);
  });
});

describe('powerOf', () => {
  it.each([
    [[100, -250], -150],
    [[100, null], 100],
    [[null], null],
    [[], null],
  ])('%j is %j', (powers, sum) => {
    expect(powerOf(powers.map((power) => buildSiteListItem({ power })))).toBe(sum);
  });
});
