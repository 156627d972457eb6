// The limits of a possible reading. They are wider than any low-voltage meter, so that only nonsense falls outside.
// A reading beyond them is refused as a whole: one absurd value makes the rest doubtful.
import type { PhaseRow, ReactiveRow } from '../reading.ts';

type Range = readonly [least: number, most: number];

const current: Range = [-100_000, 100_000];
const power: Range = [-100_000_000, 100_000_000];
const counter: Range = [0, 1_000_000_000];

export const phaseRanges: Record<keyof PhaseRow, Range> = {
  /** Low voltage ends at 1,000 V. */
  voltageV: [0, 1_000],
  currentA: current,
  powerW: power,
  importKwh: counter,
  exportKwh: counter,
  frequencyHz: [0, 100],
  /** Meters round P/S, which can come out a little above 1. */
  powerFactor: [-1.1, 1.1],
};

export const reactiveRanges: Record<keyof ReactiveRow, Range> = {
  reactiveVar: power,
  inductiveKvarh: counter,
  capacitiveKvarh: counter,
};

export const isWithin = (value: number, range: Range): boolean => value >= range[0] && value <= range[1];
