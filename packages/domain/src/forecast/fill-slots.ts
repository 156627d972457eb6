// Gives the quarter-hours that are not known, past or to come, their part of the day's forecast energy: as large as
// that quarter-hour of the wall clock usually is on such a day.
import { averageProfiles } from '../analysis/average-profile.ts';
import { dayTypeOf, dayTypes } from '../analysis/day-kind.ts';
import type { SlotColumn } from '../site/site-slots.ts';
import { quartersOnDial, type WallQuarters } from '../time/wall-quarters.ts';

export type DayShapes = (dayNumber: number, quarter: number) => number;

/** Weights the quarter-hours by their past energy; they are all alike where nothing is known. */
export const dayShapes = (column: SlotColumn, wall: WallQuarters): DayShapes => {
  const byType = averageProfiles(column, wall, dayTypeOf);
  const whole = averageProfiles(column, wall, () => 'any').get('any');
  const weights = new Map(
    dayTypes.map((type) => [
      type,
      weightsOf((quarter) => byType.get(type)?.mean[quarter] ?? whole?.mean[quarter] ?? 0),
    ]),
  );
  return (dayNumber, quarter) => weights.get(dayTypeOf(dayNumber))?.[quarter] ?? 1;
};

const weightsOf = (meanOf: (quarter: number) => number): number[] => {
  const means = Array.from({ length: quartersOnDial }, (_, quarter) => meanOf(quarter));
  return means.some((mean) => mean > 0) ? means : means.map(() => 1);
};

export type FilledColumn = {
  /** Known slots as they are; the others forecast, in whole mWh. */
  readonly column: readonly number[];
  readonly known: readonly boolean[];
};

/** `dayMwh` gives the forecast energy of a whole day by its number. */
export const fillSlots = (
  column: SlotColumn,
  { dayNumber, quarter }: WallQuarters,
  { shapes, dayMwh }: { shapes: DayShapes; dayMwh: (dayNumber: number) => number },
): FilledColumn => {
  const totals = new Map<number, number>();
  const weightAt = (slot: number): number => shapes(dayNumber[slot] ?? 0, quarter[slot] ?? 0);
  for (const slot of column.keys()) {
    const day = dayNumber[slot] ?? 0;
    totals.set(day, (totals.get(day) ?? 0) + weightAt(slot));
  }
  let remainder = 0;
  const filled = column.map((known, slot) => {
    if (known !== null) return known;
    const day = dayNumber[slot] ?? 0;
    const total = totals.get(day) ?? 0;
    // What rounding left over goes to the next slot, so that the slots of a day sum up to it.
    remainder += total === 0 ? 0 : (dayMwh(day) * weightAt(slot)) / total;
    const whole = Math.round(remainder);
    remainder -= whole;
    return whole;
  });
  return { column: filled, known: column.map((value) => value !== null) };
};
