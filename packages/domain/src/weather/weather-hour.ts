/** The weather at a full hour of UTC; null is unknown. */
export type WeatherHour = {
  readonly atMs: number;
  /** Air temperature at that instant, °C. */
  readonly temperatureC: number | null;
  /** Sunlight on level ground (global radiation), W/m²: the mean of the hour before. */
  readonly radiationWPerM2: number | null;
  /** Seconds of sunshine in the hour before. */
  readonly sunshineSeconds: number | null;
  /** The weather at that instant by the WMO's table 4677, as far as forecasts use it. */
  readonly code: number | null;
};
