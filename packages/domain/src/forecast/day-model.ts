// Foretells one figure's day energies from those before: what weekday, season and weather make likely, and how far
// the last weeks lay off that, a difference that fades the further ahead a day lies.
import { type DayFeatures, featureCount, penalties } from './day-features.ts';
import { addDay, dot, emptySums, solveRidge } from './ridge.ts';

/** The energy of whole days, in mWh, by day number. */
export type DayValues = ReadonlyMap<number, number>;

/** Foretells the day that comes `ahead` days after the last one known, from 1. Never below 0. */
export type DayPredictor = (dayNumber: number, ahead: number) => number;

/** After how many days a day counts half as much, for the coefficients and for the last weeks' difference. */
const habitHalfLife = 700;
const levelHalfLife = 10;
const levelDays = 90;
/** Half of a difference is believed once this many days have differed alike. */
const levelBelieved = 48;
/** What remains of the difference with each day ahead. */
const levelKept = 0.95;

const levelDecay = 0.5 ** (1 / levelHalfLife);

/** Takes in days in order; `predictor` is as of the days taken in so far, null before the first. */
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
    /** `lastDay` is the last one taken in. */
    predictor: (lastDay: number): DayPredictor | null => {
      if (known === 0) return null;
      const coefficients = solveRidge(sums, penalties(lastDay - firstDay, weightOf(lastDay)));
      const habit = (day: number): number => dot(coefficients, featuresAt(day));
      const level = levelOf(values, lastDay, habit);
      return (day, ahead) => Math.max(0, habit(day) + level * levelKept ** ahead);
    },
  };
};

/** How far the last days lay above what habit says, held back towards 0. */
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
