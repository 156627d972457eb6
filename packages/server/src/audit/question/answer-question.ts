// Stores the answer to a meter's question: a decision about each count that it is about, in one transaction.
import { answersTo, type GivenAnswer, verdictOfAnswer } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { type Outcome, refuse } from '../../errors/outcome.ts';
import { ruledMeter } from '../../ingest/admission/counter-rules.ts';
import { lockMeters } from '../../readings/lock-meters.ts';
import { markStale } from '../../recompute/stale-ledger.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import { type Decided, type Decider, recompute } from '../decide.ts';
import { type Noted, type Noter, noteSteps } from '../note-steps.ts';
import { openQuestion } from './open-question.ts';

export type Answered = { readonly atMicros: number; readonly answer: GivenAnswer };

export const answerQuestion = async (
  decider: Decider,
  meterId: number,
  answered: Answered,
): Promise<Outcome<Decided>> => {
  const noted = await transact(decider.db, (trx) => noteAnswer(trx, decider, { meterId, ...answered }));
  return recompute(decider, meterId, noted);
};

/** Gives the first of its decisions: taking back any of them takes back all. */
export const noteAnswer = async (
  trx: Transaction<Database>,
  noter: Noter,
  { meterId, atMicros, answer }: Answered & { readonly meterId: number },
): Promise<Outcome<Noted>> => {
  // Of two who answer at once one comes second.
  await lockMeters(trx, [meterId]);
  await markStale(trx, meterId, { fromMicros: atMicros, toMicros: atMicros });
  const question = await openQuestion(trx, meterId, atMicros);
  const meter = await ruledMeter(trx, meterId);
  if (!question || !meter) return refuse('audit_item_unknown');
  if (!answersTo(question.events).includes(answer)) return refuse('verdict_not_possible');
  const of = question.events.map((event) => ({
    register: event.register,
    verdict: verdictOfAnswer(event, answer, meter.rules.limits),
  }));
  return noteSteps(trx, noter, { meterId, atMicros, of, answer });
};
