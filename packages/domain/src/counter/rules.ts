// What the ledger needs to know of a meter beyond its readings: its limits, and what its owner has decided.
import { type CounterLimits, counterLimitsOf } from './limits.ts';
import type { Registers } from './registers.ts';

export type CounterRules = {
  readonly limits: CounterLimits;
  /** The count at which the meter's registers begin again at 0; null: not known. */
  readonly modulusMwh: number | null;
  /** Those in force, one an instant and register. */
  readonly decisions: readonly CounterDecision[];
};

export type CounterDecision = StepDecision | Replacement;

/**
 * What a count of one register means, whatever it looks like.
 *  book  real energy: the rise; after a fall what the restarted counter shows
 *  skip  another counter begins here: nothing is booked for the step
 *  hold  not believed: a later count tells
 */
export const stepVerdicts = ['book', 'skip', 'hold'] as const;
export type StepVerdict = (typeof stepVerdicts)[number];

export type StepDecision = {
  readonly kind: 'step';
  readonly atMicros: number;
  readonly register: number;
  readonly verdict: StepVerdict;
};

/** Another meter took over. Its history goes on where the old one's ended. */
export type Replacement = {
  readonly kind: 'replacement';
  readonly atMicros: number;
  /** Of the old meter at its end; null: not known, nothing is booked after its last read. */
  readonly finalMwh: Registers;
  /** Of the new meter at its beginning; null: it goes on from the final count. */
  readonly firstMwh: Registers;
};

export const counterRulesOf = (
  ratedPowerW: number | null,
  more: Partial<Omit<CounterRules, 'limits'>> = {},
): CounterRules => ({ limits: counterLimitsOf(ratedPowerW), modulusMwh: null, decisions: [], ...more });
