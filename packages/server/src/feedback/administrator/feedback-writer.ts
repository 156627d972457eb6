// Who wrote a feedback, and where an answer reaches them.
import { type LanguageCode, languageOf } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../storage/schema.ts';

export type FeedbackWriter = {
  readonly accountId: number;
  readonly username: string;
  readonly fullName: string;
  readonly lang: LanguageCode;
  /** The feedback's own address, else the account's. */
  readonly email: string | null;
};

export const findWriter = async (
  db: Kysely<Database>,
  feedbackId: number,
): Promise<FeedbackWriter | null> => {
  const row = await db
    .selectFrom('feedback')
    .innerJoin('account', 'account.id', 'feedback.account_id')
    .select([
      'account.id as accountId',
      'account.username',
      'account.full_name as fullName',
      'account.lang',
      'account.email as ofAccount',
      'feedback.email as ofFeedback',
    ])
    .where(sql<boolean>`feedback.id = ${feedbackId}::bigint`)
    .executeTakeFirst();
  if (!row) return null;
  const { ofAccount, ofFeedback, lang, ...writer } = row;
  return { ...writer, lang: languageOf([lang]), email: ofFeedback || ofAccount || null };
};
