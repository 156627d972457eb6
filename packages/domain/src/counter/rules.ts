// What the ledger needs to know about a meter besides its readings: its limits and its owner's decisions.
import { type CounterLimits, counterLimitsOf } from './limits.ts';
import type { Registers } from './registers.ts';

export type CounterRules = {
  readonly limits: CounterLimits;
  /** Where the meter's registers begin again at 0; null when that is not known. */
  readonly modulusMwh: number | null;
  /** The decisions in force, one for each instant and register. */
  readonly decisions: readonly CounterDecision[];
};

export type CounterDecision = StepDecision | Replacement;

/**
 * What a person decides about a register read.
 *  book  the energy is real: the rise, or after a fall what the restarted counter shows
 *  skip  another counter begins here: nothing is booked for the step
 *  hold  the read is not believed: a later one decides
 */
export const stepVerdicts = ['book', 'skip', 'hold'] as const;
export type StepVerdict = (typeof stepVerdicts)[number];

export type StepDecision = {
  readonly kind: 'step';
  readonly atMicros: number;
  readonly register: number;
  readonly verdict: StepVerdict;
};

/** Another meter took over. The history continues where the old meter's ended. */
export type Replacement = {
  readonly kind: 'replacement';
  readonly atMicros: number;
  /** The old meter's registers at its end. Null is unknown: nothing is booked after its last read. */
  readonly finalMwh: Registers;
  /** The new meter's registers at its beginning. Null is unknown: it continues from the old meter's end. */
  readonly firstMwh: Registers;
};

export const counterRulesOf = (
  ratedPowerW: number | null,
  more: Partial<Omit<CounterRules, 'limits'>> = {},
): CounterRules => ({ limits: counterLimitsOf(ratedPowerW), modulusMwh: null, decisions: [], ...more });
