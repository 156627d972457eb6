// The columns of mails that administrators see.
import type { ListedMail } from '@ohmstead/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../storage/schema.ts';

export const readMails = (db: Kysely<Database>) =>
  db
    .selectFrom('mail')
    .leftJoin('account', 'account.id', 'mail.account_id')
    .select(['mail.id', 'mail.to_address', 'account.username', 'mail.subject', 'mail.lang'])
    .select(['mail.created_at', 'mail.attempts', 'mail.next_attempt_at', 'mail.sent_at', 'mail.failed_at'])
    .select('mail.error');

export type MailRowShown = Awaited<ReturnType<ReturnType<typeof readMails>['executeTakeFirstOrThrow']>>;

export const presentMail = (row: MailRowShown): ListedMail => ({
  id: row.id,
  to: row.to_address,
  username: row.username,
  subject: row.subject,
  lang: row.lang,
  state: stateOf(row),
  createdAt: row.created_at.toISOString(),
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  error: row.error,
});

const stateOf = ({ sent_at, failed_at }: MailRowShown): ListedMail['state'] => {
  if (sent_at !== null) return 'sent';
  return failed_at === null ? 'waiting' : 'failed';
};
