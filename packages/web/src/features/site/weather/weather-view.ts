// Pure: the weather of a site as its card shows it.
import type { SiteWeather } from '@ohmstead/contract';
import { hourMs, type WeatherPicture, weatherPictureOf } from '@ohmstead/domain';

export type WeatherDay = {
  readonly date: string;
  readonly picture: WeatherPicture | null;
  readonly minC: number | null;
  readonly maxC: number | null;
  readonly sunHours: number | null;
};

export type WeatherView = {
  readonly now: { readonly temperatureC: number; readonly picture: WeatherPicture | null } | null;
  /** Only days of which something is known. */
  readonly days: readonly WeatherDay[];
  /** When it came, where that is so long ago that it has to be said. */
  readonly oldMs: number | null;
  readonly attribution: NonNullable<SiteWeather['attribution']> | null;
};

const longestMs = 2 * hourMs;

/** Null while there is none to show. */
export const weatherView = (weather: SiteWeather | undefined, nowMs: number): WeatherView | null => {
  if (weather?.state !== 'ok' || weather.updatedAt === null) return null;
  const { now, attribution } = weather;
  const atMs = Date.parse(weather.updatedAt);
  const days = weather.days
    .map(({ code, ...day }) => ({ ...day, picture: weatherPictureOf(code) }))
    .filter(({ minC, sunHours }) => minC !== null || sunHours !== null);
  return {
    now:
      now && now.temperatureC !== null
        ? { temperatureC: now.temperatureC, picture: weatherPictureOf(now.code) }
        : null,
    days,
    oldMs: nowMs - atMs > longestMs ? atMs : null,
    attribution,
  };
};
