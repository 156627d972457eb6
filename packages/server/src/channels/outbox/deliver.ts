// One attempt with one claimed message, and what came of it written down.
import { setTimeout as wait } from 'node:timers/promises';
import { isLanguage, languageOf } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import type { PublicAddress } from '../../config/public-address.ts';
import type { Log } from '../../log/log.ts';
import type { Database } from '../../storage/schema.ts';
import type { ClaimedDelivery, SendOutcome } from '../claimed-delivery.ts';
import { messageOf } from '../message.ts';
import type { Senders } from '../senders/create-senders.ts';
import { dropDelivery, writeOutcome } from './write-outcome.ts';

export type Delivering = {
  readonly db: Kysely<Database>;
  readonly log: Log;
  readonly senders: Senders;
  readonly publicAddress: Pick<PublicAddress, 'linkTo'>;
  readonly leaseMs: number;
};

/** Answers what came of it; null: it was not wanted any more. */
export const deliver = async (
  delivering: Delivering,
  delivery: ClaimedDelivery,
  stopping: AbortSignal,
): Promise<SendOutcome | null> => {
  if (!delivery.isWanted && delivery.step !== null) {
    await dropDelivery(delivering.db, delivery);
    return null;
  }
  // Shorter than the claim, so that nobody sends the same message meanwhile.
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(delivering.leaseMs / 2)]);
  const outcome = await attempt(delivering, delivery, signal);
  await writeDown(delivering, { delivery, outcome, stopping });
  return outcome;
};

const attempt = async (
  { senders, publicAddress, log }: Delivering,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<SendOutcome> => {
  if (!delivery.isWanted) return pushOff;
  if (delivery.isOverdue) return overdue;
  const send = senders.of(delivery.target);
  if (send === null) return unavailable;
  const lang = isLanguage(delivery.lang) ? delivery.lang : languageOf([delivery.lang]);
  try {
    const message = messageOf(delivery, lang);
    return await send({ delivery, message, lang, link: publicAddress.linkTo(message.path) }, signal);
  } catch (error) {
    log.error({ err: error, delivery: delivery.id }, 'A message could not be made.');
    return { kind: 'again', failure: 'unavailable', said: 'It could not be made.', afterMs: null };
  }
};

const pushOff: SendOutcome = {
  kind: 'failed',
  failure: 'pushOff',
  said: 'Notifications are switched off in the account’s settings.',
};
const overdue: SendOutcome = { kind: 'failed', failure: 'expired', said: 'It waited for over a day.' };
const unavailable: SendOutcome = {
  kind: 'failed',
  failure: 'unavailable',
  said: 'This server has no settings for it.',
};

const retryWriteMs = 500;

type Written = {
  readonly delivery: ClaimedDelivery;
  readonly outcome: SendOutcome;
  readonly stopping: AbortSignal;
};

/** Once the receiver has the message, a database that is away for a moment must not make it a second one. */
const writeDown = async (
  { db, log, leaseMs }: Delivering,
  { delivery, outcome, stopping }: Written,
): Promise<void> => {
  const untilMs = performance.now() + leaseMs;
  for (;;) {
    try {
      await writeOutcome(db, delivery, outcome);
      return;
    } catch (error) {
      if (stopping.aborted || performance.now() > untilMs) throw error;
      log.warn({ err: error, delivery: delivery.id }, 'What came of a message is written down once more.');
      await wait(retryWriteMs);
    }
  }
};
