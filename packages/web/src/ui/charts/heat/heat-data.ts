// What a heat map draws: a row a local day, a column an hour of the wall clock.

export type HeatCell = {
  readonly startMs: number;
  /** Null is unknown. */
  readonly value: number | null;
  /** True where a part of the value is an estimate or unknown. */
  readonly estimated: boolean;
};

export type HeatRow = {
  /** The local day. */
  readonly date: string;
  /** The cells of each wall-clock hour, 0–23: none where the clock skips the hour, two where it comes twice. */
  readonly hours: readonly (readonly HeatCell[])[];
};

/** Grams are of CO₂ and written as kilograms; a currency is ISO 4217. */
export type HeatMeasure =
  | { readonly unit: 'kWh' | 'g' }
  | { readonly unit: 'money'; readonly currency: string };

export type HeatmapData = {
  readonly measure: HeatMeasure;
  readonly rows: readonly HeatRow[];
  readonly timeZone: string;
  /** What comes after it is left blank instead of unknown. */
  readonly nowMs: number;
  /** The rows are months, given by their first days; each cell is a mean. */
  readonly by?: 'month';
};
