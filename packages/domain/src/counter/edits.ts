// A meter's decisions, indexed for the fold over its readings.
import type { RegisterRead } from './counter-state.ts';
import type { CounterDecision, Replacement, StepVerdict } from './rules.ts';

export type Edits = {
  readonly verdicts: ReadonlyMap<number, ReadonlyMap<number, StepVerdict>>;
  /** Each as a read of its own, oldest first. */
  readonly replacements: readonly RegisterRead[];
};

const noEdits: Edits = { verdicts: new Map(), replacements: [] };

export const editsOf = (decisions: readonly CounterDecision[]): Edits => {
  if (decisions.length === 0) return noEdits;
  const verdicts = new Map<number, Map<number, StepVerdict>>();
  const replacements: RegisterRead[] = [];
  for (const decision of decisions) {
    if (decision.kind === 'replacement') replacements.push(readOfReplacement(decision));
    else {
      const atInstant = verdicts.get(decision.atMicros) ?? new Map<number, StepVerdict>();
      verdicts.set(decision.atMicros, atInstant.set(decision.register, decision.verdict));
    }
  }
  return { verdicts, replacements: replacements.sort((a, b) => a.atMicros - b.atMicros) };
};

/** A read with the old meter's final values, which the new meter's first values replace from then on. */
const readOfReplacement = ({ atMicros, finalMwh, firstMwh }: Replacement): RegisterRead => {
  const width = Math.max(finalMwh.length, firstMwh.length);
  const raws = Array.from({ length: width }, (_, index) => finalMwh[index] ?? null);
  return { atMicros, claimedMicros: null, raws, powersW: [], replacedBy: firstMwh };
};

/** Replacements after `afterMicros` and up to `untilMicros`, that instant included. */
export const replacementsWithin = (
  { replacements }: Edits,
  afterMicros: number,
  untilMicros: number,
): readonly RegisterRead[] =>
  replacements.length === 0
    ? replacements
    : replacements.filter(({ atMicros }) => atMicros > afterMicros && atMicros <= untilMicros);
