// Pure: values by hour to the rows of a heat map. Days of 23 and 25 hours keep every hour under its own clock time.
import type { HeatCell, HeatRow } from './heat-data.ts';

export type HourValues = {
  readonly timeZone: string;
  /** Begins of the hours, in order. */
  readonly startsMs: readonly number[];
  readonly values: readonly (number | null)[];
  readonly estimated?: readonly boolean[];
};

export const heatRows = ({ timeZone, startsMs, values, estimated = [] }: HourValues): HeatRow[] => {
  const clock = clockIn(timeZone);
  const rows: { date: string; hours: HeatCell[][] }[] = [];
  for (const [i, startMs] of startsMs.entries()) {
    const { date, hour } = clock(startMs);
    let row = rows.at(-1);
    if (row?.date !== date) {
      row = { date, hours: Array.from({ length: 24 }, () => []) };
      rows.push(row);
    }
    row.hours[hour]?.push({ startMs, value: values[i] ?? null, estimated: estimated[i] ?? false });
  }
  return rows;
};

const clockIn = (timeZone: string): ((ms: number) => { date: string; hour: number }) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  return (ms) => {
    const parts = format.formatToParts(ms);
    const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
    return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
  };
};
