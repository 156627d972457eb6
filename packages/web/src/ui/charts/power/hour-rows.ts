// Pure: a day chart's series as a table of hours.

import { mean } from '../mean.ts';
import type { ChartData } from './chart-data.ts';
import { hoursOfDay, slotStartMs } from './day-axis.ts';

export type HourRow<Key extends string> = {
  readonly startMs: number;
  readonly meanW: Readonly<Record<Key, number | null>>;
};

/** Hourly means; an hour without a measured value is unknown, hours to come are left out. */
export const hourRows = <Key extends string>({ axis, series }: ChartData<Key>): HourRow<Key>[] => {
  const knownSlots = Math.max(0, ...series.map((one) => one.values.length));
  return hoursOfDay(axis)
    .filter((hour) => hour.fromSlot < knownSlots)
    .map(({ fromSlot, toSlot }) => ({
      startMs: slotStartMs(axis, fromSlot),
      // Every key of the series is set, which the type of fromEntries does not show.
      meanW: Object.fromEntries(
        series.map((one) => [one.key, mean(one.values.slice(fromSlot, toSlot))]),
      ) as Record<Key, number | null>,
    }));
};
