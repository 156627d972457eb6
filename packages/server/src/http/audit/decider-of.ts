// What calls about decisions take from a request.
import type { StepDecision } from '@ohmstead/contract';
import { parseInstantMicros } from '@ohmstead/domain';
import type { FastifyRequest } from 'fastify';
import type { Decider } from '../../audit/decide.ts';
import type { Step } from '../../audit/note-steps.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, type Outcome, refuseField } from '../../errors/outcome.ts';
import { scopeOf } from '../access/scope-of.ts';

export const deciderOf = (context: Context, request: FastifyRequest): Decider => ({
  ...scopeOf(context, request),
  ingest: context.ingest,
});

export const instantIn = (text: string): Outcome<number> =>
  parseInstantMicros(text) ?? refuseField('at', 'field_invalid');

export const stepIn = ({ at, register, others = [], verdict }: StepDecision): Outcome<Step> => {
  const atMicros = instantIn(at);
  return isRefused(atMicros)
    ? atMicros
    : { atMicros, registers: [...new Set([register, ...others])], verdict };
};
