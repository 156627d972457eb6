// One feedback with its conversation.
import type { FeedbackDetail } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { feedbackColumns, presentFeedback } from './feedback-row.ts';

type Db = Kysely<Database>;

/** Of a longer conversation only the newest are shown; whoever writes a message a day needs years for it. */
const mostMessages = 1000;

export const readFeedback = async (db: Db, id: number): Promise<FeedbackDetail | null> => {
  const row = await db
    .selectFrom('feedback')
    .select([...feedbackColumns, 'feedback.email'])
    .where(sql<boolean>`feedback.id = ${id}::bigint`)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...presentFeedback(row),
    email: row.email,
    finishedAt: row.finished_at?.toISOString() ?? null,
    messages: await messagesOf(db, id),
  };
};

const messagesOf = async (db: Db, feedbackId: number): Promise<FeedbackDetail['messages']> => {
  const messages = await db
    .selectFrom('feedback_message')
    .select(['id', 'author', 'content', 'created_at'])
    .where('feedback_id', '=', feedbackId)
    .orderBy('id', 'desc')
    .limit(mostMessages)
    .execute();
  const files = await filesOf(db, feedbackId);
  return messages.reverse().map(({ id, author, content, created_at }) => ({
    id,
    from: author,
    content,
    createdAt: created_at.toISOString(),
    files: files.filter((file) => file.messageId === id).map(({ messageId: _, ...file }) => file),
  }));
};

const filesOf = (db: Db, feedbackId: number) =>
  db
    .selectFrom('feedback_file')
    .innerJoin('feedback_message', 'feedback_message.id', 'feedback_file.message_id')
    .where('feedback_message.feedback_id', '=', feedbackId)
    .orderBy('feedback_file.id')
    .select([
      'feedback_file.id',
      'feedback_file.message_id as messageId',
      'feedback_file.name',
      'feedback_file.media_type as mediaType',
      'feedback_file.width',
      'feedback_file.height',
    ])
    .execute();

/** Its writer has seen what is in it now. */
export const markRead = async (db: Db, id: number, at: Date): Promise<void> => {
  await db
    .updateTable('feedback')
    .set({ read_at: sql<Date>`greatest(read_at, last_message_at, ${at}::timestamptz)` })
    .where('id', '=', id)
    .execute();
};
