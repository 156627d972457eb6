// How much a site consumes beside what is usual for it at such temperatures: least squares of its own past days on
// heating and cooling degree hours and the weekend, held against the days since.
//   usual = a + b · heating degree hours + c · cooling degree hours + d · (is weekend)
// Null wherever the past says too little: few days, a consumption that hardly follows the temperature, or temperatures
// that the past has never seen.

import { weekdayOf } from '../time/day-number.ts';
import type { DegreeHours } from '../weather/degree-hours.ts';
import { addDay, dot, emptySums, solveRidge } from './ridge.ts';

export type TemperatureDay = {
  readonly dayNumber: number;
  readonly energyMwh: number;
  readonly degreeHours: DegreeHours;
};

export type UsualConsumption = {
  /** The number of days that are compared, and that the usual was learned from. */
  readonly days: number;
  readonly pastDays: number;
  readonly actualMwh: number;
  readonly usualMwh: number;
  /** Actual by usual, less 1. */
  readonly change: number;
  /** `usual`: the difference is no greater than such days differ by chance. */
  readonly verdict: 'more' | 'less' | 'usual';
};

const leastPastDays = 60;
const leastDays = 5;
/** The share of the differences between days that degree hours and weekends explain (R²). */
const leastExplained = 0.3;
/** Chance moves the mean by more than twice its standard error one time in twenty. */
const standardErrors = 2;

/** Days before `fromDay` are the past; the others are compared with it. */
export const usualConsumption = (
  days: readonly TemperatureDay[],
  fromDay: number,
): UsualConsumption | null => {
  const past = days.filter(({ dayNumber }) => dayNumber < fromDay);
  const compared = days.filter(({ dayNumber }) => dayNumber >= fromDay);
  if (past.length < leastPastDays || compared.length < leastDays || !hasSeen(past, compared)) return null;
  const usualOf = learn(past);
  const fit = fitOf(past, usualOf);
  if (fit.explained < leastExplained) return null;
  const actualMwh = sumOf(compared, ({ energyMwh }) => energyMwh);
  const usualMwh = sumOf(compared, usualOf);
  if (usualMwh <= 0) return null;
  const byChanceMwh = standardErrors * fit.deviationMwh * Math.sqrt(compared.length);
  return {
    days: compared.length,
    pastDays: past.length,
    actualMwh,
    usualMwh,
    change: actualMwh / usualMwh - 1,
    verdict: verdictOf(actualMwh - usualMwh, byChanceMwh),
  };
};

const verdictOf = (overMwh: number, byChanceMwh: number): UsualConsumption['verdict'] => {
  if (Math.abs(overMwh) <= byChanceMwh) return 'usual';
  return overMwh > 0 ? 'more' : 'less';
};

type Figure = (day: TemperatureDay) => number;

const sumOf = (days: readonly TemperatureDay[], figure: Figure): number =>
  days.reduce((sum, day) => sum + figure(day), 0);

const kinds = ['heating', 'cooling'] as const;

/** What was learned in one season says nothing about another: the mean of these days lies among the past ones. */
const hasSeen = (past: readonly TemperatureDay[], compared: readonly TemperatureDay[]): boolean =>
  kinds.every((kind) => {
    const mean = sumOf(compared, ({ degreeHours }) => degreeHours[kind]) / compared.length;
    return (
      past.some(({ degreeHours }) => degreeHours[kind] >= mean) &&
      past.some(({ degreeHours }) => degreeHours[kind] <= mean)
    );
  });

const featureCount = 4;
/** A day ten degrees from comfortable counts about as much as a weekend. */
const degreeHourScale = 240;
/** Keeps the sums solvable where a column is nothing but zeros. */
const penalties = new Float64Array(featureCount).fill(1e-6);

const featuresOf = ({ dayNumber, degreeHours }: TemperatureDay): Float64Array => {
  const weekday = weekdayOf(dayNumber);
  return Float64Array.of(
    1,
    degreeHours.heating / degreeHourScale,
    degreeHours.cooling / degreeHourScale,
    weekday === 0 || weekday === 6 ? 1 : 0,
  );
};

const learn = (past: readonly TemperatureDay[]): Figure => {
  const sums = emptySums(featureCount);
  for (const day of past) addDay(sums, featuresOf(day), { value: day.energyMwh, weight: 1 });
  const coefficients = solveRidge(sums, penalties);
  return (day) => dot(coefficients, featuresOf(day));
};

const fitOf = (past: readonly TemperatureDay[], usualOf: Figure) => {
  const mean = sumOf(past, ({ energyMwh }) => energyMwh) / past.length;
  const total = sumOf(past, ({ energyMwh }) => (energyMwh - mean) ** 2);
  const left = sumOf(past, (day) => (day.energyMwh - usualOf(day)) ** 2);
  return {
    explained: total === 0 ? 0 : 1 - left / total,
    deviationMwh: Math.sqrt(left / (past.length - featureCount)),
  };
};
