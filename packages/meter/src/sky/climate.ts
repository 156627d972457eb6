import { drift, seedOf } from '../chance.ts';
import type { Day } from '../day.ts';

export type Climate = {
  /** Mean of the year, and how far summer and afternoon rise above it. */
  readonly meanC: number;
  readonly seasonC: number;
  readonly dailyC: number;
  /** Day of the year, 1–366. */
  readonly warmestDay: number;
  /** Mean share of the sky under cloud, 0–1. */
  readonly cloudiness: number;
};

const turn = 2 * Math.PI;
const warmestMinute = 15 * 60;

/** 1 on the warmest day of the year, −1 half a year later. */
export const summerness = (climate: Climate, day: Day): number =>
  Math.cos((turn * (day.ofYear - climate.warmestDay)) / 365.25);

/** Air temperature outside through a day, by minutes of the wall clock; weather moves it by some degrees over days. */
export const outdoorC = (climate: Climate, seed: number, day: Day): ((wallMinute: number) => number) => {
  const weather = 4 * drift(seedOf(seed, 'weather'), day.number / 3);
  const mean = climate.meanC + climate.seasonC * summerness(climate, day) + weather;
  return (wall) => mean + climate.dailyC * Math.cos((turn * (wall - warmestMinute)) / 1440);
};
