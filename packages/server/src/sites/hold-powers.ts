// A meter's power for each minute of a span. What it told holds until it tells again: for three of its intervals
// at most, after which the power is unknown. How long its interval is, its neighbouring readings say, so that a
// span in which it changes is drawn right on both sides of the change.
import type { MinutePower } from '../readings/minute-sums.ts';

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

export const holdPowers = (told: readonly MinutePower[], minutes: number): HeldPowers => {
  const held = { powersW: new Float64Array(minutes), states: new Uint8Array(minutes) };
  for (const [index, power] of told.entries()) {
    const interval = intervalOf(told, index);
    // Several a minute: nothing needs to be held.
    const lasts = power.reads > 1 ? 1 : missedReadings * interval;
    const end = Math.min(power.minute + lasts, told[index + 1]?.minute ?? Infinity, minutes);
    for (let minute = Math.max(0, power.minute); minute < end; minute++) {
      held.powersW[minute] = power.powerW;
      held.states[minute] = minute >= power.minute + interval ? holdStates.overdue : holdStates.told;
    }
  }
  return held;
};

/** Minutes to the nearer neighbour. */
const intervalOf = (told: readonly MinutePower[], index: number): number => {
  const minute = told[index]?.minute ?? 0;
  const since = minute - (told[index - 1]?.minute ?? -Infinity);
  const until = (told[index + 1]?.minute ?? Infinity) - minute;
  const nearer = Math.min(since, until);
  return Number.isFinite(nearer) ? nearer : 1;
};
