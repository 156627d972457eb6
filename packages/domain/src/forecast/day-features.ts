// What is known of a day in advance: its weekday, the time of the year, and how its weather differs from the usual of
// that time, where it is known.
import { dateOfDayNumber, weekdayOf } from '../time/day-number.ts';
import type { WeatherDeviation, WeatherDeviations } from './weather-deviation.ts';

const daysOfWeek = 7;
const monthsOfYear = 12;
const yearWaves = [1, 2];
const daysOfYear = 365.2425;

const weekdaysAt = 1;
const wavesAt = weekdaysAt + daysOfWeek;
const monthsAt = wavesAt + 2 * yearWaves.length;
const degreesAt = monthsAt + monthsOfYear;
const radiationAt = degreesAt + 2;
export const featureCount = radiationAt + 1;

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
  weather: 4,
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
  all.fill(believed.weather, degreesAt);
  return all.map((days) => days * weight);
};

/** What of the weather is used: what heats and cools, the sunlight, both or nothing. */
export const weatherUses = ['none', 'degreeHours', 'radiation', 'both'] as const;
export type WeatherUse = (typeof weatherUses)[number];

/** Of a day that lies so many days ahead; 0 or none is a day whose weather is past. */
export type DayFeatures = (dayNumber: number, ahead?: number) => Float64Array;

/** A weather forecast says little beyond a week, so that back-tests use no later weather either. */
const weatherReach = 7;

/** Caches the features, because every figure of a site has the same days. */
export const dayFeatures = (weather: WeatherDeviations | null, use: WeatherUse = 'both'): DayFeatures => {
  const habits = new Map<number, Float64Array>();
  const weathered = new Map<number, Float64Array>();
  const habitOf = (day: number): Float64Array => {
    const features = habits.get(day) ?? habitFeatures(day);
    habits.set(day, features);
    return features;
  };
  if (weather === null || use === 'none') return habitOf;
  return (day, ahead = 0) => {
    if (ahead > weatherReach) return habitOf(day);
    const features = weathered.get(day) ?? withWeather(habitOf(day), weather.get(day), use);
    weathered.set(day, features);
    return features;
  };
};

const withWeather = (
  habit: Float64Array,
  deviation: WeatherDeviation | undefined,
  use: WeatherUse,
): Float64Array => {
  if (!deviation) return habit;
  const features = habit.slice();
  if (use !== 'radiation') {
    features[degreesAt] = deviation.heating;
    features[degreesAt + 1] = deviation.cooling;
  }
  if (use !== 'degreeHours') features[radiationAt] = deviation.radiation;
  return features;
};

const habitFeatures = (dayNumber: number): Float64Array => {
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
  return features;
};
