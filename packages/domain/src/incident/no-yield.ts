// Days without yield, or with too little, on which there should have been more. Where the sunlight of the days is known, the
// yield is held against what the same light brought in the four weeks before. Where only the hours of sunshine are known, a tenth
// of the usual yield on a sunny day is too little. Where nothing is known, a dark day cannot be told from a fault: then a second day
// in a row with a fiftieth of the usual yield is too little, and the first with it.
import { medianOf } from '../analysis/quantile.ts';

export type YieldDay = {
  readonly dayNumber: number;
  readonly yieldMwh: number;
  /** Null: unknown. */
  readonly sunHours: number | null;
  /** Sunlight on level ground, Wh/m²; null: unknown. */
  readonly radiationWhPerM2: number | null;
};

export type MissedYield = YieldDay & { readonly usualMwh: number };

const daysBefore = 28;
const leastBefore = 10;
const sunnyHours = 4;
const ofSunnyDay = 0.1;
const ofAnyDay = 0.02;
/** Of a balcony in summer; less says nothing. */
const leastUsualMwh = 500_000;

type Wanted = {
  /** Days before are looked back to only. */
  readonly fromDay: number;
  /** What is too little; null: the usual shares. */
  readonly limitMwh: number | null;
};

/** Days in order. */
export const missedYields = (days: readonly YieldDay[], { fromDay, limitMwh }: Wanted): MissedYield[] =>
  days.flatMap((day, place) => {
    if (day.dayNumber < fromDay) return [];
    const before = days.slice(Math.max(0, place - daysBefore), place).filter(isWithin(day));
    const missed =
      missedByLight(day, before, limitMwh) ??
      missedBySunshine(day, { before, after: days[place + 1] }, limitMwh);
    return missed === 'none' ? [] : [{ ...day, usualMwh: missed.usualMwh }];
  });

const isWithin =
  ({ dayNumber }: YieldDay) =>
  (one: YieldDay): boolean =>
    one.dayNumber >= dayNumber - daysBefore;

type Judged = { readonly usualMwh: number } | 'none';

/** Makes the median absolute deviation of normal noise its standard deviation. */
const toStandard = 1.4826;
const leastDeviation = 0.07;
/** One day far below is enough, two in a row less far below. */
const deviationsOfOne = 5;
const deviationsOfTwo = 2.5;
/** The light of a dark day is known too badly, and brings too little, to judge by. */
const leastOfBrightest = 0.25;

/** Null: the light is not known well enough. */
const missedByLight = (
  day: YieldDay,
  before: readonly YieldDay[],
  limitMwh: number | null,
): Judged | null => {
  if (day.radiationWhPerM2 === null) return null;
  const usual = usualPerLight(before);
  if (usual === null) return null;
  const usualMwh = usual.perLight * day.radiationWhPerM2;
  if (day.radiationWhPerM2 < usual.leastLight || usualMwh < leastUsualMwh) return 'none';
  if (limitMwh !== null) return day.yieldMwh < limitMwh ? { usualMwh } : 'none';
  const isBelow = (one: YieldDay, deviations: number): boolean =>
    one.yieldMwh < leastShare(usual, deviations) * usual.perLight * (one.radiationWhPerM2 ?? 0);
  if (isBelow(day, deviationsOfOne)) return { usualMwh };
  const brightBefore = before
    .filter(({ radiationWhPerM2 }) => (radiationWhPerM2 ?? 0) >= usual.leastLight)
    .at(-1);
  const isSecond = brightBefore !== undefined && isBelow(brightBefore, deviationsOfTwo);
  return isSecond && isBelow(day, deviationsOfTwo) ? { usualMwh } : 'none';
};

type PerLight = { readonly perLight: number; readonly deviation: number; readonly leastLight: number };

/** At most so much of the usual is too little; a tenth of it always is. */
const leastShare = ({ deviation }: PerLight, deviations: number): number =>
  Math.max(ofSunnyDay, 1 - deviations * Math.max(leastDeviation, deviation));

const usualPerLight = (before: readonly YieldDay[]): PerLight | null => {
  const known = before.filter(({ radiationWhPerM2 }) => radiationWhPerM2 !== null);
  if (known.length < leastBefore) return null;
  const brightest = Math.max(...known.map(({ radiationWhPerM2 }) => radiationWhPerM2 ?? 0));
  const leastLight = leastOfBrightest * brightest;
  const shares = known
    .filter(({ radiationWhPerM2, yieldMwh }) => yieldMwh > 0 && (radiationWhPerM2 ?? 0) >= leastLight)
    .map(({ yieldMwh, radiationWhPerM2 }) => yieldMwh / (radiationWhPerM2 ?? 1));
  if (shares.length < leastBefore / 2) return null;
  const perLight = medianOf(shares);
  const deviation = (toStandard * medianOf(shares.map((share) => Math.abs(share - perLight)))) / perLight;
  return { perLight, deviation, leastLight };
};

type Neighbours = { readonly before: readonly YieldDay[]; readonly after: YieldDay | undefined };

const missedBySunshine = (day: YieldDay, { before, after }: Neighbours, limitMwh: number | null): Judged => {
  const usualMwh = usualBefore(before, day.sunHours);
  if (usualMwh === null) return 'none';
  const isMissed = (one: YieldDay, share: number) => one.yieldMwh < (limitMwh ?? share * usualMwh);
  if (day.sunHours !== null)
    return day.sunHours >= sunnyHours && isMissed(day, ofSunnyDay) ? { usualMwh } : 'none';
  const isDark = (one: YieldDay | undefined, dayNumber: number): boolean =>
    one?.dayNumber === dayNumber && isMissed(one, ofAnyDay);
  const hasDarkNeighbour = isDark(before.at(-1), day.dayNumber - 1) || isDark(after, day.dayNumber + 1);
  return hasDarkNeighbour && isDark(day, day.dayNumber) ? { usualMwh } : 'none';
};

const usualBefore = (before: readonly YieldDay[], sunHours: number | null): number | null => {
  const alike = before.filter(
    (one) => sunHours === null || one.sunHours === null || one.sunHours >= sunnyHours,
  );
  const productive = alike.map(({ yieldMwh }) => yieldMwh).filter((yieldMwh) => yieldMwh > 0);
  if (productive.length < leastBefore) return null;
  const usualMwh = medianOf(productive);
  return usualMwh < leastUsualMwh ? null : usualMwh;
};
