// What one new count of one register means.
//  normal   it rose by no more than the greatest plausible power could count in the time: the rise is booked
//  dip      it fell, and a read within the next few is back at or above the old count: held, nothing booked
//  reset    it fell and stayed low: a new segment; the new count is booked when the power the meter shows
//           explains it, otherwise nothing is
//  spike    it rose implausibly: held while a later read returns; if it stays, a new segment, nothing booked
//  rollover it fell, stayed low, and counted on over the meter's known end: the way over the end is booked
//  unknown  it was not told: held; the rise is booked when it is told again
//  new      a register of the meter's first read begins at the count shown, one that comes into being later at 0:
//           before it there was nothing to count, so unknown before and 0 are the same to a difference
// What its owner has decided goes before all this. "Stays" is decided by 3 later reads over at least 2 minutes.
// So the verdict depends on reads and decisions only, never on how they were delivered.

import { dayMicros } from '../time/durations.ts';
import { believedRollover, confirmationOf } from './confirmation.ts';
import type { Verdict } from './counter-event.ts';
import type { RegisterState } from './counter-state.ts';
import { judgeAsDecided, judgeReplacement } from './judge-edit.ts';
import { isPlausible, restartEnergy } from './plausible.ts';
import { type ReadContext, type RegisterContext, sinceOf, verdictAt } from './read-context.ts';
import { held, plain, rollover, segment } from './verdicts.ts';

/** Null: only later reads can tell. */
export const judge = (moment: ReadContext, index: number, register: RegisterState | null): Verdict | null => {
  if (moment.read.replacedBy !== null) return judgeReplacement(moment, index, register);
  const raw = moment.read.raws[index];
  if (register === null) return plain(raw == null ? null : newRegister(moment, raw));
  if (raw === undefined) return plain({ ...register, open: null });
  if (raw === null) return unknown(moment, register);
  const subject = { moment, index, register };
  const verdict = verdictAt(subject, moment.read);
  if (verdict !== undefined) return judgeAsDecided(subject, raw, verdict);
  if (!isPlausible(subject, moment.read, raw)) return judgeOutlier(subject, raw);
  const next = { count: register.count + raw - register.raw, raw, open: null };
  return { next, estimated: register.open !== null, event: null };
};

const newRegister = ({ beforeMicros }: ReadContext, raw: number): RegisterState => ({
  count: beforeMicros === null ? raw : 0,
  raw,
  open: null,
});

const unknown = (moment: ReadContext, register: RegisterState): Verdict => {
  const sinceMicros = sinceOf(moment, register);
  // After a day it starts anew from where it is, so that its slots can be decided again.
  const gaveUp = moment.read.atMicros - sinceMicros > dayMicros;
  const open = gaveUp ? null : { kind: register.open?.kind ?? ('unknown' as const), sinceMicros };
  return { next: { ...register, open }, estimated: true, event: null };
};

const judgeOutlier = (subject: RegisterContext, raw: number): Verdict | null => {
  const { moment, register } = subject;
  const rolledOver = believedRollover(subject, raw);
  const outlook = confirmationOf(subject, rolledOver !== null);
  if (outlook === 'open') return null;
  if (outlook === 'returns') return held(moment, register, raw < register.raw ? 'dip' : 'spike', 'returned');
  if (rolledOver !== null) return rollover(register, raw, rolledOver);
  return raw < register.raw ? reset(subject, raw) : segment(register, raw, 'spike', 'implausible');
};

const reset = (subject: RegisterContext, raw: number): Verdict => {
  const bookedMwh = restartEnergy(subject, raw);
  const reason = bookedMwh === raw ? 'restarted' : 'unexplained';
  return segment(subject.register, raw, 'reset', reason, bookedMwh);
};
