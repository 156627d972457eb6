// A message that is sent again, because its answer was lost or came too late, is kept once.
import { minuteMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { NewMessage } from './insert-message.ts';

type Db = Kysely<Database>;

const repeatedWithinMs = 10 * minuteMs;

export type Repeat = { readonly feedbackId: number; readonly messageId: number };

/** The account's last message, if it says the same and shows as much. */
export const findRepeat = async (
  trx: Db,
  { accountId, content, pictures, at }: Omit<NewMessage, 'feedbackId' | 'from'>,
): Promise<Repeat | null> => {
  const last = await trx
    .selectFrom('feedback_message')
    .innerJoin('feedback', 'feedback.id', 'feedback_message.feedback_id')
    .select([
      'feedback_message.id as messageId',
      'feedback.id as feedbackId',
      'feedback_message.content',
      'feedback_message.created_at',
    ])
    .where('feedback.account_id', '=', accountId)
    .where('feedback_message.author', '=', 'user')
    .orderBy('feedback_message.id', 'desc')
    .executeTakeFirst();
  if (!last || last.content !== content) return null;
  if (at.getTime() - last.created_at.getTime() > repeatedWithinMs) return null;
  const sizes = pictures.map(({ bytes }) => bytes.length).join();
  return sizes === (await sizesOf(trx, last.messageId)) ? last : null;
};

const sizesOf = async (trx: Db, messageId: number): Promise<string> => {
  const files = await trx
    .selectFrom('feedback_file')
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute();
  return files.map(({ size }) => size).join();
};
