// Decisions about a meter's counters as they were made. None is ever changed: what is undone stays, with a row more.
import type { AuditItem } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { DecisionDetail } from '../ingest/admission/counter-rules.ts';
import { instantOf, microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;
type Decision = AuditItem['history'][number];

/** Stands for the register where a decision is about the device itself. */
export const deviceItself = -2;

export type DecisionFact = {
  readonly id: number;
  readonly atMicros: number;
  readonly register: number;
  readonly kind: 'step' | 'replacement' | 'undo';
  readonly detail: DecisionDetail;
  readonly undoes: number | null;
  readonly by: string | null;
  readonly decidedAt: Date;
};

const facts = (db: Db, meterId: number) =>
  db
    .selectFrom('counter_decision')
    .leftJoin('account', 'account.id', 'counter_decision.account_id')
    .where('counter_decision.meter_id', '=', meterId)
    .select([
      'counter_decision.id',
      microsOf(sql.ref('counter_decision.at')).as('atMicros'),
      'counter_decision.register',
      'counter_decision.kind',
      sql<DecisionDetail>`counter_decision.detail`.as('detail'),
      'counter_decision.undoes',
      'account.username as by',
      'counter_decision.decided_at as decidedAt',
    ])
    .orderBy('counter_decision.id');

/** The facts of these instants, oldest first. */
export const factsAt = (db: Db, meterId: number, atMicros: readonly number[]): Promise<DecisionFact[]> =>
  facts(db, meterId)
    .where(
      'counter_decision.at',
      '=',
      sql<Date>`any(select ${instantOf(sql.ref('micros'))}
        from unnest(${[...atMicros]}::int8[]) as wanted (micros))`,
    )
    .execute();

/** The newest decision that is not undone: it replaces older ones of the same item. */
export const inForce = (history: readonly DecisionFact[]): DecisionFact | null => {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.findLast(({ kind, id }) => kind !== 'undo' && !undone.has(id)) ?? null;
};

export const presentFact = ({ id, kind, detail, by, decidedAt }: DecisionFact): Decision => ({
  id,
  verdict: kind === 'step' ? (detail.verdict ?? 'keep') : kind,
  by,
  decidedAt: decidedAt.toISOString(),
});

export type NewFact = {
  readonly meterId: number;
  readonly atMicros: number;
  readonly register: number;
  readonly kind: DecisionFact['kind'];
  readonly detail: object;
  readonly undoes: number | null;
  readonly accountId: number;
  readonly decidedAtMs: number;
};

export const addFact = async (db: Db, fact: NewFact): Promise<number> => {
  const { id } = await db
    .insertInto('counter_decision')
    .values({
      meter_id: fact.meterId,
      at: instantOf(fact.atMicros),
      register: fact.register,
      kind: fact.kind,
      detail: JSON.stringify(fact.detail),
      undoes: fact.undoes,
      account_id: fact.accountId,
      decided_at: new Date(fact.decidedAtMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
