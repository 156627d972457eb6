// Which rows a reading has. A day's readings mostly have the same; where they differ, a column holds the numbers
// of those that have its row.
import { type FlatValues, phaseWidth, reactiveWidth } from './stored-reading.ts';

export type Shape = {
  readonly phases: number;
  readonly hasNet: boolean;
  /** Null when no reactive power is measured. */
  readonly reactiveRows: number | null;
};

/** One column of numbers: an index into one of a reading's lists. */
export type ValueColumn = { readonly list: keyof FlatValues; readonly row: number; readonly place: number };

export const shapeOf = ({ phases, net, reactive }: FlatValues): Shape => ({
  phases: phases.length / phaseWidth,
  hasNet: net !== null,
  reactiveRows: reactive === null ? null : reactive.length / reactiveWidth,
});

export const shapeNumber = ({ phases, hasNet, reactiveRows }: Shape): number =>
  phases + 8 * Number(hasNet) + 16 * (reactiveRows === null ? 0 : 1 + reactiveRows);

export const shapeOfNumber = (number: number): Shape => ({
  phases: number % 8,
  hasNet: Math.floor(number / 8) % 2 === 1,
  reactiveRows: number < 16 ? null : Math.floor(number / 16) - 1,
});

/** The columns that any of the shapes needs. */
export const columnsOf = (shapes: readonly Shape[]): ValueColumn[] => {
  let most = { phases: 0, net: 0, reactive: 0 };
  for (const { phases, hasNet, reactiveRows } of shapes) {
    most = {
      phases: Math.max(most.phases, phases),
      net: Math.max(most.net, Number(hasNet)),
      reactive: Math.max(most.reactive, reactiveRows ?? 0),
    };
  }
  return [
    ...rowsOf('phases', most.phases, phaseWidth),
    ...rowsOf('net', most.net, phaseWidth),
    ...rowsOf('reactive', most.reactive, reactiveWidth),
  ];
};

const rowsOf = (list: keyof FlatValues, rows: number, width: number): ValueColumn[] =>
  Array.from({ length: rows * width }, (_, place) => ({ list, row: Math.floor(place / width), place }));

export const hasColumn = (shape: Shape, { list, row }: ValueColumn): boolean => {
  if (list === 'phases') return row < shape.phases;
  return list === 'net' ? shape.hasNet : row < (shape.reactiveRows ?? 0);
};
