// How the person is notified of incidents, and the messages that were sent.
import type { LanguageCode } from '@ohmstead/i18n';
import { titleOf } from '../channels/message.ts';
import { presentChannel } from '../channels/present-channel.ts';
import type { RequestScope } from '../sites/request-scope.ts';
import { jsonOfRows, onePage, pagedRows } from './paged-rows.ts';
import type { ZipEntry } from './zip-stream.ts';

export const channelEntries = (scope: RequestScope, lang: LanguageCode): ZipEntry[] => [
  { name: 'channels.json', content: () => jsonOfRows(onePage(() => channelsOf(scope))) },
  { name: 'messages.json', content: () => jsonOfRows(messagesOf(scope, lang)) },
];

/** Without what lets others send there. */
const channelsOf = async ({ db, accountId }: RequestScope) => {
  const rows = await db
    .selectFrom('channel')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(presentChannel);
};

const messagesOf = ({ db, accountId }: RequestScope, lang: LanguageCode) =>
  pagedRows(async (after: { id: number } | null, limit) => {
    const rows = await db
      .selectFrom('delivery')
      .select(['id', 'channel_id as channelId', 'incident_id as incidentId', 'step', 'content'])
      .select(['created_at as createdAt', 'sent_at as sentAt', 'failed_at as failedAt', 'failure', 'error'])
      .where('account_id', '=', accountId)
      .where('id', '>', after?.id ?? 0)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ content, ...row }) => ({ ...row, title: titleOf({ step: row.step, content }, lang) }));
  });
