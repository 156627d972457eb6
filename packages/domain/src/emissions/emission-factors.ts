import { quarterHourMs } from '../time/slot.ts';

/** A factor applies until the next one. */
export type EmissionFactor = { readonly fromMs: number; readonly gPerKwh: number };

export type EmissionFactors = {
  /** In order. */
  readonly factors: readonly EmissionFactor[];
  /** Applies before the first of the series; null where there is none. */
  readonly usualGPerKwh: number | null;
};

/** The factor of a quarter-hour, counted from `fromMs`; they are asked for in order. */
export const factorsBySlot = ({ factors, usualGPerKwh }: EmissionFactors, fromMs: number) => {
  let next = placeAfter(factors, fromMs);
  return (slot: number): number | null => {
    const atMs = fromMs + slot * quarterHourMs;
    while ((factors[next]?.fromMs ?? Number.POSITIVE_INFINITY) <= atMs) next += 1;
    return factors[next - 1]?.gPerKwh ?? usualGPerKwh;
  };
};

/** Spans are valued one by one: a long series is not walked through for each. */
const placeAfter = (factors: EmissionFactors['factors'], atMs: number): number => {
  let [from, to] = [0, factors.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((factors[middle]?.fromMs ?? 0) <= atMs) from = middle + 1;
    else to = middle;
  }
  return from;
};
