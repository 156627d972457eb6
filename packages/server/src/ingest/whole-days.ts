// History comes in long batches. A closed day that a group brings nearly whole is packed at once: as rows it would be
// written, read, packed and deleted. Of a day in many pieces each piece would pack it anew, so that waits for the job.
import type { DayChange } from '../readings/change-days.ts';
import { hotFromMicros } from '../readings/hot-days.ts';
import { utcDayOf } from '../readings/utc-day.ts';
import type { GroupRows, NewReading } from './group-rows.ts';

/** From the first of its readings to the last. */
const nearlyWholeMicros = 18 * 3_600_000_000;

export type SplitRows = { readonly rows: GroupRows; readonly wholeDays: readonly DayChange[] };

export const splitWholeDays = (rows: GroupRows): SplitRows => {
  const wholeDays = [...closedDays(rows).values()].filter(isNearlyWhole);
  if (wholeDays.length === 0) return { rows, wholeDays: [] };
  const packed = new Set(wholeDays.flat());
  return {
    rows: { ...rows, readings: rows.readings.filter((reading) => !packed.has(reading)) },
    wholeDays: byMeter(wholeDays),
  };
};

/** Without a meter's newest reading, which is also kept beside, and without meters of which stored readings move. */
const closedDays = ({ readings, latest, corrections }: GroupRows): Map<string, NewReading[]> => {
  const days = new Map<string, NewReading[]>();
  const closed = readings.filter(({ atMicros, arrivedMicros }) => atMicros < hotFromMicros(arrivedMicros));
  if (closed.length === 0) return days;
  const newest = new Set(latest.map(({ reading }) => reading));
  const moving = new Set(
    corrections.flatMap(({ kind, meterId }) => (kind === 'readingMoved' ? meterId : [])),
  );
  for (const reading of closed) {
    if (newest.has(reading) || moving.has(reading.meterId)) continue;
    const day = `${reading.meterId} ${utcDayOf(reading.atMicros)}`;
    const others = days.get(day);
    if (others) others.push(reading);
    else days.set(day, [reading]);
  }
  return days;
};

const isNearlyWhole = (readings: readonly NewReading[]): boolean => {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { atMicros } of readings) {
    first = Math.min(first, atMicros);
    last = Math.max(last, atMicros);
  }
  return last - first >= nearlyWholeMicros;
};

const byMeter = (days: readonly NewReading[][]): DayChange[] => {
  const meters = new Map<number, NewReading[]>();
  for (const day of days) {
    for (const reading of day) {
      const others = meters.get(reading.meterId);
      if (others) others.push(reading);
      else meters.set(reading.meterId, [reading]);
    }
  }
  return [...meters].map(([meterId, readings]) => ({
    meterId,
    added: readings.sort((a, b) => a.atMicros - b.atMicros),
    removed: new Set(),
  }));
};
