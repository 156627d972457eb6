// Writes the messages about a step of an incident, in the transaction that decides to send them: one for each channel that
// wants it. What follows a beginning goes only where the beginning went.
import { type IncidentKind, incidentKind, quietUntil } from '@ohmstead/domain';
import type { Insertable, Kysely } from 'kysely';
import type { NotifiedStep } from '../incident-steps/notified-step.ts';
import type { DeliveryRow } from '../storage/schema/channels.ts';
import type { Database } from '../storage/schema.ts';
import { channelsForBeginning } from './channels-for-beginning.ts';
import { channelsForSequel } from './channels-for-sequel.ts';
import type { WantingChannel } from './wanting-channel.ts';

type Db = Kysely<Database>;

export const queueDeliveries = async (trx: Db, notified: NotifiedStep): Promise<void> => {
  const wanting =
    notified.step === 'began'
      ? await channelsForBeginning(trx, notified)
      : await channelsForSequel(trx, notified);
  if (wanting.length === 0) return;
  await trx
    .insertInto('delivery')
    .values(wanting.map((channel) => rowOf(notified, channel)))
    .onConflict((conflict) => conflict.columns(['step_id', 'channel_id']).doNothing())
    .execute();
};

const rowOf = (notified: NotifiedStep, channel: WantingChannel): Insertable<DeliveryRow> => {
  const nowMs = channel.now.getTime();
  const heldUntil = endOfRest(channel, notified.incident.kind, { zone: notified.timeZone, nowMs });
  return {
    channel_id: channel.id,
    account_id: channel.accountId,
    step_id: notified.stepId,
    incident_id: notified.incidentId,
    site_id: notified.siteId,
    step: notified.step,
    content: JSON.stringify({
      incident: notified.incident,
      at: notified.at.toISOString(),
      timeZone: notified.timeZone,
      currency: notified.currency,
    }),
    held_until: heldUntil,
    next_attempt_at: heldUntil ?? channel.now,
  };
};

type Moment = { readonly zone: string; readonly nowMs: number };

const endOfRest = (
  { fromTime, toTime, urgentToo }: WantingChannel,
  kind: IncidentKind,
  { zone, nowMs }: Moment,
): Date | null => {
  if (fromTime === null || toTime === null) return null;
  if (urgentToo && incidentKind(kind).urgency === 'urgent') return null;
  const endMs = quietUntil({ from: fromTime, to: toTime }, zone, nowMs);
  return endMs === null ? null : new Date(endMs);
};
