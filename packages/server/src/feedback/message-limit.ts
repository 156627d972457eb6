// How many messages with their pictures an account may send within a day.
import { hourMs } from '@ohmstead/domain';
import type { Kysely } from 'kysely';
import { type Refusal, refuse } from '../errors/outcome.ts';
import type { Database } from '../storage/schema.ts';

const mostMessagesPerDay = 50;

export const refuseTooMany = async (
  db: Kysely<Database>,
  accountId: number,
  at: Date,
): Promise<Refusal | null> => {
  const { count } = await db
    .selectFrom('feedback_message')
    .innerJoin('feedback', 'feedback.id', 'feedback_message.feedback_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('feedback.account_id', '=', accountId)
    .where('feedback_message.author', '=', 'user')
    .where('feedback_message.created_at', '>', new Date(at.getTime() - 24 * hourMs))
    .executeTakeFirstOrThrow();
  return count < mostMessagesPerDay
    ? null
    : refuse('feedback_too_many', { retryAfterSeconds: hourMs / 1000 });
};
