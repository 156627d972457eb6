// Days on which more was consumed than usual, judged against the own days before by kind of day. Where the temperatures are
// known, the days before are first brought to the temperature of the day: what a degree of cold, or of heat, costs here is
// learned from them.
import { type DayEnergy, type UnusualDay, unusualDays } from '../analysis/unusual-days.ts';

export type ConsumptionDay = DayEnergy & {
  /** The mean outside, in °C; null: unknown. */
  readonly temperature: number | null;
};

export type UnusualConsumption = UnusualDay & { readonly usualLowMwh: number; readonly usualHighMwh: number };

/** Heating begins below, cooling above. */
const heatingBelow = 15;
const coolingAbove = 22;
const leastKnown = 14;
const daysBefore = 56;

/** Whole days in order; those before `fromDay` are looked back to only. */
export const unusualConsumption = (
  days: readonly ConsumptionDay[],
  { fromDay, leastScore }: { readonly fromDay: number; readonly leastScore: number },
): UnusualConsumption[] =>
  days.flatMap((day, place) => {
    if (day.dayNumber < fromDay) return [];
    const alike = [...broughtTo(day, days.slice(Math.max(0, place - daysBefore), place)), day];
    const [found] = unusualDays(alike, { fromDay: day.dayNumber, leastScore });
    if (!found || found.score <= 0 || !isUnseen(day, alike)) return [];
    const deviationMwh = (found.energyMwh - found.usualMwh) / found.score;
    const aroundMwh = leastScore * deviationMwh;
    return [
      {
        ...found,
        usualLowMwh: Math.max(0, found.usualMwh - aroundMwh),
        usualHighMwh: found.usualMwh + aroundMwh,
      },
    ];
  });

/** Beyond nearly all days before: a car that is charged twice a week is no news. */
const isUnseen = ({ energyMwh }: DayEnergy, alike: readonly DayEnergy[]): boolean => {
  const highest = alike
    .slice(0, -1)
    .map((day) => day.energyMwh)
    .toSorted((a, b) => b - a);
  return energyMwh > beyond * (highest[1] ?? 0);
};

const beyond = 1.1;

const broughtTo = (day: ConsumptionDay, before: readonly ConsumptionDay[]): DayEnergy[] => {
  const known = before.filter(({ temperature }) => temperature !== null);
  if (day.temperature === null || known.length < leastKnown) return [...before];
  const degreesOf = [
    (t: number) => Math.max(0, heatingBelow - t),
    (t: number) => Math.max(0, t - coolingAbove),
  ];
  let adjusted = known.map(({ dayNumber, energyMwh }) => ({ dayNumber, energyMwh }));
  for (const degrees of degreesOf) {
    const here = degrees(day.temperature);
    const there = known.map(({ temperature }) => degrees(temperature ?? 0));
    const perDegree = slopeOf(
      there,
      adjusted.map(({ energyMwh }) => energyMwh),
    );
    adjusted = adjusted.map(({ dayNumber, energyMwh }, place) => ({
      dayNumber,
      energyMwh: Math.max(0, energyMwh + perDegree * (here - (there[place] ?? 0))),
    }));
  }
  return adjusted;
};

/** Least squares; never negative, since cold and heat save nothing. */
const slopeOf = (xs: readonly number[], ys: readonly number[]): number => {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  let covariance = 0;
  let variance = 0;
  for (const [place, x] of xs.entries()) {
    covariance += (x - meanX) * ((ys[place] ?? 0) - meanY);
    variance += (x - meanX) ** 2;
  }
  return variance === 0 ? 0 : Math.max(0, covariance / variance);
};
