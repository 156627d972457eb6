// Whether a read takes up again a segment that its register had left.
//  It does when one step recovers at least nine tenths of the fall (or drops out of a jump as far) and lands between what
//  the segment showed last and what can have passed since. Climbing back by ordinary rises is no return: a counter that
//  is cleared every midnight stays one. After a silence it may also be something else (silence-choice.ts).
//  The return books the greater of the segment's own rise and the rises of what was there instead (another meter, on loan),
//  and takes back what leaving had booked: its event says how much, and withReturns applies it from the fall on.
//  What stood in (zeros, a restarted counter) is an interlude: when the old count was only shown once more, the register
//  falls back to it and goes on there, and nothing is counted twice. A jump that was dropped is not remembered.
import type { Verdict } from './counter-event.ts';
import { type RegisterContext, sinceOf } from './read-context.ts';
import { segmentBack } from './segment-back.ts';
import { silenceChoice } from './silence-choice.ts';
import { remembered, type SuspendedSegment, withSegment } from './suspended-segment.ts';

/** Null where the read is no return. */
export const judgeReturn = (context: RegisterContext, raw: number): Verdict | null => {
  const found = segmentBack(context, raw);
  if (found === null) return null;
  const { register } = context;
  const left = register.suspended.slice(register.suspended.indexOf(found));
  const restartsMwh = left.reduce((sum, { restartMwh }) => sum + restartMwh, 0);
  const count = register.count - restartsMwh;
  const bookedMwh = Math.max(raw - found.raw - (count - found.count), 0);
  const choice = silenceChoice(context, raw, bookedMwh);
  if (choice === 'other') return null;
  return verdictOf(context, { found, left, raw, count, bookedMwh, isSure: choice === 'return' });
};

type Return = {
  readonly found: SuspendedSegment;
  /** It, and those that were left since. */
  readonly left: readonly SuspendedSegment[];
  readonly raw: number;
  /** The count without what leaving them had booked. */
  readonly count: number;
  readonly bookedMwh: number;
  readonly isSure: boolean;
};

const verdictOf = (context: RegisterContext, made: Return): Verdict => {
  const { found, left, raw, count, bookedMwh, isSure } = made;
  return {
    next: { count: count + bookedMwh, raw, open: null, suspended: afterReturn(context, made) },
    estimated: true,
    event: {
      kind: found.isInterlude ? 'reset' : 'return',
      reason: isSure ? 'back' : 'uncertain',
      bookedMwh,
      sinceMicros: found.sinceMicros,
      beforeMwh: found.raw,
      takesBack: left.map(({ leftMicros, restartMwh }) => ({ fromMicros: leftMicros, mwh: restartMwh })),
    },
  };
};

/** The segments before it, and the one that is left by returning, unless that was a jump. */
const afterReturn = (
  { readContext, register }: RegisterContext,
  { found, raw, count, bookedMwh }: Return,
): readonly SuspendedSegment[] => {
  const { atMicros } = readContext.read;
  const before = remembered(register.suspended.slice(0, register.suspended.indexOf(found)), atMicros);
  const isJump = found.wayMwh > 0 && !found.isInterlude;
  if (isJump) return before;
  return withSegment(before, {
    raw: register.raw,
    count,
    sinceMicros: sinceOf(readContext, register),
    leftMicros: atMicros,
    wayMwh: raw - register.raw,
    restartMwh: found.isInterlude ? bookedMwh : 0,
    isInterlude: !found.isInterlude,
  });
};
