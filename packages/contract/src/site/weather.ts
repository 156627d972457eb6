// The weather where a site is, and the search for where it is.
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ofSite } from '../of-site.ts';
import { instant, quantity } from '../shapes.ts';
import { onOneLine } from '../text.ts';

/** A code of the WMO's table 4677, as weather forecasts use them. */
const weatherCode = z.nullable(z.int());

const siteWeather = z.object({
  /** `off`: this server may not ask for weather. `notYet`: none has come so far. Only `ok` has any. */
  state: z.enum(['ok', 'noCoordinates', 'off', 'notYet']),
  /** When the weather was fetched; it is shown with its age where nothing newer can be had. */
  updatedAt: z.nullable(instant),
  now: z.nullable(z.object({ temperatureC: quantity, code: weatherCode })),
  /** Today and the next two days of the site's zone. */
  days: z.array(
    z.object({
      date: z.string(),
      minC: quantity,
      maxC: quantity,
      sunHours: quantity,
      /** The most severe weather of the day. */
      code: weatherCode,
    }),
  ),
  /** To be shown with the weather, as a link. */
  attribution: z.nullable(z.object({ name: z.string(), address: z.string() })),
});
export type SiteWeather = z.infer<typeof siteWeather>;

export const weather = call({
  ...ofSite,
  name: 'site.weather',
  method: 'GET',
  path: '/api/v1/site/weather/{id}',
  summary:
    'The weather at a site: now, and three days with their sun hours. The server asks Open-Meteo for it by the coordinates rounded to a hundredth of a degree.',
  output: siteWeather,
  errors: ['wrong_id'],
});

const shortestName = 2;
const longestName = 100;

const foundPlace = z.object({
  name: z.string(),
  region: z.nullable(z.string()),
  country: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

export const geocode = call({
  name: 'site.geocode',
  method: 'GET',
  path: '/api/v1/site/geocode',
  access: 'account',
  summary: 'Finds up to ten places by their name or post code, with their coordinates. Asks Open-Meteo.',
  query: z.object({
    name: z
      .string('field_invalid')
      .check(
        z.trim(),
        onOneLine,
        z.minLength(shortestName, 'field_invalid'),
        z.maxLength(longestName, 'text_too_long'),
      ),
  }),
  output: z.object({
    /** `off`: this server may not search. `failed`: the search could not be made just now. */
    state: z.enum(['ok', 'off', 'failed']),
    places: z.array(foundPlace),
  }),
  errors: ['validation', 'rate_limited'],
});
