import type { Owned } from '@ohmstead/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';

type Db = Kysely<Database>;

export type FeedbackKind = Extract<Owned, 'feedback' | 'feedbackFile'>;

type OwnerQuery = { readonly kind: FeedbackKind; readonly id: number; readonly accountId: number };

/** Ids come from outside: compared as 64 bits, so that an absurd one is unknown and not an error. */
export const ownsFeedback = async (db: Db, { kind, id, accountId }: OwnerQuery): Promise<boolean> => {
  const own = db.selectFrom('feedback').select('feedback.id').where('feedback.account_id', '=', accountId);
  const row = await (kind === 'feedback'
    ? own.where(sql<boolean>`feedback.id = ${id}::bigint`)
    : own
        .innerJoin('feedback_message', 'feedback_message.feedback_id', 'feedback.id')
        .innerJoin('feedback_file', 'feedback_file.message_id', 'feedback_message.id')
        .where(sql<boolean>`feedback_file.id = ${id}::bigint`)
  ).executeTakeFirst();
  return row !== undefined;
};
