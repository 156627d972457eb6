// What a decision would change, and the answer to a meter's question.
import { calls, type SupposedDecision } from '@ohmstead/contract';
import { previewDecision } from '../../audit/preview/preview-decision.ts';
import type { Supposed } from '../../audit/preview/supposed-rules.ts';
import { answerQuestion } from '../../audit/question/answer-question.ts';
import type { Context } from '../../context/context.ts';
import { isRefused, type Outcome } from '../../errors/outcome.ts';
import { scopeOf } from '../access/scope-of.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { deciderOf, instantIn, stepIn } from './decider-of.ts';

const { audit } = calls;

export const registerConsequences = (server: Server, context: Context): void => {
  registerCall(
    server,
    audit.answer,
    async ({ params, body: { at, answer }, request }) => {
      const atMicros = instantIn(at);
      if (isRefused(atMicros)) return atMicros;
      return answerQuestion(deciderOf(context, request), params.id, { atMicros, answer });
    },
    'edit.saved',
  );
  registerCall(server, audit.preview, async ({ params, body, request }) => {
    const supposed = supposedIn(body);
    if (isRefused(supposed)) return supposed;
    return previewDecision({ ...scopeOf(context, request), ingest: context.ingest }, params.id, supposed);
  });
};

const supposedIn = (body: SupposedDecision): Outcome<Supposed> => {
  if ('decisionId' in body) return { kind: 'undo', decisionId: body.decisionId };
  if ('verdict' in body) {
    const step = stepIn(body);
    return isRefused(step) ? step : { kind: 'step', step };
  }
  const atMicros = instantIn('replacement' in body ? body.replacement.at : body.at);
  if (isRefused(atMicros)) return atMicros;
  return 'replacement' in body
    ? { kind: 'replacement', replaced: { ...body.replacement, atMicros } }
    : { kind: 'answer', answered: { atMicros, answer: body.answer } };
};
