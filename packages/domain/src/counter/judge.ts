// What a new read of one register means.
//  normal   it rose by no more than the greatest plausible power could count in the time: the rise is booked
//  dip      it fell, and one of the next few reads is back at or above the old level: held, nothing booked
//  reset    it fell and stayed low: a new segment begins; what the counter shows is booked when the power shown
//           explains it, otherwise nothing is booked
//  spike    it rose implausibly, compared with the read before it and never with the time waited: held if a later read
//           drops back; if it stays high, a new segment begins, nothing booked
//  return   the segment that a reset or spike had left is back within 35 days (judge-return.ts)
//  rollover it fell, stayed low, and plausibly passed the meter's modulus: the energy over the modulus is booked
//  unknown  the read lacks the register: held; the rise is booked with the next read that has it
//  new      a register of the meter's first read begins at the value shown, one that appears later begins at 0:
//           there was nothing to count before, so for a difference "unknown before" and 0 are the same
// An owner's decision takes precedence over all this. Three later reads over at least two minutes decide that a
// register stays where it is, so the verdict depends on reads and decisions only, never on how they were delivered.

import { dayMicros } from '../time/durations.ts';
import { believedRollover, confirmationOf } from './confirmation.ts';
import type { Verdict } from './counter-event.ts';
import type { RegisterState } from './counter-state.ts';
import { judgeAsDecided, judgeReplacement } from './judge-edit.ts';
import { judgeReturn } from './judge-return.ts';
import { isPlausible, restartEnergy } from './plausible.ts';
import { type ReadContext, type RegisterContext, sinceOf, verdictAt } from './read-context.ts';
import { noSegments, remembered, type SuspendedSegment, withSegment } from './suspended-segment.ts';
import { held, plain, rollover, segment } from './verdicts.ts';

/** Null when only later reads can decide. */
export const judge = (
  readContext: ReadContext,
  index: number,
  register: RegisterState | null,
): Verdict | null => {
  if (readContext.read.replacedBy !== null) return judgeReplacement(readContext, index, register);
  const raw = readContext.read.raws[index];
  if (register === null) return plain(raw == null ? null : newRegister(readContext, raw));
  if (raw === undefined) return plain({ ...register, open: null });
  if (raw === null) return unknown(readContext, register);
  const context = { readContext, index, register };
  const verdict = verdictAt(context, readContext.read);
  if (verdict !== undefined) return judgeAsDecided(context, raw, verdict);
  if (raw > register.raw && register.suspended.length > 0) {
    const returned = judgeReturn(context, raw);
    if (returned !== null) return returned;
  }
  if (!isPlausible(context, readContext.read, raw)) return judgeOutlier(context, raw);
  const suspended = remembered(register.suspended, readContext.read.atMicros);
  const next = { count: register.count + raw - register.raw, raw, open: null, suspended };
  return { next, estimated: register.open !== null, event: null };
};

const newRegister = ({ beforeMicros }: ReadContext, raw: number): RegisterState => ({
  count: beforeMicros === null ? raw : 0,
  raw,
  open: null,
  suspended: noSegments,
});

const unknown = (readContext: ReadContext, register: RegisterState): Verdict => {
  const sinceMicros = sinceOf(readContext, register);
  // After a day the hold is given up where the register stands, so that slots can be decided again.
  const gaveUp = readContext.read.atMicros - sinceMicros > dayMicros;
  const open = gaveUp ? null : { kind: register.open?.kind ?? ('unknown' as const), sinceMicros };
  return { next: { ...register, open }, estimated: true, event: null };
};

const judgeOutlier = (context: RegisterContext, raw: number): Verdict | null => {
  const { readContext, register } = context;
  const rolledOver = believedRollover(context, raw);
  const confirmation = confirmationOf(context, rolledOver !== null);
  if (confirmation === 'open') return null;
  if (confirmation === 'returns')
    return held(readContext, register, raw < register.raw ? 'dip' : 'spike', 'returned');
  if (rolledOver !== null) return rollover(register, raw, rolledOver);
  if (raw < register.raw) return judgeReturn(context, raw) ?? reset(context, raw);
  return segment(register, raw, 'spike', 'implausible', { suspended: suspend(context, raw, 0) });
};

const reset = (context: RegisterContext, raw: number): Verdict => {
  const bookedMwh = restartEnergy(context, raw);
  const reason = bookedMwh === raw ? 'restarted' : 'unexplained';
  const suspended = suspend(context, raw, bookedMwh);
  return segment(context.register, raw, 'reset', reason, { bookedMwh, suspended });
};

const suspend = (
  { readContext, register }: RegisterContext,
  raw: number,
  restartMwh: number,
): readonly SuspendedSegment[] =>
  withSegment(remembered(register.suspended, readContext.read.atMicros), {
    raw: register.raw,
    count: register.count,
    sinceMicros: sinceOf(readContext, register),
    leftMicros: readContext.read.atMicros,
    wayMwh: raw - register.raw,
    restartMwh,
    isInterlude: false,
  });
