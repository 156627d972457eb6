// A meter's power for each minute of a span. What it told holds until it tells again: for three of its intervals
// at most, after which the power is unknown. How long its interval is, its neighbouring readings say, so that a
// span in which it changes is drawn right on both sides of the change.
import type { MinuteAverages } from '../readings/minute-sums.ts';

export const holdStates = {
  unknown: 0,
  told: 1,
  /** Older than the meter's interval: it should have told again by now. */
  overdue: 2,
} as const;

/** By minute; the power, in W, means something unless it is unknown. */
export type HeldPowers = { readonly powersW: Float64Array; readonly states: Uint8Array };

export const powerAt = ({ powersW, states }: HeldPowers, minute: number): number | null =>
  states[minute] ? (powersW[minute] ?? null) : null;

const missedReadings = 3;

export const holdPowers = ({ minutes, powersW, reads }: MinuteAverages, count: number): HeldPowers => {
  const held = { powersW: new Float64Array(count), states: new Uint8Array(count) };
  for (let index = 0; index < minutes.length; index += 1) {
    const from = minutes[index] ?? 0;
    const interval = intervalOf(minutes, index);
    // Several a minute: nothing needs to be held.
    const lasts = (reads[index] ?? 0) > 1 ? 1 : missedReadings * interval;
    const end = Math.min(from + lasts, minutes[index + 1] ?? Infinity, count);
    for (let minute = Math.max(0, from); minute < end; minute += 1) {
      held.powersW[minute] = powersW[index] ?? 0;
      held.states[minute] = minute >= from + interval ? holdStates.overdue : holdStates.told;
    }
  }
  return held;
};

/** Minutes to the nearer neighbour. */
const intervalOf = (minutes: Int32Array, index: number): number => {
  const minute = minutes[index] ?? 0;
  const since = minute - (minutes[index - 1] ?? -Infinity);
  const until = (minutes[index + 1] ?? Infinity) - minute;
  const nearer = Math.min(since, until);
  return Number.isFinite(nearer) ? nearer : 1;
};
