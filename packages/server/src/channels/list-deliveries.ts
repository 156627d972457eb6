import { type Delivery, deliveryPageSize } from '@ohmstead/contract';
import type { LanguageCode } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { titleOf } from './message.ts';

type Asked = { readonly accountId: number; readonly lang: LanguageCode; readonly skip: number };

/** The newest first. */
export const listDeliveries = async (
  db: Kysely<Database>,
  { accountId, lang, skip }: Asked,
): Promise<Delivery[]> => {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('channel', 'channel.id', 'delivery.channel_id')
    .select(['delivery.id', 'channel_id as channelId', 'channel.kind as channel'])
    .select([
      'channel.name as channelName',
      'incident_id as incidentId',
      'site_id as siteId',
      'step',
      'content',
    ])
    .select(['delivery.created_at as createdAt', 'sent_at', 'failed_at', 'attempts', 'failure', 'error'])
    .where('delivery.account_id', '=', accountId)
    .orderBy('delivery.id', 'desc')
    .offset(skip)
    .limit(deliveryPageSize)
    .execute();
  return rows.map(({ content, sent_at, failed_at, ...row }) => ({
    ...row,
    title: titleOf({ step: row.step, content }, lang),
    state: deliveryState({ sent_at, failed_at }),
    createdAt: row.createdAt.toISOString(),
    endedAt: (sent_at ?? failed_at)?.toISOString() ?? null,
  }));
};

type Ends = { readonly sent_at: Date | null; readonly failed_at: Date | null };

export const deliveryState = ({ sent_at, failed_at }: Ends): Delivery['state'] => {
  if (sent_at !== null) return 'sent';
  return failed_at === null ? 'waiting' : 'failed';
};
