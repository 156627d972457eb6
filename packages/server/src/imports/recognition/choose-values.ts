// The values of a mapping: counts, or the energy of intervals, or readings; never counts and intervals together.
import type { ChosenValues } from './chosen-values.ts';
import type { Judged } from './judge-values.ts';
import { settleKinds } from './settle-kinds.ts';
import { valuesOfEnergy } from './values-of-energy.ts';
import { valuesOfReadings } from './values-of-readings.ts';

export const chooseValues = (
  judged: readonly Judged[],
): ChosenValues & { readonly isOfIntervals: boolean } => {
  const energies = settleKinds(
    judged.filter(({ family, kind }) => family === 'energy' || kind === 'interval'),
  );
  const others = judged.filter((one) => !energies.some(({ candidate }) => candidate === one.candidate));
  const readings = valuesOfReadings(others);
  const intervals = energies.filter(({ kind }) => kind === 'interval');
  const counts = energies.filter(({ kind }) => kind === 'count');
  if (counts.length > 0 && !hasSureIntervals(intervals, counts)) {
    const { values, open } = valuesOfEnergy(counts, 'count');
    return {
      values: [...values, ...readings.values],
      open: [...open, ...readings.open],
      isOfIntervals: false,
    };
  }
  // The mean power of an interval is its energy once more.
  const ofEnergy = intervals.filter(({ family }) => family === 'energy');
  const meant = ofEnergy.length > 0 ? ofEnergy : intervals;
  return meant.length > 0
    ? { ...valuesOfEnergy(meant, 'interval'), isOfIntervals: true }
    : { ...readings, isOfIntervals: false };
};

/** Where both are of the same energy, the intervals say more: the first one needs no count before it. */
const hasSureIntervals = (intervals: readonly Judged[], counts: readonly Judged[]): boolean =>
  intervals.some(({ isKindOpen, family }) => !isKindOpen && family === 'energy') &&
  counts.every((count) =>
    intervals.some(({ direction }) => direction === count.direction || count.direction === null),
  );
