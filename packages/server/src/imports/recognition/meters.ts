// Which rows of a file are of which meter.

import type { ImportMapping, ImportPreview } from '@ohmstead/contract';
import { hourMs } from '@ohmstead/domain';
import { type Column, distinctOf, longestText } from './column.ts';
import { says } from './says.ts';
import type { Moments } from './time-points.ts';

type Only = NonNullable<ImportMapping['only']>;
type Where = ImportPreview['meters'][number];

export type Meters = {
  readonly only: Only | null;
  /** Empty where the file has one. */
  readonly meters: readonly Where[];
  /** Rows of one moment stand beside each other, and no column says why. */
  readonly isUnclear: boolean;
};

export type SeriesFacts = {
  /** Columns that are neither times, values, phases nor registers. */
  readonly columns: readonly Column[];
  readonly moments: Moments;
  /** What tells the rows of one moment apart already. */
  readonly keys: readonly Column[];
  /** The moments are of a wall clock, on which an hour of autumn comes twice. */
  readonly isWallClock: boolean;
  /** There is no more of the file than the sample. */
  readonly isWhole: boolean;
};

const mostMeters = 50;

export const metersOf = ({ columns, moments, keys, isWallClock, isWhole }: SeriesFacts): Meters => {
  const named = columns.find((column) => isNamedAsMeter(column) && isIdentity(column));
  const isApart = (more: readonly Column[]): boolean => {
    const repeated = repeatedMoments(moments, [...keys, ...more]);
    return repeated.length === 0 || (isWallClock && isHourOfAutumn(repeated));
  };
  if (named && (distinctOf(named).length > 1 || isApart([]))) return asMeters(named, isWhole);
  if (isApart([])) return { only: null, meters: [], isUnclear: false };
  const other = columns.find((column) => isIdentity(column) && isApart([column]));
  return other ? asMeters(other, isWhole) : { only: null, meters: [], isUnclear: true };
};

const isNamedAsMeter = ({ name }: Column): boolean => says(name, 'meter') && !says(name, 'count');

/** A text or a whole number in every row, and few of them. */
const isIdentity = (column: Column): boolean => {
  const texts = distinctOf(column);
  const isWritten = column.filled.length >= 0.9 * column.cells.length;
  return (
    isWritten &&
    texts.length <= mostMeters &&
    texts.every((text) => text.length <= longestText && !/^\d*[.,]\d+$/.test(text))
  );
};

const asMeters = (column: Column, isWhole: boolean): Meters => {
  const all = distinctOf(column).map((text) => ({ column: column.index, text }));
  const only = all[0] ?? null;
  // Further meters may follow below the sample: their rows are not this one's.
  if (all.length === 1) {
    return {
      only: isWhole || only === null ? null : { ...only, isSole: true },
      meters: [],
      isUnclear: false,
    };
  }
  return { only, meters: all, isUnclear: false };
};

/** The moments that several rows of the same keys have. */
const repeatedMoments = (moments: Moments, keys: readonly Column[]): number[] => {
  const seen = new Set<string>();
  return moments.flatMap((moment, row) => {
    const key = [moment, ...keys.map(({ cells }) => cells[row])].join('\n');
    const isRepeated = moment !== null && seen.has(key);
    seen.add(key);
    return isRepeated ? [moment] : [];
  });
};

const isHourOfAutumn = (moments: readonly number[]): boolean =>
  Math.max(...moments) - Math.min(...moments) <= hourMs &&
  moments.every((moment) => moment % (24 * hourMs) <= 4 * hourMs);
