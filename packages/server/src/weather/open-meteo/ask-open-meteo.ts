// The three questions that Open-Meteo is asked. Nothing goes out but the rounded coordinates of a cell, dates, and what
// somebody typed to find a place, with the language of the answer. All times are UTC.
import { dateOfDayNumber, type WeatherCell, type WeatherHour } from '@ohmstead/domain';
import * as z from 'zod/mini';
import type { WeatherSources } from '../../config/weather-sources.ts';
import { type Asked, type AskLimits, askJson, failed } from './ask-json.ts';
import { hourColumns, hoursIn, plausibleCode, plausibleTemperature } from './hours-answer.ts';
import type { PlaceLanguage } from './place-language.ts';

export type CellForecast = {
  readonly now: { readonly temperatureC: number | null; readonly code: number | null };
  /** Of the last days and the next ones, in order. */
  readonly hours: readonly WeatherHour[];
};

export type FoundPlace = {
  readonly name: string;
  readonly region: string | null;
  readonly country: string | null;
  readonly latitude: number;
  readonly longitude: number;
};

/** Past days are asked for again with every forecast: long enough to bridge a fortnight without one. */
const pastDays = 14;
/** As far as the service looks ahead. */
const forecastDays = 16;
const mostPlaces = 10;

const forecastAnswer = z.object({
  current: z.object({
    temperature_2m: z.nullable(z.number()),
    weather_code: z.nullable(z.number()),
  }),
  hourly: hourColumns,
});

export const askForecast = (sources: WeatherSources, cell: WeatherCell, limits: AskLimits) =>
  ask(`${sources.forecast}/v1/forecast`, limits, {
    query: {
      ...coordinatesOf(cell),
      ...inUtc,
      current: 'temperature_2m,weather_code',
      hourly: 'temperature_2m,shortwave_radiation,sunshine_duration,weather_code',
      past_days: pastDays,
      forecast_days: forecastDays,
    },
    schema: forecastAnswer,
    read: ({ current, hourly }): CellForecast => ({
      now: {
        temperatureC: plausibleTemperature(current.temperature_2m),
        code: plausibleCode(current.weather_code),
      },
      hours: hoursIn(hourly),
    }),
  });

/** Days of UTC by their numbers, both included. */
export type DayRange = { readonly from: number; readonly to: number };

export const askPast = (
  sources: WeatherSources,
  { cell, days }: { readonly cell: WeatherCell; readonly days: DayRange },
  limits: AskLimits,
) =>
  ask(`${sources.archive}/v1/archive`, limits, {
    query: {
      ...coordinatesOf(cell),
      ...inUtc,
      start_date: dateOfDayNumber(days.from),
      end_date: dateOfDayNumber(days.to),
      hourly: 'temperature_2m,shortwave_radiation',
    },
    schema: z.object({ hourly: hourColumns }),
    read: ({ hourly }) => hoursIn(hourly),
  });

const place = z.object({
  name: z.string(),
  admin1: z.optional(z.string()),
  country: z.optional(z.string()),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

export const askPlaces = (
  sources: WeatherSources,
  { name, language }: { readonly name: string; readonly language: PlaceLanguage },
  limits: AskLimits,
) =>
  ask(`${sources.geocoding}/v1/search`, limits, {
    query: { name, count: mostPlaces, language, format: 'json' },
    // It leaves the list out where nothing was found.
    schema: z.object({ results: z.optional(z.array(place)) }),
    read: ({ results = [] }): FoundPlace[] =>
      results.slice(0, mostPlaces).map(({ name, admin1, country, latitude, longitude }) => ({
        name,
        region: admin1 || null,
        country: country || null,
        latitude,
        longitude,
      })),
  });

const inUtc = { timezone: 'GMT', timeformat: 'unixtime' };

const coordinatesOf = ({ latitude, longitude }: WeatherCell) => ({ latitude, longitude });

type Question<Schema extends z.ZodMiniType, Value> = {
  readonly query: Readonly<Record<string, string | number>>;
  readonly schema: Schema;
  readonly read: (answer: z.output<Schema>) => Value;
};

const ask = async <Schema extends z.ZodMiniType, Value>(
  base: string,
  limits: AskLimits,
  { query, schema, read }: Question<Schema, Value>,
): Promise<Asked<Value>> => {
  const address = new URL(base);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const asked = await askJson(address, limits);
  if (asked.kind === 'failed') return asked;
  const answer = schema.safeParse(asked.value);
  return answer.success ? { kind: 'ok', value: read(answer.data) } : failed('the answer has another shape');
};
