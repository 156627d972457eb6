// History comes in long batches. A closed day of which a group brings a long stretch is packed at once: as rows it would
// be written, read, packed and deleted. Short pieces would each pack their day anew, so they wait for the job.
import type { DayChange } from '../../readings/change-days.ts';
import { hotFromMicros, utcDayOf } from '../../readings/utc-day.ts';
import type { GroupRows, MeterReading } from '../meter-state/group-rows.ts';

/** The span from the first reading of a day to the last. */
const longStretchMicros = 6 * 3_600_000_000;

export type SplitRows = { readonly rows: GroupRows; readonly days: readonly DayChange[] };

export const splitClosedDays = (rows: GroupRows): SplitRows => {
  const stretches = [...closedDays(rows).values()].filter(isLongStretch);
  if (stretches.length === 0) return { rows, days: [] };
  const packed = new Set(stretches.flat());
  return {
    rows: { ...rows, readings: rows.readings.filter((reading) => !packed.has(reading)) },
    days: byMeter(stretches),
  };
};

/** Leaves out a meter's newest reading, which is also its latest row, and meters of which stored readings move. */
const closedDays = ({ readings, latest, corrections }: GroupRows): Map<string, MeterReading[]> => {
  const days = new Map<string, MeterReading[]>();
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

const isLongStretch = (readings: readonly MeterReading[]): boolean => {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { atMicros } of readings) {
    first = Math.min(first, atMicros);
    last = Math.max(last, atMicros);
  }
  return last - first >= longStretchMicros;
};

const byMeter = (days: readonly MeterReading[][]): DayChange[] => {
  const meters = new Map<number, MeterReading[]>();
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
