// The columns of mails that administrators see.
import type { ListedMail } from '@ohmstead/contract';
import { isLanguage } from '@ohmstead/i18n';
import type { Kysely } from 'kysely';
import type { MailContent } from '../../mail/mail-content.ts';
import { subjectOf } from '../../mail/subject-of.ts';
import type { Database } from '../../storage/schema.ts';

export const readMails = (db: Kysely<Database>) =>
  db
    .selectFrom('mail')
    .leftJoin('account', 'account.id', 'mail.account_id')
    .select(['mail.id', 'mail.to_address', 'account.username', 'mail.subject', 'mail.lang'])
    .select(['mail.created_at', 'mail.attempts', 'mail.next_attempt_at', 'mail.sent_at', 'mail.failed_at'])
    .select(['mail.error', 'mail.content']);

export type MailRowShown = Awaited<ReturnType<ReturnType<typeof readMails>['executeTakeFirstOrThrow']>>;

/** `brand` is the title that it is sent under. */
export const presentMail = (row: MailRowShown, brand: string): ListedMail => ({
  id: row.id,
  to: row.to_address,
  username: row.username,
  subject: subjectShown(row, brand),
  lang: row.lang,
  state: stateOf(row),
  createdAt: row.created_at.toISOString(),
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  error: row.error,
});

/** Of one that was sent it is what was sent. */
const subjectShown = ({ content, lang, subject }: MailRowShown, brand: string): string =>
  content !== null && isLanguage(lang) ? subjectOf(content as MailContent, { lang, brand }) : subject;

const stateOf = ({ sent_at, failed_at }: MailRowShown): ListedMail['state'] => {
  if (sent_at !== null) return 'sent';
  return failed_at === null ? 'waiting' : 'failed';
};
