import { describe, expect, it } from 'vitest';
import { isTilesSetting, mapSources } from './map-sources.ts';

const none = { tiles: null, tilesZh: null, attribution: null };
const own = 'https://{s}.tiles.example.org/{z}/{x}/{y}.png';
const ownZh = 'https://tiles.example.cn/{z}/{x}/{y}.png';

describe('mapSources', () => {
  it('has a map for everybody without any setting', () => {
    const { usual, chinese } = mapSources(none);
    expect(usual).toMatchObject({ attribution: '© OpenStreetMap', datum: 'wgs84' });
    expect(chinese).toMatchObject({ attribution: '© 高德地图', datum: 'gcj02' });
    expect([usual, chinese].every((source) => isTilesSetting(source?.address ?? ''))).toBe(true);
  });

  it('is forbidden by off, for all or for Chinese', () => {
    expect(mapSources({ ...none, tiles: 'off', tilesZh: ownZh })).toEqual({ usual: null, chinese: null });
    expect(mapSources({ ...none, tilesZh: 'off' })).toMatchObject({
      usual: { datum: 'wgs84' },
      chinese: null,
    });
  });

  it('takes one’s own for both, or one for each', () => {
    const source = { address: own, attribution: 'Me', datum: 'wgs84' };
    expect(mapSources({ ...none, tiles: own, attribution: 'Me' })).toEqual({
      usual: source,
      chinese: source,
    });
    expect(mapSources({ ...none, tiles: own, tilesZh: ownZh })).toMatchObject({
      chinese: { address: ownZh, attribution: null },
    });
  });

  it('knows shifted maps by whose they are', () => {
    const amap = 'https://webst04.is.autonavi.com/appmaptile?x={x}&y={y}&z={z}';
    expect(mapSources({ ...none, tilesZh: amap }).chinese?.datum).toBe('gcj02');
    const other = 'https://tiles.example.org/autonavi.com/{z}/{x}/{y}';
    expect(mapSources({ ...none, tilesZh: other }).chinese?.datum).toBe('wgs84');
  });
});

describe('a setting of tiles', () => {
  it.each(['on', 'https://tiles.example.org/', 'https://tiles.example.org/{z}/{x}.png', 'ftp://a/{x}{y}{z}'])(
    'cannot be %s',
    (text) => {
      expect(isTilesSetting(text)).toBe(false);
    },
  );
});
