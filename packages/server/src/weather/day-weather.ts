// The weather of a site's local days, as far as it is known: past hours as they are stored, the others as they are forecast.
import {
  type DayWeather,
  dayMs,
  dayWeatherOf,
  localDay,
  type WeatherCell,
  type WeatherHour,
  weatherCellOf,
} from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { findForecast } from './cells/cell-store.ts';
import { hoursOf } from './cells/hour-columns.ts';
import { readPast } from './past/past-store.ts';

type Db = Kysely<Database>;

/** A cell, and the zone that a site in it counts its days by. */
export type SiteCell = WeatherCell & { readonly zone: string };

type LocatedSite = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly time_zone: string;
};

/** Null without coordinates. */
export const cellOfSite = ({ latitude, longitude, time_zone }: LocatedSite): SiteCell | null =>
  latitude === null || longitude === null ? null : { ...weatherCellOf(latitude, longitude), zone: time_zone };

/** Every local date of the range, `toDate` not included; figures of a day that is not known are null. */
export const readDayWeather = async (
  db: Db,
  { key, zone }: SiteCell,
  fromDate: string,
  toDate: string,
): Promise<DayWeather[]> => {
  const days = {
    from: Math.floor(localDay(zone, fromDate).fromMs / dayMs),
    to: Math.floor(localDay(zone, toDate).fromMs / dayMs),
  };
  const [past, known] = await Promise.all([readPast(db, key, days), findForecast(db, key)]);
  return dayWeatherOf(joined(past, known ? hoursOf(known.forecast.hours) : []), { zone, fromDate, toDate });
};

/** The forecast knows more of an hour, and fills those that are not stored yet. */
const joined = (past: readonly WeatherHour[], forecast: readonly WeatherHour[]): WeatherHour[] => {
  const byInstant = new Map(past.map((hour) => [hour.atMs, hour]));
  for (const hour of forecast) byInstant.set(hour.atMs, hour);
  return [...byInstant.values()];
};

const quartersOfDay = 4;

/** Changes when the days that `readDayWeather` reads have changed enough for figures to be made anew. */
export const weatherVersion = async (db: Db, { key }: SiteCell): Promise<string> => {
  const row = await db
    .selectFrom('weather_cell')
    .select(['updated_at', sql<number>`(select count(*) from weather_day where cell = ${key})`.as('days')])
    .where('cell', '=', key)
    .executeTakeFirst();
  const quarter = Math.floor((quartersOfDay * (row?.updated_at?.getTime() ?? 0)) / dayMs);
  return [key, row?.days ?? 0, quarter].join();
};
