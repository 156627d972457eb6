// The weather of a site as its page shows it. What is known is answered at once, whatever its age; what is old is asked
// for meanwhile.
import type { SiteWeather } from '@ohmstead/contract';
import { dateAt, dateOfDayNumber, dayNumberOf, dayWeatherOf, minuteMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Clock, nowMs } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import type { Database } from '../storage/schema.ts';
import { findForecast, type KnownForecast } from './cells/cell-store.ts';
import { hoursOf } from './cells/hour-columns.ts';
import type { Weather } from './create-weather.ts';
import type { SiteCell } from './day-weather.ts';

/** Somebody who looks gets weather that is hardly older. */
const shownForMs = 20 * minuteMs;
const shownDays = 3;

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Log;
  readonly weather: Pick<Weather, 'isOff' | 'refresh'>;
};

export const siteWeather = async (
  { db, clock, log, weather }: Parts,
  cell: SiteCell | null,
): Promise<SiteWeather> => {
  if (weather.isOff) return without('off');
  if (!cell) return without('noCoordinates');
  const known = await findForecast(db, cell.key);
  void weather
    .refresh(cell, shownForMs)
    .catch((error) => log.warn({ err: error }, 'The weather of a site could not be stored.'));
  return known ? present(known, cell, nowMs(clock)) : without('notYet');
};

const without = (state: SiteWeather['state']): SiteWeather => ({
  state,
  updatedAt: null,
  now: null,
  days: [],
  attribution: null,
});

/** As the service's licence asks. */
const attribution = { name: 'Open-Meteo.com', address: 'https://open-meteo.com/' };

const present = ({ forecast, updatedAt }: KnownForecast, { zone }: SiteCell, atMs: number): SiteWeather => {
  const fromDate = dateAt(zone, atMs);
  const toDate = dateOfDayNumber(dayNumberOf(fromDate) + shownDays);
  const days = dayWeatherOf(hoursOf(forecast.hours), { zone, fromDate, toDate });
  return {
    state: 'ok',
    updatedAt: updatedAt.toISOString(),
    now: forecast.now,
    days: days.map(({ date, minC, maxC, sunHours, code }) => ({ date, minC, maxC, sunHours, code })),
    attribution,
  };
};
