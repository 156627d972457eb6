// Pure: where the cells of a heat map lie and which of seven shades each has.
import type { HeatCell, HeatmapData } from './heat-data.ts';

export const heatSteps = 7;

export type HeatBox = {
  readonly cell: HeatCell;
  readonly row: number;
  readonly hour: number;
  /** Positions and sizes are in columns and rows. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** A repeated hour's cells share their column. Hours to come have no box. */
export const heatBoxes = ({ rows, nowMs }: HeatmapData): HeatBox[] =>
  rows.flatMap(({ hours }, row) =>
    hours.flatMap((cells, hour) =>
      cells.flatMap((cell, i) =>
        cell.startMs > nowMs
          ? []
          : [{ cell, row, hour, x: hour + i / cells.length, y: row, width: 1 / cells.length }],
      ),
    ),
  );

/** The highest value of all. */
export const heatMost = ({ rows }: HeatmapData): number =>
  rows.reduce(
    (most, { hours }) => hours.flat().reduce((higher, { value }) => Math.max(higher, value ?? 0), most),
    0,
  );

/**
 * 0 for nothing, and for less at a price below zero, to 6 for the most; null where nothing is known. The shades share the root of the way up:
 * one hour of a car charger must not leave all others without a shade.
 */
export const heatStep = (value: number | null, most: number): number | null => {
  if (value === null) return null;
  if (most === 0) return 0;
  return Math.min(heatSteps - 1, Math.floor(Math.sqrt(Math.max(0, value) / most) * heatSteps));
};

/** The least value that has a shade. */
export const heatBegin = (step: number, most: number): number => (step / heatSteps) ** 2 * most;

/** All boxes of one shade in one path, in cells of that size: a year has 8760 of them. */
export const heatPath = (boxes: readonly HeatBox[], size: CellSize): string =>
  boxes
    .map(({ x, y, width }) => {
      const wide = trim(width * size.width);
      return `M${trim(x * size.width)} ${y * size.height}h${wide}v${size.height}h${-wide}z`;
    })
    .join('');

export type CellSize = { readonly width: number; readonly height: number };

const trim = (value: number): number => Math.round(value * 100) / 100;

export type HeatPlace = { readonly row: number; readonly hour: number; readonly part: number };

/** The cell under a point given in columns and rows; `part` says which of an hour that comes twice. */
export const heatPlaceAt = ({ rows }: HeatmapData, x: number, y: number): HeatPlace => {
  const row = clamp(Math.floor(y), rows.length - 1);
  const hour = clamp(Math.floor(x), 23);
  const parts = rows[row]?.hours[hour]?.length ?? 1;
  return { row, hour, part: clamp(Math.floor((x - hour) * parts), Math.max(0, parts - 1)) };
};

export const heatCellAt = ({ rows }: HeatmapData, { row, hour, part }: HeatPlace): HeatCell | null =>
  rows[row]?.hours[hour]?.[part] ?? null;

const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most));
