// Whom a recovery or a correction is told: whoever was told what went before. What quiet hours still hold back was told to nobody,
// so it becomes one message with the recovery, or none.
import { incidentKind } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { ToldStep } from '../incident-steps/told-step.ts';
import type { Database } from '../storage/schema.ts';
import type { WantingChannel } from './wanting-channel.ts';

type Db = Kysely<Database>;

export const channelsForSequel = async (trx: Db, told: ToldStep): Promise<WantingChannel[]> => {
  const earlier = await earlierMessages(trx, told);
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
  const isWorthAMessage = told.step === 'recovered' && incidentKind(told.incident.kind).urgency === 'urgent';
  const telling = isWorthAMessage ? earlier : earlier.filter(({ isHeld }) => !isHeld);
  return [...new Map(telling.map((message) => [message.id, message])).values()];
};

/** Locked: one that is being claimed just now is either gone by then or here with its claim. */
const earlierMessages = (trx: Db, { incidentId }: ToldStep) =>
  trx
    .selectFrom('delivery')
    .innerJoin('channel', 'channel.id', 'delivery.channel_id')
    .leftJoin('quiet_hours', 'quiet_hours.account_id', 'delivery.account_id')
    .select(['delivery.id as deliveryId', 'channel.id', 'channel.account_id as accountId'])
    .select(['from_time as fromTime', 'to_time as toTime', 'urgent_too as urgentToo'])
    .select(sql<Date>`now()`.as('now'))
    .select(
      sql<boolean>`coalesce(attempts = 0 and claimed_by is null and held_until > now(), false)`.as('isHeld'),
    )
    .where('incident_id', '=', incidentId)
    .where('failed_at', 'is', null)
    .orderBy('delivery.id')
    .forUpdate('delivery')
    .execute();
