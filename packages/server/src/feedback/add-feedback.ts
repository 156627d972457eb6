import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { transact } from '../storage/transact.ts';
import { findRepeat } from './find-repeat.ts';
import { insertMessage } from './insert-message.ts';
import type { Picture } from './pictures/read-picture.ts';

export type NewFeedback = {
  readonly accountId: number;
  readonly type: 'bug' | 'suggestion' | 'demand';
  readonly title: string;
  readonly content: string;
  readonly email: string | null;
  readonly pictures: readonly Picture[];
  readonly at: Date;
};

/** The feedback's id; the same one for the same sent again. */
export const addFeedback = (db: Kysely<Database>, given: NewFeedback): Promise<number> =>
  transact(db, async (trx) => {
    const repeat = await findRepeat(trx, given);
    if (repeat && (await isAlike(trx, repeat.feedbackId, given))) return repeat.feedbackId;
    const { accountId, content, pictures, at } = given;
    const feedbackId = await insertFeedback(trx, given);
    await insertMessage(trx, { feedbackId, from: 'user', accountId, content, pictures, at });
    return feedbackId;
  });

const isAlike = async (
  trx: Transaction<Database>,
  id: number,
  { type, title }: NewFeedback,
): Promise<boolean> => {
  const row = await trx
    .selectFrom('feedback')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', type)
    .where('title', '=', title)
    .executeTakeFirst();
  return row !== undefined;
};

const insertFeedback = async (
  trx: Transaction<Database>,
  { accountId, type, title, email, at }: NewFeedback,
): Promise<number> => {
  const { id } = await trx
    .insertInto('feedback')
    .values({
      account_id: accountId,
      type,
      title,
      email,
      created_at: at,
      last_message_at: at,
      last_from: 'user',
      read_at: at,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
