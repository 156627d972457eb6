// What came of an attempt, in the message's row and its channel's.
import { type Kysely, sql } from 'kysely';
import { retryDelayMs } from '../../mail/retry-delay.ts';
import type { Database } from '../../storage/schema.ts';
import { transact } from '../../storage/transact.ts';
import type { ClaimedDelivery, SendOutcome } from '../claimed-delivery.ts';

type Db = Kysely<Database>;
type Claimed = Pick<ClaimedDelivery, 'id' | 'claim' | 'channelId' | 'step' | 'attempts'>;

const now = sql<Date>`now()`;

/** False: the claim had ended, and somebody else may have the message. */
export const writeOutcome = (db: Db, claimed: Claimed, outcome: SendOutcome): Promise<boolean> =>
  transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('delivery')
      .set({ claimed_by: null, claimed_until: null, ...columnsOf(outcome, claimed) })
      .where('id', '=', claimed.id)
      .where('claimed_by', '=', claimed.claim)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await freeChannel(trx, claimed);
    await noteInChannel(trx, claimed.channelId, outcome);
    return true;
  });

/** Nobody is waiting for a test any more when it could be repeated. */
const pauseMs = ({ afterMs }: { readonly afterMs: number | null }, { step, attempts }: Claimed) => {
  const usualMs = retryDelayMs(attempts, Math.random());
  return step === null || usualMs === null ? null : Math.max(afterMs ?? 0, usualMs);
};

const columnsOf = (outcome: SendOutcome, claimed: Claimed) => {
  if (outcome.kind === 'queued') return { next_attempt_at: null };
  if (outcome.kind === 'sent') return { sent_at: now, next_attempt_at: null, failure: null, error: null };
  const said = { failure: failureOf(outcome), error: outcome.said };
  const inMs = outcome.kind === 'again' ? pauseMs(outcome, claimed) : null;
  return inMs === null
    ? { ...said, failed_at: now, next_attempt_at: null }
    : { ...said, next_attempt_at: sql<Date>`now() + ${inMs} * interval '1 millisecond'` };
};

type Trouble = Exclude<SendOutcome, { kind: 'sent' | 'queued' }>;

const failureOf = (outcome: Trouble) => (outcome.kind === 'gone' ? 'gone' : outcome.failure);

/** A receiver that exists no more is asked no more. */
const noteInChannel = async (trx: Db, channelId: number, outcome: SendOutcome): Promise<void> => {
  if (outcome.kind === 'queued') return;
  const columns =
    outcome.kind === 'sent'
      ? { last_sent_at: now }
      : {
          last_failed_at: now,
          last_failure: failureOf(outcome),
          last_error: outcome.said,
          ...(outcome.kind === 'gone' && { is_on: false }),
        };
  await trx.updateTable('channel').set(columns).where('id', '=', channelId).execute();
};

/** It is not wanted any more: as if it had never been. */
export const dropDelivery = (db: Db, claimed: Pick<Claimed, 'id' | 'claim' | 'channelId'>): Promise<void> =>
  transact(db, async (trx) => {
    await trx
      .deleteFrom('delivery')
      .where('id', '=', claimed.id)
      .where('claimed_by', '=', claimed.claim)
      .execute();
    await freeChannel(trx, claimed);
  });

/** Its next message may go. */
const freeChannel = async (
  trx: Db,
  { channelId, claim }: Pick<Claimed, 'channelId' | 'claim'>,
): Promise<void> => {
  await trx
    .updateTable('channel')
    .set({ busy_with: null, busy_until: null })
    .where('id', '=', channelId)
    .where('busy_with', '=', claim)
    .execute();
};
