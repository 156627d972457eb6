import type { Instant, Json } from './column-types.ts';

type Values = readonly (number | null)[];

/** One value of each hour from `fromMs` on. */
export type HourColumns = {
  readonly fromMs: number;
  readonly temperatureC: Values;
  readonly radiationWPerM2: Values;
  readonly sunshineSeconds: Values;
  readonly code: Values;
};

/** The last good answer for a cell. */
export type StoredForecast = {
  readonly now: { readonly temperatureC: number | null; readonly code: number | null };
  readonly hours: HourColumns;
};

export type WeatherCellRow = {
  /** Both coordinates, to a hundredth of a degree: `52.52,13.41`. */
  cell: string;
  forecast: Json<StoredForecast> | null;
  /** When the forecast came; null: none has come yet. */
  updated_at: Instant | null;
  /** When the past was last known to be complete. */
  past_checked_at: Instant | null;
};

export type WeatherDayRow = {
  cell: string;
  /** A day of UTC by its number since 1970-01-01. */
  day: number;
  /** Of each hour of that day. */
  temperature_c: (number | null)[];
  radiation_w_per_m2: (number | null)[];
  /** It will not be asked for again: every hour is known, or the archive has no more. */
  is_settled: boolean;
};
