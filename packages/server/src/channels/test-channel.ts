// A test message, sent while the person waits for how it went.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';
import { deliveryState } from './list-deliveries.ts';
import { claimedDelivery } from './outbox/claim-delivery.ts';
import { type Delivering, deliver } from './outbox/deliver.ts';

type Db = Kysely<Database>;
type Tested = Pick<Delivery, 'state' | 'failure' | 'error'>;

export const testChannel = async (
  delivering: Delivering,
  { id, accountId }: { readonly id: number; readonly accountId: number },
): Promise<Outcome<Tested>> => {
  const { db, senders, leaseMs } = delivering;
  const channel = await db
    .selectFrom('channel')
    .select(['target', 'confirmed_at', 'left_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!channel) return refuse('wrong_id');
  if (senders.of(channel.target) === null) return refuse('channel_unavailable');
  if (channel.confirmed_at === null || channel.left_at !== null)
    return { state: 'failed', failure: 'unconfirmed', error: null };
  const claim = randomUUID();
  const row = await db
    .insertInto('delivery')
    .values({
      channel_id: id,
      account_id: accountId,
      step_id: null,
      incident_id: null,
      site_id: null,
      step: null,
      content: null,
      held_until: null,
      attempts: 1,
      attempted_at: sql<Date>`now()`,
      claimed_by: claim,
      claimed_until: sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = await claimedDelivery(db, row.id, claim);
  if (delivery === null) return refuse('wrong_id');
  const outcome = await deliver(delivering, delivery, neverAborted);
  return outcome?.kind === 'queued' ? untilMailed(db, row.id) : testedNow(db, row.id);
};

const neverAborted = new AbortController().signal;

const testedNow = async (db: Db, id: number): Promise<Tested> => {
  const row = await db
    .selectFrom('delivery')
    .select(['sent_at', 'failed_at', 'failure', 'error'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Its channel was deleted meanwhile.
  if (!row) return { state: 'failed', failure: 'gone', error: null };
  return { state: deliveryState(row), failure: row.failure, error: row.error };
};

const patienceMs = 10_000;
const lookEveryMs = 100;

/** A mail server takes a moment; after that the message is said to wait. */
const untilMailed = async (db: Db, id: number): Promise<Tested> => {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    const tested = await testedNow(db, id);
    if (tested.state !== 'waiting' || tested.error !== null || performance.now() > endMs) return tested;
    await wait(lookEveryMs);
  }
};
