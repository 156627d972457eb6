// The integral of the power that a meter reported: what passed in each quarter-hour without any counter.

import { minuteMs } from '../time/durations.ts';
import { quarterHourMs } from '../time/slot.ts';

/** What passed in a quarter-hour, mWh, both ≥ 0. */
export type PassedEnergy = { readonly imported: number; readonly exported: number };

/** By minute, W; null where nothing was reported. */
type MinutePowersW = readonly (number | null)[];

/** The minutes before the first quarter-hour and after the last that belong to the powers, so that the edges are reported. */
export const marginMinutes = 6;

/** Readings five minutes apart lie in minutes that are up to six apart. */
const mostMinutesApart = 6;
const slotMinutes = quarterHourMs / minuteMs;
/** Of one watt, in a minute. */
const mwhPerWattMinute = 1000 / 60;

/** Null where the power was not reported every five minutes. */
export const integratedEnergy = (powersW: MinutePowersW, slots: number): (PassedEnergy | null)[] => {
  const imported = between(powersW.map((powerW) => powerW && Math.max(0, powerW)));
  const exported = between(powersW.map((powerW) => powerW && Math.max(0, -powerW)));
  return Array.from({ length: slots }, (_, slot) => {
    const from = marginMinutes + slot * slotMinutes;
    const into = sumOf(imported, from);
    const outOf = sumOf(exported, from);
    return into === null || outOf === null ? null : { imported: into, exported: outOf };
  });
};

/** Minutes without a value lie on the line between their neighbours, where those are near enough. */
const between = (values: (number | null)[]): (number | null)[] => {
  const filled = [...values];
  let last: number | null = null;
  for (const [minute, value] of values.entries()) {
    if (value === null) continue;
    if (last !== null && minute - last <= mostMinutesApart) fillLine(filled, last, minute);
    last = minute;
  }
  return filled;
};

const fillLine = (values: (number | null)[], from: number, to: number): void => {
  const [start, end] = [values[from] ?? 0, values[to] ?? 0];
  for (let minute = from + 1; minute < to; minute += 1) {
    values[minute] = start + ((end - start) * (minute - from)) / (to - from);
  }
};

const sumOf = (values: readonly (number | null)[], from: number): number | null => {
  let sum = 0;
  for (let minute = from; minute < from + slotMinutes; minute += 1) {
    const value = values[minute] ?? null;
    if (value === null) return null;
    sum += value * mwhPerWattMinute;
  }
  return sum;
};
