// Pure: a load's figures as tiles, all powers in one unit.
import type { SiteLoad } from '@ohmstead/contract';
import { type PowerUnit, powerUnitOf } from '../../../ui/charts/power-unit.ts';

/** The load of another time, named by it. */
export type ComparedLoad = { readonly load: SiteLoad; readonly label: string };

export type LoadTile = {
  readonly key: 'average' | 'max' | 'min' | 'base';
  readonly powerW: number | null;
  /** When it was reached. */
  readonly atMs: number | null;
  /** The power in the period it is compared with; undefined when nothing is compared. */
  readonly comparedW: number | null | undefined;
};

export type LoadTiles = { readonly unit: PowerUnit; readonly tiles: readonly LoadTile[] };

export const loadTiles = (load: SiteLoad, compared: SiteLoad | undefined): LoadTiles => ({
  unit: powerUnitOf([load.averageW, load.max?.powerW ?? null, load.min?.powerW ?? null, load.baseLoadW]),
  tiles: [
    tile('average', load, compared),
    tile('max', load, compared),
    tile('min', load, compared),
    tile('base', load, compared),
  ],
});

/** Nothing is known of the time: there is no picture to draw. */
export const isEmptyLoad = (load: SiteLoad): boolean => load.averageW === null;

const tile = (key: LoadTile['key'], load: SiteLoad, compared: SiteLoad | undefined): LoadTile => ({
  key,
  powerW: powerOf(key, load),
  atMs: instantOf(key, load),
  comparedW: compared && powerOf(key, compared),
});

const powerOf = (key: LoadTile['key'], { averageW, max, min, baseLoadW }: SiteLoad): number | null => {
  const powers = { average: averageW, max: max?.powerW, min: min?.powerW, base: baseLoadW };
  return powers[key] ?? null;
};

const instantOf = (key: LoadTile['key'], { max, min }: SiteLoad): number | null => {
  const at = { average: null, max: max?.at, min: min?.at, base: null }[key];
  return at ? Date.parse(at) : null;
};
