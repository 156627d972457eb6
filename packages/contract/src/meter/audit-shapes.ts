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

/** Identifies an item, and says what is decided about it. */
export const stepVerdict = z.object({
  at,
  register: rule.wholeWithin(-1, 7),
  verdict: z.enum(verdicts, 'field_invalid'),
});

/** Whether the figures are already recomputed; if not, a job is doing it. */
export const decided = z.object({ decisionId: z.number(), isRecomputed: z.boolean() });
