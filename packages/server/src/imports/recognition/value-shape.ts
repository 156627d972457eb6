// What the values of a sample look like: the count of a meter never falls, and is large against its steps; the energy
// of intervals goes up and down.
import type { Kind } from './value-name.ts';

const fewSteps = 5;
const manySteps = 50;
/** A count that falls further than this was set back, as counts are now and then. */
const setBack = 0.1;

/** Null where the values do not show it. They follow each other in time. */
export const kindOfValues = (values: readonly number[]): Kind | null => {
  if (values.some((value) => value < 0)) return 'interval';
  const steps = values.slice(1).map((value, at) => ({ before: values[at] ?? value, value }));
  const falls = steps.filter(({ before, value }) => value < before && value >= setBack * before);
  const rises = steps.filter(({ before, value }) => value > before);
  if (falls.length > 0) return falls.length > steps.length / 50 ? 'interval' : null;
  if (rises.length < fewSteps || steps.some(({ before, value }) => value < before)) return null;
  const largest = Math.max(...rises.map(({ before, value }) => value - before));
  const isLarge = (values[0] ?? 0) > 20 * largest;
  return isLarge || rises.length >= manySteps ? 'count' : null;
};
