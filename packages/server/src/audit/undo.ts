// Takes a decision back: the ledger is then as it was before the decision.
import { type Kysely, sql, type Transaction } from 'kysely';
import { isRefused, type Outcome, refuse } from '../errors/outcome.ts';
import { lockMeters } from '../readings/lock-meters.ts';
import { markStale } from '../recompute/stale-ledger.ts';
import { claimColumns, claimSerialNumber, isSerialNumberTaken } from '../sites/claims/claim-serial-number.ts';
import { microsOf } from '../storage/instants.ts';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { type Decided, type Decider, recompute } from './decide.ts';
import { addFact, type DecisionFact, factsAt, inForce } from './decision-facts.ts';
import { invalidateDemandIn } from './invalidate-demand.ts';
import type { Noted, Noter } from './note-steps.ts';

export const undo = async (
  decider: Decider,
  meterId: number,
  decisionId: number,
): Promise<Outcome<Decided>> => {
  const { db, ingest } = decider;
  const noted = await transact(db, (trx) => noteUndo(trx, decider, { meterId, decisionId })).catch(
    (error) => {
      if (isSerialNumberTaken(error)) return refuse('sn_used');
      throw error;
    },
  );
  if (!isRefused(noted)) for (const sn of noted.serialNumbers) ingest.meterChanged(sn);
  return recompute(decider, meterId, noted);
};

type DecisionKey = { readonly meterId: number; readonly decisionId: number };

type NotedUndo = Noted & {
  readonly serialNumbers: readonly string[];
  /** What was taken back. */
  readonly facts: readonly DecisionFact[];
};

export const noteUndo = async (
  trx: Transaction<Database>,
  noter: Noter,
  { meterId, decisionId }: DecisionKey,
): Promise<Outcome<NotedUndo>> => {
  const atMicros = await instantOfDecision(trx, { meterId, decisionId });
  if (atMicros === null) return refuse('decision_unknown');
  // Of two who take the same back at once one comes second.
  await lockMeters(trx, [meterId]);
  await markStale(trx, meterId, { fromMicros: atMicros, toMicros: atMicros });
  const facts = await factsAt(trx, meterId, [atMicros]);
  const fact = facts.find(({ id }) => id === decisionId);
  if (!fact || !isInForce(facts, fact)) return refuse('decision_undone');
  const serialNumbers = await restoreSerialNumber(trx, { accountId: noter.accountId, meterId }, fact);
  if (serialNumbers === null) return refuse('sn_used');
  const together = togetherWith(facts, fact);
  const ids: number[] = [];
  for (const one of together) {
    ids.push(await addUndo(trx, noter, { meterId, fact: one }));
    await invalidateDemandIn(trx, meterId, one);
  }
  return { decisionId: ids[0] ?? decisionId, serialNumbers, facts: together };
};

const addUndo = (
  trx: Transaction<Database>,
  { accountId, nowMs }: Noter,
  { meterId, fact }: { readonly meterId: number; readonly fact: DecisionFact },
): Promise<number> =>
  addFact(trx, {
    meterId,
    atMicros: fact.atMicros,
    register: fact.register,
    kind: 'undo',
    detail: {},
    undoes: fact.id,
    accountId,
    decidedAtMs: nowMs,
  });

/** What was decided at once is taken back as a whole. */
const togetherWith = (facts: readonly DecisionFact[], fact: DecisionFact): DecisionFact[] => {
  const others = facts.filter(
    (other) => other.id !== fact.id && areTogether(fact, other) && isInForce(facts, other),
  );
  return [fact, ...others];
};

/** Answers of an instant are to one question. */
const areTogether = (one: DecisionFact, other: DecisionFact): boolean =>
  firstOf(one) === firstOf(other) || (one.detail.answer !== undefined && other.detail.answer !== undefined);

const firstOf = ({ id, detail }: DecisionFact): number => detail.together ?? id;

/** What marks a judgement as seen replaces no decision. */
const isInForce = (facts: readonly DecisionFact[], { id, register }: DecisionFact): boolean => {
  const ofItem = facts.filter((fact) => fact.register === register);
  const decisions = ofItem.filter(({ kind, detail }) => kind === 'undo' || detail.verdict !== 'keep');
  return inForce(ofItem)?.id === id || inForce(decisions)?.id === id;
};

const instantOfDecision = async (
  db: Kysely<Database>,
  { meterId, decisionId }: DecisionKey,
): Promise<number | null> => {
  const row = await db
    .selectFrom('counter_decision')
    .select(microsOf(sql.ref('at')).as('atMicros'))
    .where('meter_id', '=', meterId)
    .where(sql<boolean>`id = ${decisionId}::bigint`)
    .where('kind', '!=', 'undo')
    .executeTakeFirst();
  return row?.atMicros ?? null;
};

/** The serial numbers that changed; null when the old one is somebody else's by now. */
const restoreSerialNumber = async (
  trx: Transaction<Database>,
  { accountId, meterId }: { readonly accountId: number; readonly meterId: number },
  { detail: { snBefore, sn } }: DecisionFact,
): Promise<string[] | null> => {
  if (snBefore === undefined || sn === undefined || snBefore === sn) return [];
  const meter = await trx
    .selectFrom('meter')
    .select('sn')
    .where('id', '=', meterId)
    .executeTakeFirstOrThrow();
  if (meter.sn !== sn) return [];
  const serialNumber = await claimSerialNumber(trx, { sn: snBefore, accountId, claim: false });
  if (serialNumber === 'used') return null;
  await trx
    .updateTable('meter')
    .set({ sn: snBefore, ...claimColumns(serialNumber) })
    .where('id', '=', meterId)
    .execute();
  return [sn, snBefore];
};
