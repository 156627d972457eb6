// Who gets a recovery or a correction: whoever was notified of what went before. What quiet hours still hold back has reached
// nobody, so it becomes one message with the recovery, or none.
import { incidentKind } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { NotifiedStep } from '../incident-steps/notified-step.ts';
import type { Database } from '../storage/schema.ts';
import type { WantingChannel } from './wanting-channel.ts';

type Db = Kysely<Database>;

export const channelsForSequel = async (trx: Db, notified: NotifiedStep): Promise<WantingChannel[]> => {
  const earlier = await earlierMessages(trx, notified);
  const held = earlier.filter(({ isHeld }) => isHeld);
  if (held.length > 0)
    await trx
      .deleteFrom('delivery')
      .where(
        'id',
        'in',
        held.map(({ deliveryId }) => deliveryId),
      )
      .execute();
  const isWorthAMessage =
    notified.step === 'recovered' && incidentKind(notified.incident.kind).urgency === 'urgent';
  const chosen = isWorthAMessage ? earlier : earlier.filter(({ isHeld }) => !isHeld);
  return [...new Map(chosen.map((message) => [message.id, message])).values()];
};

/** Locked: one that is being claimed just now is either gone by then or here with its claim. */
const earlierMessages = (trx: Db, { incidentId }: NotifiedStep) =>
  trx
    .selectFrom('delivery')
    .innerJoin('channel', 'channel.id', 'delivery.channel_id')
    .innerJoin('account', 'account.id', 'delivery.account_id')
    .leftJoin('quiet_hours', 'quiet_hours.account_id', 'delivery.account_id')
    .select(['delivery.id as deliveryId', 'channel.id', 'channel.account_id as accountId'])
    .select(['from_time as fromTime', 'to_time as toTime', 'urgent_too as urgentToo'])
    .select(sql<Date>`now()`.as('now'))
    .select(
      sql<boolean>`coalesce(attempts = 0 and claimed_by is null and held_until > now(), false)`.as('isHeld'),
    )
    .where('incident_id', '=', incidentId)
    .where('failed_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('delivery.id')
    .forUpdate('delivery')
    .execute();
