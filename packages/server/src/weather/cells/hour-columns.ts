// The hours of a forecast as they are stored: a column a quantity, an hour a place.
import { hourMs, type WeatherHour } from '@ohmstead/domain';
import type { HourColumns } from '../../storage/schema/weather.ts';

const unknown = { temperatureC: null, radiationWPerM2: null, sunshineSeconds: null, code: null };

/** Hours that are left out are unknown. */
export const columnsOf = (hours: readonly WeatherHour[]): HourColumns => {
  const byInstant = new Map(hours.map((hour) => [hour.atMs, hour]));
  const fromMs = Math.min(...byInstant.keys());
  const toMs = Math.max(...byInstant.keys());
  const count = hours.length === 0 ? 0 : (toMs - fromMs) / hourMs + 1;
  const all = Array.from({ length: count }, (_, index) => byInstant.get(fromMs + index * hourMs) ?? unknown);
  return {
    fromMs: count === 0 ? 0 : fromMs,
    temperatureC: all.map(({ temperatureC }) => temperatureC),
    radiationWPerM2: all.map(({ radiationWPerM2 }) => radiationWPerM2),
    sunshineSeconds: all.map(({ sunshineSeconds }) => sunshineSeconds),
    code: all.map(({ code }) => code),
  };
};

export const hoursOf = ({ fromMs, ...columns }: HourColumns): WeatherHour[] =>
  columns.temperatureC.map((temperatureC, index) => ({
    atMs: fromMs + index * hourMs,
    temperatureC,
    radiationWPerM2: columns.radiationWPerM2[index] ?? null,
    sunshineSeconds: columns.sunshineSeconds[index] ?? null,
    code: columns.code[index] ?? null,
  }));
