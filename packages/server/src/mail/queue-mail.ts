// Puts a mail into the outbox, in the transaction of what it is about: it is sent if and only if that is committed.
import type { LanguageCode } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import { productName } from './brand-title.ts';
import type { MailContent } from './mail-content.ts';
import { subjectOf } from './subject-of.ts';

export type QueuedMail = {
  readonly accountId: number | null;
  readonly to: string;
  readonly lang: LanguageCode;
  readonly content: MailContent;
};

/** Mails to an account, and to an address, within 24 hours. */
export const mostPerDay = 20;

/** `capped`: enough were sent within a day; this one is not. */
export const queueMail = async (db: Kysely<Database>, mail: QueuedMail): Promise<'queued' | 'capped'> => {
  if (await isCapped(db, mail)) return 'capped';
  await db
    .insertInto('mail')
    .values({
      account_id: mail.accountId,
      to_address: mail.to,
      lang: mail.lang,
      content: JSON.stringify(mail.content),
      // That of the brand is known to whoever sends or shows it.
      subject: subjectOf(mail.content, { lang: mail.lang, brand: productName }),
    })
    .execute();
  return 'queued';
};

const isCapped = async (db: Kysely<Database>, mail: QueuedMail): Promise<boolean> =>
  (await countLately(db, sql<boolean>`lower(to_address) = lower(${mail.to})`)) >= mostPerDay ||
  (mail.accountId !== null &&
    (await countLately(db, sql<boolean>`account_id = ${mail.accountId}`)) >= mostPerDay);

const countLately = async (db: Kysely<Database>, whose: ReturnType<typeof sql<boolean>>): Promise<number> => {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where(whose)
    .executeTakeFirstOrThrow();
  return count;
};
