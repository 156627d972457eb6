// The messages that somebody got about an incident.
import type { IncidentDetail } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import { deliveryState } from '../channels/list-deliveries.ts';
import type { IncidentNoticeParams } from '../notices/incident-notice.ts';
import { incidentTemplate } from '../notices/incident-notice.ts';
import type { Database } from '../storage/schema.ts';
import { incidentLink } from './notify-of-steps.ts';

type Asked = { readonly siteId: number; readonly incidentId: number; readonly accountId: number };

type Messages = IncidentDetail['messages'];
type Db = Kysely<Database>;

/** The oldest first. */
export const messagesOfIncident = async (db: Db, asked: Asked): Promise<Messages> => {
  const messages = [...(await noticesOf(db, asked)), ...(await deliveriesOf(db, asked))];
  return messages.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
};

const noticesOf = async (db: Db, { siteId, incidentId, accountId }: Asked): Promise<Messages> => {
  const notices = await db
    .selectFrom('notice')
    .select(['params', 'created_at'])
    .where('account_id', '=', accountId)
    .where('template', '=', incidentTemplate)
    .where('link', '=', incidentLink(siteId, incidentId))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return notices.map(({ params, created_at }) => ({
    // What `sendIncidentNotices` wrote.
    step: (params as IncidentNoticeParams).step,
    channel: 'app',
    name: null,
    state: 'sent',
    at: created_at.toISOString(),
    error: null,
  }));
};

const deliveriesOf = async (db: Db, { incidentId, accountId }: Asked): Promise<Messages> => {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('channel', 'channel.id', 'delivery.channel_id')
    .select(['step', 'channel.kind', 'channel.name', 'sent_at', 'failed_at', 'error'])
    .select('delivery.created_at')
    .where('incident_id', '=', incidentId)
    .where('delivery.account_id', '=', accountId)
    .where('step', 'is not', null)
    .orderBy('delivery.id')
    .execute();
  return rows.map(({ step, kind, name, sent_at, failed_at, error, created_at }) => ({
    step: step ?? 'began',
    channel: kind,
    name,
    state: deliveryState({ sent_at, failed_at }),
    at: (sent_at ?? failed_at ?? created_at).toISOString(),
    error,
  }));
};
