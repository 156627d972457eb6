// A read among its neighbours, and one register of it: all that is known when it is judged.
import type { RegisterRead, RegisterState } from './counter-state.ts';
import type { Edits } from './edits.ts';
import type { CounterRules, StepVerdict } from './rules.ts';

/** A read among its neighbours; each of its registers is judged by itself. */
export type ReadContext = {
  /** Instant of the read before; null for the meter's first. */
  readonly beforeMicros: number | null;
  readonly read: RegisterRead;
  /** Later reads known by now. */
  readonly later: readonly RegisterRead[];
  readonly rules: CounterRules;
  readonly edits: Edits;
};

/** One register of it. */
export type RegisterContext = {
  readonly moment: ReadContext;
  readonly index: number;
  readonly register: RegisterState;
};

/** Instant of the last count that was believed. */
export const sinceOf = (moment: ReadContext, register: RegisterState): number =>
  register.open?.sinceMicros ?? moment.beforeMicros ?? moment.read.atMicros;

/** What its owner has decided of that register's count in that read. */
export const verdictAt = ({ moment, index }: RegisterContext, read: RegisterRead): StepVerdict | undefined =>
  moment.edits.verdicts.size === 0 ? undefined : moment.edits.verdicts.get(read.atMicros)?.get(index);
