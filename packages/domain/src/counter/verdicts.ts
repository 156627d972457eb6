// The forms a judgement takes.
import type { EventReason, Verdict } from './counter-event.ts';
import type { RegisterState } from './counter-state.ts';
import { type ReadContext, sinceOf } from './read-context.ts';

export const plain = (next: RegisterState | null): Verdict => ({ next, estimated: false, event: null });

export const rollover = (register: RegisterState, raw: number, bookedMwh: number): Verdict => ({
  next: { count: register.count + bookedMwh, raw, open: null },
  estimated: register.open !== null,
  event: { kind: 'rollover', reason: 'modulus', bookedMwh },
});

/** The register counts on from another count. */
export const segment = (
  register: RegisterState,
  raw: number,
  kind: 'reset' | 'spike',
  reason: EventReason,
  bookedMwh = 0,
): Verdict => ({
  next: { count: register.count + bookedMwh, raw, open: null },
  estimated: true,
  event: { kind, reason, bookedMwh },
});

/** The register as it stands while a read is not believed. */
export const held = (
  moment: ReadContext,
  register: RegisterState,
  kind: 'dip' | 'spike',
  reason: EventReason,
): Verdict => ({
  next: { ...register, open: { kind, sinceMicros: sinceOf(moment, register) } },
  estimated: true,
  event: register.open?.kind === kind ? null : { kind, reason, bookedMwh: 0 },
});
