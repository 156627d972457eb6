// The history that a forecast is made from: the energy of a site's local days, as far as they are known.

export const forecastFigures = ['consumption', 'import', 'export', 'yield'] as const;
export type ForecastFigure = (typeof forecastFigures)[number];

export type HistoryDay = {
  /** `yyyy-mm-dd`; days come in order, and nothing is known of a day that is left out. */
  readonly date: string;
  /** Share of the day of which the figure is known, 0–1. */
  readonly known: Readonly<Record<ForecastFigure, number>>;
  /** mWh of the known part; null where the site's meters do not measure the figure. */
  readonly energyMwh: Readonly<Record<ForecastFigure, number | null>>;
};

/** A day that is known less than this is left out: its energy depends too much on which hours are missing. */
const leastKnown = 0.9;

/** The whole day's energy as its known part suggests, or null. */
export const wholeDayMwh = (day: HistoryDay, figure: ForecastFigure): number | null => {
  const energyMwh = day.energyMwh[figure];
  const known = day.known[figure];
  return energyMwh === null || known < leastKnown ? null : energyMwh / known;
};
