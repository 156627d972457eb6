import type { ListedFeedback } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { feedbackColumns, presentFeedback } from './feedback-row.ts';

const pageSize = 20;

/** The newest first. */
export const listFeedback = async (
  db: Kysely<Database>,
  accountId: number,
  skip: number,
): Promise<ListedFeedback[]> => {
  const rows = await db
    .selectFrom('feedback')
    .select(feedbackColumns)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(pageSize)
    .execute();
  return rows.map(presentFeedback);
};
