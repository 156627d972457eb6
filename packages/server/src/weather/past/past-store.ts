// Past hours of a cell, a row for each day of UTC.
import { dayMs, hourMs, type WeatherHour } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { WeatherDayRow } from '../../storage/schema/weather.ts';
import type { Database } from '../../storage/schema.ts';
import type { DayRange } from '../open-meteo/ask-open-meteo.ts';

type Db = Kysely<Database>;

const hoursOfDay = dayMs / hourMs;

/** Days of the range that lie over by now, with the hours that are known. The archive’s are settled as they are. */
export const savePast = async (
  db: Db,
  cell: string,
  { hours, days, isArchive }: { hours: readonly WeatherHour[]; days: DayRange; isArchive: boolean },
): Promise<void> => {
  const byDay = new Map<number, WeatherDayRow>();
  for (let day = days.from; day <= days.to; day += 1) byDay.set(day, emptyDay(cell, day));
  for (const { atMs, temperatureC, radiationWPerM2 } of hours) {
    const row = byDay.get(Math.floor(atMs / dayMs));
    if (!row) continue;
    const hour = (atMs - row.day * dayMs) / hourMs;
    row.temperature_c[hour] = temperatureC;
    row.radiation_w_per_m2[hour] = radiationWPerM2;
  }
  const rows = [...byDay.values()].map((row) => ({ ...row, is_settled: isArchive || isWhole(row) }));
  if (rows.length === 0) return;
  await db
    .insertInto('weather_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['cell', 'day'])
        .doUpdateSet((eb) => ({
          temperature_c: eb.ref('excluded.temperature_c'),
          radiation_w_per_m2: eb.ref('excluded.radiation_w_per_m2'),
          is_settled: eb.ref('excluded.is_settled'),
        }))
        .where('weather_day.is_settled', '=', false),
    )
    .execute();
};

const emptyDay = (cell: string, day: number): WeatherDayRow => ({
  cell,
  day,
  temperature_c: new Array<null>(hoursOfDay).fill(null),
  radiation_w_per_m2: new Array<null>(hoursOfDay).fill(null),
  is_settled: false,
});

const isWhole = ({ temperature_c, radiation_w_per_m2 }: WeatherDayRow): boolean =>
  [...temperature_c, ...radiation_w_per_m2].every((value) => value !== null);

/** The hours of these days, as far as they are stored. */
export const readPast = async (db: Db, cell: string, { from, to }: DayRange): Promise<WeatherHour[]> => {
  const rows = await db
    .selectFrom('weather_day')
    .select(['day', 'temperature_c', 'radiation_w_per_m2'])
    .where('cell', '=', cell)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return rows.flatMap(({ day, temperature_c, radiation_w_per_m2 }) =>
    temperature_c.map((temperatureC, hour) => ({
      atMs: day * dayMs + hour * hourMs,
      temperatureC,
      radiationWPerM2: radiation_w_per_m2[hour] ?? null,
      sunshineSeconds: null,
      code: null,
    })),
  );
};

/** Null when all days of the range are settled; else the latest of those that are not, and as many before it as may be asked for at once. */
export const missingDays = async (
  db: Db,
  cell: string,
  { from, to, most }: DayRange & { readonly most: number },
): Promise<DayRange | null> => {
  const rows = await db
    .selectFrom('weather_day')
    .select('day')
    .where('cell', '=', cell)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('is_settled', '=', true)
    .execute();
  const settled = new Set(rows.map(({ day }) => day));
  let last = to;
  while (last >= from && settled.has(last)) last -= 1;
  if (last < from) return null;
  let first = Math.max(from, last - most + 1);
  while (settled.has(first)) first += 1;
  return { from: first, to: last };
};
