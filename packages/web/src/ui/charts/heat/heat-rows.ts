// Pure: values by hour to the rows of a heat map. Days of 23 and 25 hours keep every hour under its own clock time.
import { dateAt, minuteOfDayAt, minutesPerHour } from '@ohmstead/domain';
import type { HeatCell, HeatRow } from './heat-data.ts';

export type HourValues = {
  readonly timeZone: string;
  /** Begins of the hours, in order. */
  readonly startsMs: readonly number[];
  readonly values: readonly (number | null)[];
  readonly estimated?: readonly boolean[];
};

export const heatRows = ({ timeZone, startsMs, values, estimated = [] }: HourValues): HeatRow[] => {
  const rows: { date: string; hours: HeatCell[][] }[] = [];
  for (const [i, startMs] of startsMs.entries()) {
    const date = dateAt(timeZone, startMs);
    const hour = Math.floor(minuteOfDayAt(timeZone, startMs) / minutesPerHour);
    let row = rows.at(-1);
    if (row?.date !== date) {
      row = { date, hours: Array.from({ length: 24 }, () => []) };
      rows.push(row);
    }
    row.hours[hour]?.push({ startMs, value: values[i] ?? null, estimated: estimated[i] ?? false });
  }
  return rows;
};
