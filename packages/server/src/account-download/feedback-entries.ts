// Feedback with both sides' messages and its pictures.
import type { RequestScope } from '../sites/request-scope.ts';
import { jsonOfRows, pagedRows } from './paged-rows.ts';
import type { ZipEntry } from './zip-stream.ts';

export const feedbackEntries = async (scope: RequestScope): Promise<ZipEntry[]> => [
  { name: 'feedback.json', content: () => jsonOfRows(conversationsOf(scope)) },
  ...(await picturesOf(scope)),
];

const conversationsAtOnce = 20;

async function* conversationsOf(scope: RequestScope) {
  for await (const rows of feedbackOf(scope)) {
    const messages = await messagesOf(
      scope,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => ({
      ...row,
      messages: messages.filter(({ feedbackId }) => feedbackId === row.id),
    }));
  }
}

const feedbackOf = ({ db, accountId }: RequestScope) =>
  pagedRows(
    (after: { id: number } | null, limit) =>
      db
        .selectFrom('feedback')
        .select(['id', 'type', 'title', 'email', 'created_at as createdAt', 'finished_at as finishedAt'])
        .where('account_id', '=', accountId)
        .where('id', '>', after?.id ?? 0)
        .orderBy('id')
        .limit(limit)
        .execute(),
    conversationsAtOnce,
  );

const messagesOf = ({ db }: RequestScope, feedbackIds: readonly number[]) =>
  db
    .selectFrom('feedback_message')
    .select(['id', 'feedback_id as feedbackId', 'author', 'content', 'created_at as createdAt'])
    .where('feedback_id', 'in', feedbackIds)
    .orderBy('id')
    .execute();

const picturesOf = async ({ db, accountId }: RequestScope): Promise<ZipEntry[]> => {
  const files = await db
    .selectFrom('feedback_file')
    .innerJoin('feedback_message', 'feedback_message.id', 'message_id')
    .innerJoin('feedback', 'feedback.id', 'feedback_id')
    .select(['feedback_file.id', 'feedback.id as feedbackId', 'message_id as messageId', 'media_type'])
    .where('feedback.account_id', '=', accountId)
    .orderBy('feedback_file.id')
    .execute();
  return files.map(({ id, feedbackId, messageId, media_type }) => ({
    name: `feedback/${feedbackId}-${messageId}-${id}.${media_type === 'image/png' ? 'png' : 'jpg'}`,
    content: async function* () {
      const file = await db
        .selectFrom('feedback_file')
        .select('bytes')
        .where('id', '=', id)
        .executeTakeFirst();
      if (file) yield file.bytes;
    },
  }));
};
