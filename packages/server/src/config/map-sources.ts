// The servers of map tiles, in Chinese and in the other languages. Browsers ask them only once a person
// wishes to see the map.

export type MapSource = {
  /** Contains `{z}`, `{x}` and `{y}`. */
  readonly address: string;
  /** Whom the map is by, as its makers want it shown on the map. */
  readonly attribution: string | null;
  /** The datum of its coordinates: maps made in China are shifted by law. */
  readonly datum: 'wgs84' | 'gcj02';
};

export type MapSources = { readonly usual: MapSource | null; readonly chinese: MapSource | null };

const openStreetMap: MapSource = {
  address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap',
  datum: 'wgs84',
};

const autoNavi: MapSource = {
  address: 'https://webrd01.is.autonavi.com/appmaptile?lang=zh_cn&size=1&scale=1&style=8&x={x}&y={y}&z={z}',
  attribution: '© 高德地图',
  datum: 'gcj02',
};

export const isTilesSetting = (text: string): boolean =>
  text === 'off' ||
  (/^https?:\/\/[^\s/]+\/\S*$/.test(text) && ['{z}', '{x}', '{y}'].every((mark) => text.includes(mark)));

export type MapSettings = {
  readonly tiles: string | null;
  readonly tilesZh: string | null;
  readonly attribution: string | null;
};

/** `off` for all forbids maps altogether; tiles of one's own serve Chinese as well, unless it has others. */
export const mapSources = ({ tiles, tilesZh, attribution }: MapSettings): MapSources => {
  if (tiles === 'off') return { usual: null, chinese: null };
  const usual = tiles === null ? openStreetMap : ownSource(tiles, attribution);
  if (tilesZh === 'off') return { usual, chinese: null };
  if (tilesZh !== null) return { usual, chinese: ownSource(tilesZh, attribution) };
  return { usual, chinese: tiles === null ? autoNavi : usual };
};

const ownSource = (address: string, attribution: string | null): MapSource => {
  const known = [openStreetMap, autoNavi].find((source) => originOf(source.address) === originOf(address));
  const isShifted = /^https?:\/\/[^/]*\b(?:autonavi|amap)\.com(?::\d+)?$/.test(originOf(address));
  return {
    address,
    attribution: attribution ?? known?.attribution ?? null,
    datum: isShifted ? 'gcj02' : 'wgs84',
  };
};

/** The origin as a browser's policy names it: `{s}` stands for any name. */
export const originOf = (address: string): string =>
  (/^https?:\/\/[^/]+/.exec(address)?.[0] ?? '').replace('{s}', '*');
