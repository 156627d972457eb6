// The verdicts that a judgement can have.
import type { EventReason, Verdict } from './counter-event.ts';
import type { RegisterState } from './counter-state.ts';
import { type ReadContext, sinceOf } from './read-context.ts';
import { noSegments, type SuspendedSegment } from './suspended-segment.ts';

export const plain = (next: RegisterState | null): Verdict => ({ next, estimated: false, event: null });

export const rollover = (register: RegisterState, raw: number, bookedMwh: number): Verdict => ({
  next: { count: register.count + bookedMwh, raw, open: null, suspended: register.suspended },
  estimated: register.open !== null,
  event: { kind: 'rollover', reason: 'modulus', bookedMwh },
});

/** A new segment: the register continues from what the meter shows now. */
export const segment = (
  register: RegisterState,
  raw: number,
  kind: 'reset' | 'spike',
  reason: EventReason,
  { bookedMwh = 0, suspended = noSegments }: NewSegment = {},
): Verdict => ({
  next: { count: register.count + bookedMwh, raw, open: null, suspended },
  estimated: true,
  event: { kind, reason, bookedMwh },
});

type NewSegment = {
  readonly bookedMwh?: number;
  /** What it may return to; nothing where a person has decided that another counter begins. */
  readonly suspended?: readonly SuspendedSegment[];
};

/** The register stays where it is while a read is not believed. */
export const held = (
  readContext: ReadContext,
  register: RegisterState,
  kind: 'dip' | 'spike',
  reason: EventReason,
): Verdict => ({
  next: { ...register, open: { kind, sinceMicros: sinceOf(readContext, register) } },
  estimated: true,
  event: register.open?.kind === kind ? null : { kind, reason, bookedMwh: 0 },
});
