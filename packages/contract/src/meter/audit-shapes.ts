// Shapes that the calls about a meter's audit list share.
import { stepVerdicts } from '@ohmstead/domain';
import * as z from 'zod/mini';
import * as rule from '../validation.ts';

export const ownMeter = { id: 'meter' } as const;
export const withId = z.object({ id: rule.id });

/** An instant with its offset. */
export const at = z.string('field_invalid').check(z.maxLength(40, 'field_invalid'));

/** `keep` confirms the judgement. */
export const verdicts = [...stepVerdicts, 'keep'] as const;
export type Verdict = (typeof verdicts)[number];

export const registerShape = {
  register: z.number(),
  phase: z.nullable(z.enum(['A', 'B', 'C', 'net'])),
  direction: z.nullable(z.enum(['import', 'export'])),
};

const register = rule.wholeWithin(-1, 7);

/** Identifies an item, and says what is decided about it. */
export const stepVerdict = z.object({
  at,
  register,
  /** The registers of further items of the instant of which the same is decided. It is decided and taken back as one. */
  others: z.optional(z.array(register).check(z.maxLength(8, 'field_invalid'))),
  verdict: z.enum(verdicts, 'field_invalid'),
});
export type StepDecision = z.output<typeof stepVerdict>;

/** Whether the figures are already recomputed; if not, a job is doing it. */
export const decided = z.object({ decisionId: z.number(), isRecomputed: z.boolean() });
