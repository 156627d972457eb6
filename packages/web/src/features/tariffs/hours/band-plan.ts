// Pure: which band each quarter-hour of a dial has, painted span by span.
import type { Band } from '@ohmstead/domain';
import { quartersOfDay } from './wall-quarters.ts';

export type BandPlan = readonly Band[];

/** Quarter-hours, `to` not included. */
export type BandSpan = { readonly from: number; readonly to: number; readonly band: Band };

export const planOf = (band: Band): BandPlan => new Array<Band>(quartersOfDay).fill(band);

/** A span whose `from` is after its `to` goes over midnight. */
export const painted = (plan: BandPlan, { from, to, band }: BandSpan): BandPlan =>
  plan.map((was, quarter) => (isWithin(quarter, from, to) ? band : was));

const isWithin = (quarter: number, from: number, to: number): boolean =>
  from < to ? quarter >= from && quarter < to : quarter >= from || quarter < to;

export const spansOf = (plan: BandPlan): BandSpan[] => {
  const spans: BandSpan[] = [];
  for (const [quarter, band] of plan.entries()) {
    const last = spans.at(-1);
    if (last?.band === band) spans[spans.length - 1] = { ...last, to: quarter + 1 };
    else spans.push({ from: quarter, to: quarter + 1, band });
  }
  return spans;
};
