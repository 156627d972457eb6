// Forecasts the daily energies of one figure from the days before: what weekday, season and weather make likely, plus
// the deviation of the last weeks from that, which fades the further ahead a day lies.
import { type DayFeatures, featureCount, penalties } from './day-features.ts';
import { addDay, dot, emptySums, solveRidge } from './ridge.ts';

/** The energy of whole days, in mWh, by day number. */
export type DayValues = ReadonlyMap<number, number>;

/** Forecasts the day that comes `ahead` days after the last one known, from 1. The result is never below 0. */
export type DayPredictor = (dayNumber: number, ahead: number) => number;

/** The days after which a day counts half as much, for the coefficients and for the difference of the last weeks. */
const habitHalfLife = 700;
const levelHalfLife = 10;
const levelDays = 90;
/** Half of a difference is believed once this many days have differed alike. */
const levelBelieved = 48;
/** The share of the difference that remains with each day ahead. */
const levelKept = 0.95;

const levelDecay = 0.5 ** (1 / levelHalfLife);

/** Takes in days in order; `predictor` knows the days taken in so far and is null before the first. */
export const createDayModel = (values: DayValues, featuresAt: DayFeatures) => {
  const sums = emptySums(featureCount);
  const firstDay = Math.min(...values.keys());
  const weightOf = (day: number): number => 2 ** ((day - firstDay) / habitHalfLife);
  let known = 0;
  return {
    takeIn: (day: number): void => {
      const value = values.get(day);
      if (value === undefined) return;
      addDay(sums, featuresAt(day), { value, weight: weightOf(day) });
      known += 1;
    },
    /** `lastDay` is the last day taken in. */
    predictor: (lastDay: number): DayPredictor | null => {
      if (known === 0) return null;
      const coefficients = solveRidge(sums, penalties(lastDay - firstDay, weightOf(lastDay)));
      const habit = (day: number, ahead = 0): number => dot(coefficients, featuresAt(day, ahead));
      const level = levelOf(values, lastDay, habit);
      return (day, ahead) => Math.max(0, habit(day, ahead) + level * levelKept ** ahead);
    },
  };
};

/** The mean excess of the last days over the habit, shrunk towards 0. */
const levelOf = (values: DayValues, lastDay: number, habit: (day: number) => number): number => {
  let sum = 0;
  let weights = levelBelieved;
  for (let back = 0, weight = 1; back < levelDays; back += 1, weight *= levelDecay) {
    const value = values.get(lastDay - back);
    if (value === undefined) continue;
    sum += weight * (value - habit(lastDay - back));
    weights += weight;
  }
  return sum / weights;
};
