// A person decides about an item of the audit list.
import type { ErrorCode, Verdict } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { catchUp, type LedgerParts } from '../recompute/catch-up.ts';
import { markStale } from '../recompute/stale-ledger.ts';
import { instantOf } from '../storage/instants.ts';
import type { CounterEvent, Database } from '../storage/schema.ts';
import { choicesOf } from './audit-item.ts';
import { addFact, factsAt } from './decision-facts.ts';

export type Decider = LedgerParts & { readonly accountId: number; readonly nowMs: number };

export type Decided =
  | { readonly kind: 'decided'; readonly decisionId: number; readonly isRecomputed: boolean }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/** A decision on its way: what it was noted as, or why it cannot be. */
export type Noted = { readonly kind: 'noted'; readonly decisionId: number } | (Decided & { kind: 'refused' });

export type Step = { readonly atMicros: number; readonly register: number; readonly verdict: Verdict };

/** The caller waits this long for the figures; a job does what is left. */
const patienceMs = 15_000;

export const decide = async (decider: Decider, meterId: number, step: Step): Promise<Decided> => {
  const { db, accountId, nowMs } = decider;
  const { atMicros, register, verdict } = step;
  const noted = await db.transaction().execute(async (trx): Promise<Noted> => {
    await markStale(trx, meterId, { fromMicros: atMicros, toMicros: atMicros });
    const kind = await kindAt(trx, meterId, step);
    if (kind === null) return refusal('audit_item_unknown');
    if (!choicesOf(kind).includes(verdict)) return refusal('verdict_not_possible');
    const fact = { meterId, atMicros, register, kind: 'step' as const, detail: { verdict }, undoes: null };
    return { kind: 'noted', decisionId: await addFact(trx, { ...fact, accountId, decidedAtMs: nowMs }) };
  });
  return settled(decider, meterId, noted);
};

export const refusal = (code: ErrorCode) => ({ kind: 'refused', code }) as const;

/** Computes the figures anew. */
export const settled = async (decider: LedgerParts, meterId: number, noted: Noted): Promise<Decided> => {
  const isRecomputed = await catchUp(decider, meterId, AbortSignal.timeout(patienceMs));
  return noted.kind === 'refused' ? noted : { kind: 'decided', decisionId: noted.decisionId, isRecomputed };
};

/** What the audit list calls the item; null where it has none. */
const kindAt = async (
  db: Kysely<Database>,
  meterId: number,
  { atMicros, register }: Step,
): Promise<CounterEvent['kind'] | 'normal' | null> => {
  const event = await db
    .selectFrom('counter_event')
    .select('kind')
    .where('meter_id', '=', meterId)
    .where('at', '=', instantOf(atMicros))
    .where('register', '=', register)
    .executeTakeFirst();
  if (event) return event.kind;
  const facts = await factsAt(db, meterId, [atMicros]);
  return facts.some((fact) => fact.kind === 'step' && fact.register === register) ? 'normal' : null;
};
