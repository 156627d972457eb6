// The one question that a meter asks its owner: what happened where its counts do not follow from those before.
import { givenAnswers, questionCauses } from '@ohmstead/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, quantity } from '../shapes.ts';
import { at, decided, ownMeter, registerShape, withId } from './audit-shapes.ts';

/** `replacement`: another meter took over, which `audit.replace` records. */
const possibleAnswers = [...givenAnswers, 'replacement'] as const;

export const question = z.object({
  at: instant,
  /** The instant of the last believed counts before it. */
  since: instant,
  /**
   * `import`: at the seam of an imported history. `silence`: after more than half an hour without readings. `uncertain`: the
   * old counts may be back, or have been reached again. `fall`, `jump`: between two readings.
   */
  cause: z.enum(questionCauses),
  answers: z.array(z.enum(possibleAnswers)),
  items: z.array(z.object({ ...registerShape, beforeKwh: quantity, afterKwh: quantity })),
});
export type AuditQuestion = z.infer<typeof question>;

/**
 * `reset`: the meter began to count anew. `real`: the energy of the jump has passed. `fault`: the counts are wrong, nothing
 * passed for the step.
 */
export const givenAnswer = z.object({ at, answer: z.enum(givenAnswers, 'field_invalid') });

export const answer = call({
  name: 'audit.answer',
  method: 'POST',
  path: '/api/v1/inverter/auditanswer/{id}',
  access: 'account',
  summary:
    'Answers the question of a meter for all counts it is about: decides each of them. Taking one of these decisions back takes back the answer.',
  owned: ownMeter,
  params: withId,
  body: givenAnswer,
  output: decided,
  errors: ['audit_item_unknown', 'verdict_not_possible'],
});
