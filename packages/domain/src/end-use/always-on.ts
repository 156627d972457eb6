import type { SlotColumn } from '../site/site-slots.ts';

const slotsOfDay = 96;
/** A tenth of the quarter-hours may lie below: a fridge that pauses, or a short cut, ends nothing. */
const lowShare = 0.1;

/** Of each 24 hours from the column's beginning: what lies below their low quarter-hour. Unknown ones have none of it. */
export const alwaysOnOf = (column: SlotColumn): number => {
  let sum = 0;
  for (let from = 0; from < column.length; from += slotsOfDay) {
    const known = column.slice(from, from + slotsOfDay).filter((energy) => energy !== null);
    const low = lowOf(known);
    for (const energy of known) sum += Math.max(0, Math.min(energy, low));
  }
  return sum;
};

const lowOf = (energies: readonly number[]): number => {
  const sorted = Float64Array.from(energies).sort();
  return Math.max(0, sorted[Math.floor(sorted.length * lowShare)] ?? 0);
};
