// Editing: what a register's count means because a person has said so.

import type { Verdict } from './counter-event.ts';
import type { RegisterState } from './counter-state.ts';
import { isPlausible, rolloverMwh } from './plausible.ts';
import type { ReadContext, RegisterContext } from './read-context.ts';
import type { StepVerdict } from './rules.ts';
import { held, segment } from './verdicts.ts';

export const judgeAsDecided = (subject: RegisterContext, raw: number, verdict: StepVerdict): Verdict => {
  const { moment, register } = subject;
  const fell = raw < register.raw;
  if (verdict === 'hold') return held(moment, register, fell ? 'dip' : 'spike', 'decided');
  if (verdict === 'book') return booked(subject, raw);
  return segment(register, raw, fell ? 'reset' : 'spike', 'decided');
};

/** The counter itself tells the energy, so it is measured; but what passed before a restart nobody knows. */
const booked = (subject: RegisterContext, raw: number): Verdict => {
  const { moment, register } = subject;
  const rolledOver = rolloverMwh(subject, moment.read, raw);
  const fell = raw < register.raw;
  const bookedMwh = rolledOver ?? (fell ? raw : raw - register.raw);
  const next = { count: register.count + bookedMwh, raw, open: null };
  const kind = rolledOver === null ? (fell ? 'reset' : 'spike') : 'rollover';
  const isNormal = isPlausible(subject, moment.read, raw);
  return {
    next,
    estimated: kind === 'reset' || register.open !== null,
    event: isNormal ? null : { kind, reason: 'decided', bookedMwh },
  };
};

/** The old meter's last energy is booked up to its final count; the new one's is counted from its first. */
export const judgeReplacement = (
  moment: ReadContext,
  index: number,
  register: RegisterState | null,
): Verdict => {
  const final = moment.read.raws[index] ?? null;
  const first = moment.read.replacedBy?.[index] ?? null;
  if (register === null) {
    const next = first === null ? null : { count: 0, raw: first, open: null };
    return { next, estimated: false, event: null };
  }
  if (final === null && first === null) return { next: register, estimated: false, event: null };
  const rise = riseToFinal({ moment, index, register }, final);
  const bookedMwh = rise ?? 0;
  return {
    next: { count: register.count + bookedMwh, raw: first ?? final ?? register.raw, open: null },
    estimated: rise === null || register.open !== null,
    event: { kind: 'replacement', reason: 'decided', bookedMwh },
  };
};

/** Believed whatever it is, but it cannot have fallen. */
const riseToFinal = (subject: RegisterContext, final: number | null): number | null => {
  if (final === null) return null;
  if (final >= subject.register.raw) return final - subject.register.raw;
  return rolloverMwh(subject, subject.moment.read, final);
};
