// What is known of a day in advance: its weekday, the time of the year, and the weather where it is known.
import { dateOfDayNumber, weekdayOf } from '../time/day-number.ts';
import type { DayTemperatures } from './day-history.ts';

const daysOfWeek = 7;
const monthsOfYear = 12;
const yearWaves = [1, 2];
const daysOfYear = 365.2425;

const weekdaysAt = 1;
const wavesAt = weekdaysAt + daysOfWeek;
const monthsAt = wavesAt + 2 * yearWaves.length;
const degreesAt = monthsAt + monthsOfYear;
export const featureCount = degreesAt + 2;

/**
 * How many days it takes to believe a column half (ridge penalties). Chosen on the virtual households, see
 * `npm run bench -- forecast`: the mean at once, weekdays after four weeks, seasons slowly, so that a first spring
 * is not carried on into a summer nobody has seen. A month has a habit of its own once a year has shown every one.
 */
const believed = {
  mean: 0.01,
  weekday: 4,
  firstWave: 30,
  secondWave: 60,
  month: 3,
  firstYearsMonth: 60,
  degrees: 4,
};
const daysOfFirstYear = 365;

/** The ridge penalty of each feature, in the weight of a day as of today. */
export const penalties = (daysSinceFirst: number, weight: number): Float64Array => {
  const all = new Float64Array(featureCount).fill(believed.mean);
  all.fill(believed.weekday, weekdaysAt, wavesAt);
  all.fill(believed.firstWave, wavesAt, wavesAt + 2);
  all.fill(believed.secondWave, wavesAt + 2, monthsAt);
  const month = daysSinceFirst < daysOfFirstYear ? believed.firstYearsMonth : believed.month;
  all.fill(month, monthsAt, degreesAt);
  all.fill(believed.degrees, degreesAt);
  return all.map((days) => days * weight);
};

/** People heat below the first and cool above the second. Degrees are counted in tens, so that all columns are of similar size. */
const heatBelowC = 15;
const coolAboveC = 22;
const degreeScale = 10;

export type DayFeatures = (dayNumber: number) => Float64Array;

/** Caches the features, because every figure of a site has the same days. */
export const dayFeatures = (temperatures: DayTemperatures | null): DayFeatures => {
  const known = new Map<number, Float64Array>();
  return (day) => {
    const features = known.get(day) ?? featuresOf(day, temperatures);
    known.set(day, features);
    return features;
  };
};

const featuresOf = (dayNumber: number, temperatures: DayTemperatures | null): Float64Array => {
  const date = dateOfDayNumber(dayNumber);
  const features = new Float64Array(featureCount);
  features[0] = 1;
  features[weekdaysAt + weekdayOf(dayNumber)] = 1;
  for (const [index, wave] of yearWaves.entries()) {
    const angle = (2 * Math.PI * wave * dayNumber) / daysOfYear;
    features[wavesAt + 2 * index] = Math.cos(angle);
    features[wavesAt + 2 * index + 1] = Math.sin(angle);
  }
  features[monthsAt + Number(date.slice(5, 7)) - 1] = 1;
  const meanC = temperatures?.get(date);
  if (meanC !== undefined) {
    features[degreesAt] = Math.max(0, heatBelowC - meanC) / degreeScale;
    features[degreesAt + 1] = Math.max(0, meanC - coolAboveC) / degreeScale;
  }
  return features;
};
