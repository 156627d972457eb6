// Stores what a person decides about an item of the audit list.
import type { Verdict } from '@ohmstead/contract';
import type { GivenAnswer } from '@ohmstead/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import type { JudgedAs } from '../ingest/admission/counter-rules.ts';
import { lockMeters } from '../readings/lock-meters.ts';
import { catchUp, type LedgerParts } from '../recompute/catch-up.ts';
import { markStale } from '../recompute/stale-ledger.ts';
import { instantOf } from '../storage/instants.ts';
import type { CounterEvent, Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { choicesOf, judgementOf } from './audit-item.ts';
import type { AuditRow } from './audit-rows.ts';
import { addFact, factsAt } from './decision-facts.ts';
import { invalidateDemandIn } from './invalidate-demand.ts';
import { withTakenBack } from './taken-back.ts';

/** Who decides, and when. */
export type Noter = { readonly accountId: number; readonly nowMs: number };

export type Decider = LedgerParts & Noter;

/** A decision that was stored. */
export type Noted = { readonly decisionId: number };

export type Decided = Noted & { readonly isRecomputed: boolean };

export type Step = { readonly atMicros: number; readonly register: number; readonly verdict: Verdict };

/** The caller waits this long for the figures; a job does what is left. */
const patienceMs = 15_000;

export const decide = async (decider: Decider, meterId: number, step: Step): Promise<Outcome<Decided>> => {
  const noted = await transact(decider.db, (trx) => noteStep(trx, decider, { meterId, ...step }));
  return recompute(decider, meterId, noted);
};

export const noteStep = async (
  trx: Transaction<Database>,
  { accountId, nowMs }: Noter,
  step: Step & { readonly meterId: number; readonly answer?: GivenAnswer },
): Promise<Outcome<Noted>> => {
  const { meterId, atMicros, register, verdict, answer } = step;
  await lockMeters(trx, [meterId]);
  await markStale(trx, meterId, { fromMicros: atMicros, toMicros: atMicros });
  const judged = await judgedAt(trx, meterId, step);
  if (judged === null) return refuse('audit_item_unknown');
  if (!choicesOf(judged.kind).includes(verdict)) return refuse('verdict_not_possible');
  const decisionId = await addFact(trx, {
    meterId,
    atMicros,
    register,
    kind: 'step',
    detail: { verdict, ...(verdict === 'keep' && { judged }), ...(answer && { answer }) },
    undoes: null,
    accountId,
    decidedAtMs: nowMs,
  });
  await invalidateDemandIn(trx, meterId, step);
  return { decisionId };
};

/** Recomputes the figures; a refused decision may have marked them stale too. */
export const recompute = async (
  decider: LedgerParts,
  meterId: number,
  noted: Outcome<Noted>,
): Promise<Outcome<Decided>> => {
  const isRecomputed = await catchUp(decider, meterId, AbortSignal.timeout(patienceMs));
  return isRefused(noted) ? noted : { decisionId: noted.decisionId, isRecomputed };
};

/** The judgement that the audit list shows; null where there is no item. */
const judgedAt = async (
  db: Kysely<Database>,
  meterId: number,
  { atMicros, register }: Omit<Step, 'verdict'>,
): Promise<(JudgedAs & { readonly kind: CounterEvent['kind'] | 'normal' }) | null> => {
  const event = await db
    .selectFrom('counter_event')
    .select(['kind', sql<NonNullable<AuditRow['detail']>>`detail`.as('detail')])
    .where('meter_id', '=', meterId)
    .where('at', '=', instantOf(atMicros))
    .where('register', '=', register)
    .executeTakeFirst();
  if (event) {
    const [row] = await withTakenBack(db, meterId, [{ atMicros, register, ...event, quarantine: null }]);
    return { kind: event.kind, ...judgementOf(row?.detail ?? null) };
  }
  const facts = await factsAt(db, meterId, [atMicros]);
  return facts.some((fact) => fact.kind === 'step' && fact.register === register)
    ? { kind: 'normal', ...judgementOf(null) }
    : null;
};
