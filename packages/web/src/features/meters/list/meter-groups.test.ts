import { describe, expect, it } from 'vitest';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { findMeters, meterGroups, reorderSite } from './meter-groups.ts';

const meters = [
  buildMeterLive({ id: 1, siteId: 7, placeName: 'Flat', name: 'Grid', sn: 'AAAA0001' }),
  buildMeterLive({ id: 2, siteId: 3, placeName: 'House', name: 'Grid', sn: 'AAAA0002' }),
  buildMeterLive({ id: 3, siteId: 3, placeName: 'House', name: 'Solar', sn: 'AAAA0003' }),
  buildMeterLive({ id: 4, siteId: 3, placeName: 'House', name: 'Heat pump', sn: 'AAAA0004' }),
];
const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

describe('meterGroups', () => {
  it('keeps sites and meters in the order given', () => {
    expect(meterGroups(meters).map((group) => [group.siteName, idsOf(group.meters)])).toEqual([
      ['Flat', [1]],
      ['House', [2, 3, 4]],
    ]);
  });
});

describe('findMeters', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['heat', [4]],
    ['0003', [3]],
    [' house ', [2, 3, 4]],
    ['nothing', []],
  ])('by %j finds %j', (search, ids) => {
    expect(idsOf(findMeters(meters, search, 'en'))).toEqual(ids);
  });
});

describe('reorderSite', () => {
  it('moves the meters of one site within their places', () => {
    expect(idsOf(reorderSite(meters, [4, 2, 3]))).toEqual([1, 4, 2, 3]);
  });
});
