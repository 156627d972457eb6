// Notes what is decided about items of one instant: all of it, or nothing.
import type { Verdict } from '@ohmstead/contract';
import type { GivenAnswer } from '@ohmstead/domain';
import type { Transaction } from 'kysely';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import { lockMeters } from '../readings/lock-meters.ts';
import { markStale } from '../recompute/stale-ledger.ts';
import type { Database } from '../storage/schema.ts';
import { choicesOf } from './audit-item.ts';
import { addFact } from './decision-facts.ts';
import { invalidateDemandIn } from './invalidate-demand.ts';
import { type Judgement, judgedAt } from './judged-at.ts';

/** Who decides, and when. */
export type Noter = { readonly accountId: number; readonly nowMs: number };

/** A decision that was stored; of several the first, with which all are taken back. */
export type Noted = { readonly decisionId: number };

/** The same about several registers. */
export type Step = {
  readonly atMicros: number;
  readonly registers: readonly number[];
  readonly verdict: Verdict;
};

type OfRegister = { readonly register: number; readonly verdict: Verdict };

type Steps = {
  readonly meterId: number;
  readonly atMicros: number;
  readonly of: readonly OfRegister[];
  /** What they answer. */
  readonly answer?: GivenAnswer;
};

export const noteStep = (
  trx: Transaction<Database>,
  noter: Noter,
  meterId: number,
  { atMicros, registers, verdict }: Step,
): Promise<Outcome<Noted>> =>
  noteSteps(trx, noter, { meterId, atMicros, of: registers.map((register) => ({ register, verdict })) });

export const noteSteps = async (
  trx: Transaction<Database>,
  noter: Noter,
  steps: Steps,
): Promise<Outcome<Noted>> => {
  const { meterId, atMicros } = steps;
  await lockMeters(trx, [meterId]);
  await markStale(trx, meterId, { fromMicros: atMicros, toMicros: atMicros });
  const judged: Judged[] = [];
  for (const one of steps.of) {
    const judgement = await possibleFor(trx, steps, one);
    if (isRefused(judgement)) return judgement;
    judged.push({ ...one, judgement });
  }
  return addAll(trx, noter, steps, judged);
};

type Judged = OfRegister & { readonly judgement: Judgement };

const possibleFor = async (
  trx: Transaction<Database>,
  { meterId, atMicros }: Steps,
  { register, verdict }: OfRegister,
): Promise<Outcome<Judgement>> => {
  const judgement = await judgedAt(trx, meterId, { atMicros, register });
  if (judgement === null) return refuse('audit_item_unknown');
  return choicesOf(judgement.kind).includes(verdict) ? judgement : refuse('verdict_not_possible');
};

const addAll = async (
  trx: Transaction<Database>,
  { accountId, nowMs }: Noter,
  { meterId, atMicros, answer }: Steps,
  judged: readonly Judged[],
): Promise<Outcome<Noted>> => {
  let together: number | null = null;
  for (const { register, verdict, judgement } of judged) {
    const id = await addFact(trx, {
      meterId,
      atMicros,
      register,
      kind: 'step',
      detail: {
        verdict,
        ...(verdict === 'keep' && { judged: judgement }),
        ...(answer && { answer }),
        ...(together !== null && { together }),
      },
      undoes: null,
      accountId,
      decidedAtMs: nowMs,
    });
    together ??= id;
    await invalidateDemandIn(trx, meterId, { atMicros, register });
  }
  return together === null ? refuse('audit_item_unknown') : { decisionId: together };
};
