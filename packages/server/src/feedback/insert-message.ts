// A message of a conversation with its pictures, within the transaction of what it is part of.
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { Picture } from './pictures/read-picture.ts';

export type NewMessage = {
  readonly feedbackId: number;
  readonly from: 'user' | 'administrator';
  readonly accountId: number;
  readonly content: string;
  readonly pictures: readonly Picture[];
  readonly at: Date;
};

/** The message's id. */
export const insertMessage = async (trx: Kysely<Database>, message: NewMessage): Promise<number> => {
  const { feedbackId, from, accountId, content, pictures, at } = message;
  const { id } = await trx
    .insertInto('feedback_message')
    .values({ feedback_id: feedbackId, author: from, written_by: accountId, content, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { name, mediaType, width, height, bytes } of pictures) {
    await trx
      .insertInto('feedback_file')
      .values({ message_id: id, name, media_type: mediaType, width, height, bytes })
      .execute();
  }
  return id;
};

/** Holds back other messages of the conversation until the transaction ends. */
export const lockFeedback = async (trx: Kysely<Database>, id: number) =>
  trx
    .selectFrom('feedback')
    .selectAll()
    .where(sql<boolean>`id = ${id}::bigint`)
    .forUpdate()
    .executeTakeFirst();
