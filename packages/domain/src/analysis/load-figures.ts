// The figures of a load over a span: its energy, its extremes and when they were, and its evenness.
import type { SlotColumn } from '../site/site-slots.ts';
import { quarterHourMs } from '../time/slot.ts';
import type { WallQuarters } from '../time/wall-quarters.ts';
import { medianOf } from './quantile.ts';

export type LoadPeak = { readonly load: number; readonly slotMs: number };

/** Loads are in the unit of the column; all are null when nothing is known. */
export type LoadFigures = {
  readonly knownSlots: number;
  readonly mean: number | null;
  /** The first of equal ones. */
  readonly max: LoadPeak | null;
  readonly min: LoadPeak | null;
  /** The mean divided by the maximum, 0–1; null without load, or where more is given than taken. */
  readonly loadFactor: number | null;
  /**
   * The load that is always on: the median over the days of each day's lowest hour, which is any four quarter-hours in a
   * row; null where that gives instead of takes.
   */
  readonly base: number | null;
};

type Loads = { readonly fromMs: number; readonly loads: SlotColumn };

export const loadFigures = ({ fromMs, loads }: Loads, { dayNumber }: WallQuarters): LoadFigures => {
  let sum = 0;
  let knownSlots = 0;
  let max: LoadPeak | null = null;
  let min: LoadPeak | null = null;
  for (const [slot, load] of loads.entries()) {
    if (load === null) continue;
    sum += load;
    knownSlots += 1;
    if (max === null || load > max.load) max = { load, slotMs: fromMs + slot * quarterHourMs };
    if (min === null || load < min.load) min = { load, slotMs: fromMs + slot * quarterHourMs };
  }
  const mean = knownSlots === 0 ? null : sum / knownSlots;
  const loadFactor = mean === null || mean < 0 || max === null || max.load <= 0 ? null : mean / max.load;
  return { knownSlots, mean, max, min, loadFactor, base: baseLoad(loads, dayNumber) };
};

const slotsOfHour = 4;

/** Days without four known quarter-hours in a row are left out. */
const baseLoad = (loads: SlotColumn, dayNumber: Int32Array): number | null => {
  const lowest = new Map<number, number>();
  let sum = 0;
  let inRow = 0;
  for (const [slot, load] of loads.entries()) {
    const day = dayNumber[slot] ?? 0;
    if (load === null || dayNumber[slot - 1] !== day) [sum, inRow] = [0, 0];
    if (load === null) continue;
    sum += load - (inRow >= slotsOfHour ? (loads[slot - slotsOfHour] ?? 0) : 0);
    inRow += 1;
    if (inRow < slotsOfHour) continue;
    lowest.set(day, Math.min(lowest.get(day) ?? Number.POSITIVE_INFINITY, sum / slotsOfHour));
  }
  const usual = lowest.size === 0 ? null : medianOf([...lowest.values()]);
  return usual === null || usual < 0 ? null : usual;
};
