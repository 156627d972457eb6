// Packed days as rows of their table.
import { setImmediate } from 'node:timers/promises';
import { dayExtremes, packMinutePowers, type StoredReading } from '@ohmstead/domain';
import { instantText } from '../storage/instants.ts';
import { compressed, packed } from './compressed-day.ts';
import type { RunQuery } from './run-query.ts';
import { dateOfUtcDay, utcDayOf } from './utc-day.ts';

/** The readings of one meter and one UTC day, in order of time and at least one. */
export type DayOfReadings = { readonly meterId: number; readonly readings: readonly StoredReading[] };

export type DayRow = readonly unknown[];

const columns = [
  'meter_id',
  'day',
  'from_at',
  'to_at',
  'count',
  'packed',
  'minute_powers',
  'extremes',
  'extremes_at',
] as const;

/**
 * Packs and compresses them, which takes time outside of any transaction. A day is compressed by other threads while the next is
 * packed by this one; whoever else waits for it has a turn every few milliseconds.
 */
export const dayRowsOf = async (days: readonly DayOfReadings[]): Promise<DayRow[]> => {
  const rows: Promise<DayRow>[] = [];
  for (const day of days) {
    if (rows.length > 0) await setImmediate();
    const dayBytes = await packed(day.readings);
    await setImmediate();
    const row = dayRowOf(day, dayBytes, packMinutePowers(day.readings));
    // Should it fail before all are waited for: nobody listening would end the process.
    row.catch(() => undefined);
    rows.push(row);
  }
  return Promise.all(rows);
};

const dayRowOf = async (
  { meterId, readings }: DayOfReadings,
  dayBytes: Uint8Array,
  minutePowers: Uint8Array | null,
): Promise<DayRow> => {
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) throw new RangeError('A packed day needs at least one reading.');
  const extremes = dayExtremes(readings);
  const compressing = [compressed(dayBytes), minutePowers && compressed(minutePowers)];
  return [
    meterId,
    dateOfUtcDay(utcDayOf(first.atMicros)),
    first.atMicros,
    last.atMicros,
    readings.length,
    ...(await Promise.all(compressing)),
    extremes.map((extreme) => extreme?.value ?? null),
    extremes.map((extreme) => extreme?.atMicros ?? null),
  ];
};

/** Puts them in the place of what was packed of these days before. */
export const writeDayRows = async (run: RunQuery, rows: readonly DayRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const places = rows.map((_, index) => {
    const at = (column: number): number => index * columns.length + column;
    return `($${at(1)}, $${at(2)}::date, ${instantText(`$${at(3)}`)}, ${instantText(`$${at(4)}`)}, $${at(5)}, $${at(6)}, $${at(7)}, $${at(8)}, $${at(9)})`;
  });
  const replaced = columns.slice(2).map((column) => `${column} = excluded.${column}`);
  const text = `insert into reading_day (${columns.join(', ')}) values ${places.join(', ')}
    on conflict (meter_id, day) do update set ${replaced.join(', ')}`;
  await run({ text }, rows.flat());
};

export const deleteDays = async (run: RunQuery, meterId: number, days: readonly number[]): Promise<void> => {
  if (days.length === 0) return;
  const text = 'delete from reading_day where meter_id = $1 and day = any($2::date[])';
  await run({ text }, [meterId, days.map(dateOfUtcDay)]);
};
