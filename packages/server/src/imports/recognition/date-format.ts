// The format of the times in a column, and whether it leaves open which of day and month comes first.
import { timeFormats } from '@ohmstead/contract';
import { mayBeTime, readTimeCell, type TimeFormat } from './time-cell.ts';

export type FormatOfTimes = { readonly format: TimeFormat; readonly isOrderOpen: boolean };

/** A line with totals may stand among the times. */
const leastShare = 0.9;

/** Null when the cells are no times. */
export const formatOfTimes = (cells: readonly string[]): FormatOfTimes | null => {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.filter(mayBeTime).length < leastShare * filled.length) return null;
  const counted = timeFormats.map((format) => ({
    format,
    times: filled.flatMap((cell) => readTimeCell(cell, format) ?? []),
  }));
  const most = Math.max(...counted.map(({ times }) => times.length));
  if (most === 0 || most < leastShare * filled.length) return null;
  const best = counted.filter(({ times }) => times.length === most);
  if (best.some(({ format }) => format === 'iso')) return { format: 'iso', isOrderOpen: false };
  const [first, ...others] = best.sort((a, b) => distance(a.times) - distance(b.times));
  return first ? { format: first.format, isOrderOpen: others.length > 0 } : null;
};

/** How far the times lie from each other, one after another: the right order of day and month makes it short. */
const distance = (times: readonly number[]): number =>
  times.reduce((sum, time, at) => sum + Math.abs(time - (times[at - 1] ?? time)), 0);
