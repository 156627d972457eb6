// A row of the outbox, with the files that go with it.
import type { LanguageCode } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { MailUrgency } from '../storage/schema/people.ts';
import type { Database } from '../storage/schema.ts';
import { productName } from './brand-title.ts';
import type { MailContent } from './mail-content.ts';
import { subjectOf } from './subject-of.ts';

export type OutgoingMail = {
  readonly accountId: number | null;
  readonly to: string;
  readonly lang: LanguageCode;
  readonly content: MailContent;
  readonly urgency: MailUrgency;
  /** See `message_name`. */
  readonly messageName?: string;
  readonly fileIds?: readonly number[];
  /** The message to a channel that it carries: it is put in once, however often that is tried. */
  readonly deliveryId?: number;
  /** Not sent before that many days are over. */
  readonly afterDays?: number;
};

/** Answers its id; null: its message is in the outbox already. */
export const putMail = async (
  db: Kysely<Database>,
  {
    accountId,
    to,
    lang,
    content,
    urgency,
    messageName,
    deliveryId,
    fileIds = [],
    afterDays = 0,
  }: OutgoingMail,
): Promise<number | null> => {
  const made = await db
    .insertInto('mail')
    .values({
      account_id: accountId,
      to_address: to,
      lang,
      content: JSON.stringify(content),
      // That of the brand is known to whoever sends or shows it.
      subject: subjectOf(content, { lang, brand: productName }),
      urgency,
      message_name: messageName ?? null,
      delivery_id: deliveryId ?? null,
      next_attempt_at: sql<Date>`now() + ${afterDays} * interval '1 day'`,
    })
    .onConflict((conflict) => conflict.column('delivery_id').where('delivery_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  const { id } = made;
  if (fileIds.length > 0)
    await db
      .insertInto('mail_attachment')
      .values(fileIds.map((fileId) => ({ mail_id: id, file_id: fileId })))
      .execute();
  return id;
};
