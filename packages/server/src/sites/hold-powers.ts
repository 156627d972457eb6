// A meter's power for each minute of a span. What it told holds until it tells again: for three of its intervals
// at most, after which the power is unknown. How long its interval is, its neighbouring readings say, so that a
// span in which it changes is drawn right on both sides of the change.
import type { MinutePower } from './minute-powers.ts';

export type HeldPower = {
  readonly powerW: number;
  /** Older than the meter's interval: it should have told again by now. */
  readonly isOverdue: boolean;
};

const missedReadings = 3;

export const holdPowers = (told: readonly MinutePower[], minutes: number): (HeldPower | null)[] => {
  const held = new Array<HeldPower | null>(minutes).fill(null);
  for (const [index, power] of told.entries()) {
    const interval = intervalOf(told, index);
    // Several a minute: nothing needs to be held.
    const lasts = power.reads > 1 ? 1 : missedReadings * interval;
    const end = Math.min(power.minute + lasts, told[index + 1]?.minute ?? Infinity, minutes);
    for (let minute = Math.max(0, power.minute); minute < end; minute++) {
      held[minute] = { powerW: power.powerW, isOverdue: minute >= power.minute + interval };
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
