// Readings put into packed days and taken out of them: each touched day is written anew.
import type { StoredReading } from '@ohmstead/domain';
import { type DayOfReadings, type DayRow, dayRowsOf, deleteDays, writeDayRows } from './day-rows.ts';
import { mergeTiers } from './merge-tiers.ts';
import { packedReadings } from './packed-readings.ts';
import type { RunQuery } from './run-query.ts';
import { startOfUtcDay, utcDayOf } from './utc-day.ts';

export type DayChange = {
  readonly meterId: number;
  readonly added: readonly StoredReading[];
  /** Instants of packed readings; others are passed over. */
  readonly removed: ReadonlySet<number>;
};

/** What the touched days become. */
export type DayPlan = {
  readonly meterId: number;
  readonly rows: readonly DayRow[];
  readonly emptied: readonly number[];
};

/** So many are unpacked at a time. */
const daysAtOnce = 16;

/** Reads and compresses, which takes time: to be made before the transaction begins. */
export const planDays = async (run: RunQuery, { meterId, added, removed }: DayChange): Promise<DayPlan> => {
  const addedByDay = byDay(added);
  const days = [...new Set([...addedByDay.keys(), ...[...removed].map(utcDayOf)])];
  const rows: DayRow[] = [];
  const emptied: number[] = [];
  for (let from = 0; from < days.length; from += daysAtOnce) {
    const some = days.slice(from, from + daysAtOnce);
    const before = await packedReadings(
      run,
      some.map((day) => spanOf(meterId, day)),
    );
    const filled: DayOfReadings[] = [];
    for (const [place, day] of some.entries()) {
      const there = before[place] ?? [];
      const kept = removed.size === 0 ? there : there.filter(({ atMicros }) => !removed.has(atMicros));
      const readings = mergeTiers(kept, addedByDay.get(day) ?? []);
      if (readings.length > 0) filled.push({ meterId, readings });
      else if (there.length > 0) emptied.push(day);
    }
    rows.push(...(await dayRowsOf(filled)));
  }
  return { meterId, rows, emptied };
};

const spanOf = (meterId: number, day: number) => ({
  meterId,
  fromMicros: startOfUtcDay(day),
  toMicros: startOfUtcDay(day + 1),
});

export const applyDays = async (run: RunQuery, plan: DayPlan): Promise<void> => {
  await writeDayRows(run, plan.rows);
  await deleteDays(run, plan.meterId, plan.emptied);
};

const byDay = (readings: readonly StoredReading[]): Map<number, StoredReading[]> => {
  const days = new Map<number, StoredReading[]>();
  for (const reading of readings) {
    const day = utcDayOf(reading.atMicros);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(reading);
    else days.set(day, [reading]);
  }
  return days;
};
