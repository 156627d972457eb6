// Hours as Open-Meteo answers them: columns beside a column of times in seconds since 1970.
import { hourMs, type WeatherHour } from '@ohmstead/domain';
import * as z from 'zod/mini';

/** A leap year of hours and a few more. */
const mostHours = 9_000;

const column = z.array(z.nullable(z.number())).check(z.maxLength(mostHours));

export const hourColumns = z.object({
  time: z.array(z.int()).check(
    z.maxLength(mostHours),
    z.refine((times) => times.every((seconds) => (seconds * 1000) % hourMs === 0)),
  ),
  temperature_2m: column,
  shortwave_radiation: column,
  sunshine_duration: z.optional(column),
  weather_code: z.optional(column),
});

/** Values that cannot be are unknown. */
export const hoursIn = (hourly: z.output<typeof hourColumns>): WeatherHour[] =>
  hourly.time.map((seconds, index) => ({
    atMs: seconds * 1000,
    temperatureC: plausibleTemperature(hourly.temperature_2m[index]),
    radiationWPerM2: within(hourly.shortwave_radiation[index], 0, 2000),
    sunshineSeconds: within(hourly.sunshine_duration?.[index], 0, 3600),
    code: plausibleCode(hourly.weather_code?.[index]),
  }));

export const plausibleTemperature = (value: number | null | undefined): number | null =>
  within(value, -100, 70);

export const plausibleCode = (value: number | null | undefined): number | null =>
  Number.isInteger(value) ? within(value, 0, 99) : null;

const within = (value: number | null | undefined, least: number, most: number): number | null =>
  typeof value === 'number' && least <= value && value <= most ? value : null;
