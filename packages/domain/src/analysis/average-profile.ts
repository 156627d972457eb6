// An average day by the wall clock: the mean of each of the dial's 96 quarter-hours over the days
// of a kind. On the day clocks go back a quarter-hour counts twice, on the day they go forward not at all.
import type { SlotColumn } from '../site/site-slots.ts';
import { quartersOnDial, type WallQuarters } from '../time/wall-quarters.ts';

export type AverageProfile = {
  /** The mean of each quarter-hour of the dial, in the column's unit; null where nothing is known. */
  readonly mean: readonly (number | null)[];
  /** How many slots each is the mean of. */
  readonly slots: readonly number[];
};

/** `kindOf` sorts local days by their number; null leaves a day out. */
export const averageProfiles = <Kind extends string>(
  loads: SlotColumn,
  { dayNumber, quarter }: WallQuarters,
  kindOf: (dayNumber: number) => Kind | null,
): Map<Kind, AverageProfile> => {
  const sums = new Map<Kind, { sum: Float64Array; slots: Uint32Array }>();
  let day = Number.NaN;
  let kind: Kind | null = null;
  for (const [slot, load] of loads.entries()) {
    if (dayNumber[slot] !== day) {
      day = dayNumber[slot] ?? 0;
      kind = kindOf(day);
    }
    if (load === null || kind === null) continue;
    const into = sums.get(kind) ?? emptySums();
    sums.set(kind, into);
    const place = quarter[slot] ?? 0;
    into.sum[place] = (into.sum[place] ?? 0) + load;
    into.slots[place] = (into.slots[place] ?? 0) + 1;
  }
  return new Map([...sums].map(([key, { sum, slots }]) => [key, meansOf(sum, slots)]));
};

const emptySums = () => ({ sum: new Float64Array(quartersOnDial), slots: new Uint32Array(quartersOnDial) });

const meansOf = (sum: Float64Array, slots: Uint32Array): AverageProfile => ({
  mean: Array.from(sum, (total, place) => {
    const count = slots[place] ?? 0;
    return count === 0 ? null : total / count;
  }),
  slots: Array.from(slots),
});
