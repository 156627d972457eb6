// Editing: what a register read means because a person has decided it.

import type { Verdict } from './counter-event.ts';
import type { RegisterState } from './counter-state.ts';
import { isPlausible, rolloverMwh } from './plausible.ts';
import type { ReadContext, RegisterContext } from './read-context.ts';
import type { StepVerdict } from './rules.ts';
import { noSegments } from './suspended-segment.ts';
import { held, segment } from './verdicts.ts';

export const judgeAsDecided = (context: RegisterContext, raw: number, verdict: StepVerdict): Verdict => {
  const { readContext, register } = context;
  const fell = raw < register.raw;
  if (verdict === 'hold') return held(readContext, register, fell ? 'dip' : 'spike', 'decided');
  if (verdict === 'book') return booked(context, raw);
  return segment(register, raw, fell ? 'reset' : 'spike', 'decided');
};

/** The counter itself shows the energy, so it is measured; but nobody knows what passed before a restart. */
const booked = (context: RegisterContext, raw: number): Verdict => {
  const { readContext, register } = context;
  const rolledOver = rolloverMwh(context, readContext.read, raw);
  const fell = raw < register.raw;
  const bookedMwh = rolledOver ?? (fell ? raw : raw - register.raw);
  const next = { count: register.count + bookedMwh, raw, open: null, suspended: noSegments };
  const kind = rolledOver === null ? (fell ? 'reset' : 'spike') : 'rollover';
  const isNormal = isPlausible(context, readContext.read, raw);
  return {
    next,
    estimated: kind === 'reset' || register.open !== null,
    event: isNormal ? null : { kind, reason: 'decided', bookedMwh },
  };
};

/** Books the old meter's energy up to its final read; the new meter's energy counts from its first read. */
export const judgeReplacement = (
  readContext: ReadContext,
  index: number,
  register: RegisterState | null,
): Verdict => {
  const final = readContext.read.raws[index] ?? null;
  const first = readContext.read.replacedBy?.[index] ?? null;
  if (register === null) {
    const next = first === null ? null : { count: 0, raw: first, open: null, suspended: noSegments };
    return { next, estimated: false, event: null };
  }
  if (final === null && first === null) return { next: register, estimated: false, event: null };
  const rise = riseToFinal({ readContext, index, register }, final);
  const bookedMwh = rise ?? 0;
  return {
    next: {
      count: register.count + bookedMwh,
      raw: first ?? final ?? register.raw,
      open: null,
      suspended: noSegments,
    },
    estimated: rise === null || register.open !== null,
    event: { kind: 'replacement', reason: 'decided', bookedMwh },
  };
};

/** A final read is believed whatever it is, except that a counter cannot have fallen. */
const riseToFinal = (context: RegisterContext, final: number | null): number | null => {
  if (final === null) return null;
  if (final >= context.register.raw) return final - context.register.raw;
  return rolloverMwh(context, context.readContext.read, final);
};
