// Cuts a span into equal steps, as few as a chart needs.
import { dayMs, type LocalSpan, minuteMs, quarterHourMs } from '@ohmstead/domain';

export type EvenSteps = { readonly fromMs: number; readonly stepMs: number; readonly count: number };

const short = [1, 2, 5].map((minutes) => minutes * minuteMs);
const long = [1, 2, 4, 8, 16, 24, 48].map((quarters) => quarters * quarterHourMs);
const steps = [...short, ...long, dayMs];

export type StepRule = { readonly most: number; readonly leastMs: number };

/** Steps are minutes, whole quarter-hours from a quarter-hour on, or whole days of UTC. */
export const evenSteps = ({ fromMs, toMs }: LocalSpan, { most, leastMs }: StepRule): EvenSteps => {
  const countOf = (stepMs: number) => Math.ceil((toMs - startOf(fromMs, stepMs)) / stepMs);
  const fits = steps.find((stepMs) => stepMs >= leastMs && countOf(stepMs) <= most);
  const stepMs = fits ?? dayMs * Math.ceil((toMs - fromMs) / dayMs / (most - 1));
  return { fromMs: startOf(fromMs, stepMs), stepMs, count: countOf(stepMs) };
};

const startOf = (fromMs: number, stepMs: number): number => {
  const alignMs = Math.min(stepMs, dayMs);
  return Math.floor(fromMs / alignMs) * alignMs;
};
