// The weather of days that are judged, where the site has coordinates and the weather is known.
import { dateOfDayNumber, dayNumberOf } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import type { SiteSnapshot } from '../../rollups/site-snapshot.ts';
import type { Database } from '../../storage/schema.ts';
import { cellOfSite, readDayWeather, type SiteCell } from '../../weather/day-weather.ts';
import type { KnownDay } from './site-days.ts';

export type JudgedWeather = {
  /** Mean of the day's lowest and highest, °C. */
  readonly temperature: number | null;
  readonly sunHours: number | null;
  /** Sunlight on level ground, Wh/m². */
  readonly radiationWhPerM2: number | null;
};

/** Null without coordinates. */
export const cellOf = async (db: Kysely<Database>, siteId: number): Promise<SiteCell | null> => {
  const site = await db
    .selectFrom('site')
    .select(['latitude', 'longitude', 'time_zone'])
    .where('id', '=', siteId)
    .executeTakeFirst();
  return site ? cellOfSite(site) : null;
};

/** By number of the day; days of which nothing is known are missing. */
export const weatherOfDays = async (
  db: Kysely<Database>,
  { id }: Pick<SiteSnapshot, 'id'>,
  days: readonly KnownDay[],
): Promise<ReadonlyMap<number, JudgedWeather>> => {
  const [first, last] = [days[0], days.at(-1)];
  const cell = await cellOf(db, id);
  if (!first || !last || !cell) return new Map();
  const toDate = dateOfDayNumber(last.dayNumber + 1);
  const weather = await readDayWeather(db, cell, dateOfDayNumber(first.dayNumber), toDate);
  return new Map(
    weather.map(({ date, minC, maxC, sunHours, radiationWhPerM2 }) => [
      dayNumberOf(date),
      { temperature: minC === null || maxC === null ? null : (minC + maxC) / 2, sunHours, radiationWhPerM2 },
    ]),
  );
};
