// Puts a mail into the outbox, in the transaction of what it is about: it is sent if and only if that is committed.
import { randomUUID } from 'node:crypto';
import { type LanguageCode, textOf } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { MailContent } from './mail-content.ts';

export type QueuedMail = {
  readonly accountId: number | null;
  readonly to: string;
  readonly lang: LanguageCode;
  readonly content: MailContent;
};

/** Mails to an account, and to an address, within 24 hours. */
const mostPerDay = 20;

/** `capped`: enough were sent within a day; this one is not. */
export const queueMail = async (db: Kysely<Database>, mail: QueuedMail): Promise<'queued' | 'capped'> => {
  if (await isCapped(db, mail)) return 'capped';
  await db
    .insertInto('mail')
    .values({
      message_id: `<${randomUUID()}@ohmstead>`,
      account_id: mail.accountId,
      to_address: mail.to,
      lang: mail.lang,
      content: JSON.stringify(mail.content),
      subject: textOf(mail.lang, `mail.${mail.content.kind}.subject`),
      claimed_by: null,
      claimed_until: null,
      sent_at: null,
      failed_at: null,
      error: null,
    })
    .execute();
  return 'queued';
};

const isCapped = async (db: Kysely<Database>, { accountId, to }: QueuedMail): Promise<boolean> => {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where((eb) => eb.or([eb('to_address', '=', to), eb('account_id', '=', accountId)]))
    .executeTakeFirstOrThrow();
  return count >= mostPerDay;
};
