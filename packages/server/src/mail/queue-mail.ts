// Puts a mail into the outbox, in the transaction of what it is about: it is sent if and only if that is committed.
import type { LanguageCode } from '@ohmstead/i18n';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { MailContent } from './mail-content.ts';
import { putMail } from './put-mail.ts';

export type QueuedMail = {
  readonly accountId: number | null;
  readonly to: string;
  readonly lang: LanguageCode;
  readonly content: MailContent;
  /** The message to a channel that it carries: it is put in once, however often that is tried. */
  readonly deliveryId?: number;
  readonly fileIds?: readonly number[];
};

/** Mails that a person waits for, to an account, and to an address, within 24 hours. */
export const mostPerDay = 20;
/** Those about incidents count apart, so that a bad day of the meters leaves room for a forgotten password. */
export const mostMessagesPerDay = 100;

/** `capped`: enough were sent within a day; this one is not. */
export const queueMail = async (db: Kysely<Database>, mail: QueuedMail): Promise<'queued' | 'capped'> => {
  if (await isCapped(db, mail)) return 'capped';
  await putMail(db, { ...mail, urgency: 0 });
  return 'queued';
};

const isCapped = async (db: Kysely<Database>, mail: QueuedMail): Promise<boolean> => {
  const isMessage = mail.deliveryId !== undefined;
  const most = isMessage ? mostMessagesPerDay : mostPerDay;
  const count = (whose: Condition) => countLately(db, isMessage, whose);
  return (
    (await count(sql`lower(to_address) = lower(${mail.to})`)) >= most ||
    (mail.accountId !== null && (await count(sql`account_id = ${mail.accountId}`)) >= most)
  );
};

type Condition = ReturnType<typeof sql<boolean>>;

const countLately = async (db: Kysely<Database>, isMessage: boolean, whose: Condition): Promise<number> => {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .where('delivery_id', isMessage ? 'is not' : 'is', null)
    .where('urgency', '=', 0)
    .where(whose)
    .executeTakeFirstOrThrow();
  return count;
};
