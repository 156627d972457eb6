// A meter's power for each minute of a span. A reading holds until the next one: for three of the meter's intervals at
// most, after which the power is unknown. The interval is taken from the neighbouring readings, so that a span in which
// it changes is drawn right on both sides of the change.
import type { MinuteAverages } from './minute-averages.ts';

export const holdStates = {
  unknown: 0,
  known: 1,
  /** The reading is older than the meter's interval: the next one should have come by now. */
  overdue: 2,
} as const;

/** An entry for each minute; the power, in W, means something unless its state is unknown. */
export type HeldPowers = { readonly powersW: Float64Array; readonly states: Uint8Array };

export const powerAt = ({ powersW, states }: HeldPowers, minute: number): number | null =>
  states[minute] ? (powersW[minute] ?? null) : null;

const missedReadings = 3;

export const holdPowers = ({ minutes, powersW, reads }: MinuteAverages, count: number): HeldPowers => {
  const held = { powersW: new Float64Array(count), states: new Uint8Array(count) };
  for (let index = 0; index < minutes.length; index += 1) {
    const from = minutes[index] ?? 0;
    const interval = intervalOf(minutes, index);
    // No value has to be held for a meter with several readings a minute.
    const lasts = (reads[index] ?? 0) > 1 ? 1 : missedReadings * interval;
    const end = Math.min(from + lasts, minutes[index + 1] ?? Infinity, count);
    for (let minute = Math.max(0, from); minute < end; minute += 1) {
      held.powersW[minute] = powersW[index] ?? 0;
      held.states[minute] = minute >= from + interval ? holdStates.overdue : holdStates.known;
    }
  }
  return held;
};

/**
 * Whether readings outside the span may reach into it. They do not where there are readings in its first two minutes:
 * no earlier power reaches past those, and how long the last one of the span holds is known from the one before it.
 */
export const needsNeighbours = ({ minutes }: MinuteAverages): boolean =>
  !minutes.includes(0) || !minutes.includes(1);

/** The distance to the nearer neighbour, in minutes. */
const intervalOf = (minutes: Int32Array, index: number): number => {
  const minute = minutes[index] ?? 0;
  const since = minute - (minutes[index - 1] ?? -Infinity);
  const until = (minutes[index + 1] ?? Infinity) - minute;
  const nearer = Math.min(since, until);
  return Number.isFinite(nearer) ? nearer : 1;
};
