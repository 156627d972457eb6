import { chance, seedOf } from '../chance.ts';
import type { Day } from '../day.ts';
import type { Counts } from './counted-day.ts';
import { countedOn, daysBefore, type Household, storedAt } from './household-day.ts';
import type { MeterProfile, SiteProfile } from './site-profile.ts';

/**
 * The meters were in use long before the anchor, so their counts are those of some years like the one before it. A
 * generous allowance covers the loads that are too rare to occur in the twelve sampled days.
 */
export const countsAtAnchor = (household: Household, anchor: Day): Counts[] => {
  const { profile, seed } = household;
  const sampled = Array.from({ length: 12 }, (_, i) => daysBefore(profile.zone, anchor, 30 * i));
  const daily = sampled.map((day) => countedOn(household, day, storedAt(household, day)).counts);
  return profile.meters.map((meter, index) => {
    const ageDays = 1_600 + Math.floor(400 * chance(seedOf(seed, 'age'), index));
    const sums = sumOf(daily.map((counts) => counts[index] ?? new Float64Array()));
    return sums.map((joules, register) => {
      const rare = canCount(profile, meter, register) ? 2 * ageDays * joulesOfKwh : 0;
      return rare + Math.round((joules / sampled.length) * ageDays);
    });
  });
};

const joulesOfKwh = 3_600_000;

/** Sources only export, circuits only import; the battery and, with a source behind it, the grid do both. */
const canCount = ({ solar, battery }: SiteProfile, { measures }: MeterProfile, register: number): boolean => {
  const gives =
    measures === 'grid' ? (solar ?? battery) !== null : measures === 'solar' || measures === 'battery';
  return register % 2 === 1 ? gives : measures !== 'solar';
};

const sumOf = (all: readonly Counts[]): Counts => {
  const sums = Float64Array.from(all[0] ?? []);
  for (const counts of all.slice(1))
    for (const [i, count] of counts.entries()) sums[i] = (sums[i] ?? 0) + count;
  return sums;
};
