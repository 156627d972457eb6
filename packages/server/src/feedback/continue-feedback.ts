import { type Kysely, sql } from 'kysely';
import { type Outcome, refuse } from '../errors/outcome.ts';
import { transactUnlessRefused } from '../errors/transact-unless-refused.ts';
import type { Database } from '../storage/schema.ts';
import { findRepeat } from './find-repeat.ts';
import { insertMessage, lockFeedback, type NewMessage } from './insert-message.ts';

/** The message's id; the same one for the same sent again. */
export const continueFeedback = (
  db: Kysely<Database>,
  message: Omit<NewMessage, 'from'>,
): Promise<Outcome<number>> =>
  transactUnlessRefused(db, async (trx) => {
    const feedback = await lockFeedback(trx, message.feedbackId);
    if (!feedback) return refuse('wrong_id');
    const repeat = await findRepeat(trx, message);
    if (repeat?.feedbackId === feedback.id) return repeat.messageId;
    if (feedback.finished_at !== null) return refuse('feedback_finished');
    return appendMessage(trx, { ...message, from: 'user' });
  });

/** To a conversation that is locked and open. */
export const appendMessage = async (trx: Kysely<Database>, message: NewMessage): Promise<number> => {
  const { feedbackId, from, at } = message;
  // An answer is new whatever the clock said when its reader looked last.
  const read_at =
    from === 'user' ? at : sql<Date>`least(read_at, ${new Date(at.getTime() - 1)}::timestamptz)`;
  await trx
    .updateTable('feedback')
    .set({ last_message_at: at, last_from: from, read_at })
    .where('id', '=', feedbackId)
    .execute();
  return insertMessage(trx, message);
};

/** False: it was finished already. */
export const finishFeedback = async (db: Kysely<Database>, id: number, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
