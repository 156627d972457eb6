// What is known of a read, and of one of its registers, when it is judged.
import type { RegisterRead, RegisterState } from './counter-state.ts';
import type { Edits } from './edits.ts';
import type { CounterRules, StepVerdict } from './rules.ts';

/** A read and its neighbours; each of its registers is judged by itself. */
export type ReadContext = {
  /** Instant of the read before; null for the meter's first read. */
  readonly beforeMicros: number | null;
  readonly read: RegisterRead;
  /** The later reads that have arrived. */
  readonly later: readonly RegisterRead[];
  readonly rules: CounterRules;
  readonly edits: Edits;
};

/** One register of that read, and its state before. */
export type RegisterContext = {
  readonly readContext: ReadContext;
  readonly index: number;
  readonly register: RegisterState;
};

/** Instant of the last read that was believed. */
export const sinceOf = (readContext: ReadContext, register: RegisterState): number =>
  register.open?.sinceMicros ?? readContext.beforeMicros ?? readContext.read.atMicros;

/** What the meter's owner has decided about the register in that read. */
export const verdictAt = (
  { readContext, index }: RegisterContext,
  read: RegisterRead,
): StepVerdict | undefined =>
  readContext.edits.verdicts.size === 0
    ? undefined
    : readContext.edits.verdicts.get(read.atMicros)?.get(index);
