// The table of mails as its senders use it. Several processes may: a mail is claimed for one attempt, the claim ends by the
// database's clock, and the result of an attempt is written only while its claim holds.
import { randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '@ohmstead/domain';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/schema.ts';
import type { MailContent } from './mail-content.ts';

export type ClaimedMail = {
  readonly id: number;
  readonly claim: string;
  readonly messageId: string;
  readonly accountId: number | null;
  readonly to: string;
  readonly lang: string;
  readonly content: MailContent;
  /** This one included. */
  readonly attempts: number;
  /** It should have been tried days ago, and is about what was true then; or its link works no more. */
  readonly isOverdue: boolean;
};

export type ClaimTerms = {
  /** The part of the Message-ID behind the @. */
  readonly domain: string;
  readonly leaseMs: number;
};

/** The mail that waits longest and is not claimed; null: there is none to be sent now. */
export const claimMail = async (
  db: Kysely<Database>,
  { domain, leaseMs }: ClaimTerms,
): Promise<ClaimedMail | null> => {
  const claim = randomUUID();
  const { rows } = await sql<Row>`
    update mail set
      claimed_by = ${claim},
      claimed_until = now() + ${leaseMs} * interval '1 millisecond',
      attempts = attempts + 1,
      attempted_at = now(),
      message_id = coalesce(message_id, '<' || coalesce(message_name, ${randomUUID()}) || '@' || ${domain}::text || '>')
    where id = (
      select id from mail
      where sent_at is null and failed_at is null and next_attempt_at <= now() and content is not null
        and (claimed_until is null or claimed_until < now())
      order by urgency, next_attempt_at, id
      limit 1
      for update skip locked)
    returning id, ${claim}::text as claim, message_id as "messageId", account_id as "accountId",
      to_address as "to", lang, content, attempts, attempted_at, next_attempt_at, created_at`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { attempted_at, next_attempt_at, created_at, ...mail } = row;
  return { ...mail, isOverdue: isOverdue(row) };
};

type Row = Omit<ClaimedMail, 'isOverdue'> & {
  readonly attempted_at: Date;
  readonly next_attempt_at: Date;
  readonly created_at: Date;
};

const longestWaitMs = 3 * dayMs;

const isOverdue = ({ content, attempted_at, next_attempt_at, created_at }: Row): boolean => {
  const atMs = attempted_at.getTime();
  if (atMs - next_attempt_at.getTime() > longestWaitMs) return true;
  return content.kind === 'resetPassword' && atMs - created_at.getTime() > content.minutes * minuteMs;
};

export type MailResult =
  | { readonly kind: 'sent'; readonly subject: string }
  | { readonly kind: 'failed'; readonly failure: MailFailure; readonly said: string }
  | {
      readonly kind: 'again';
      readonly failure: MailFailure;
      readonly said: string;
      readonly inMs: number;
    };

/** The mail server was not reached, refused this mail, or the mail could not be made. */
export type MailFailure = 'connection' | 'refusal' | 'content';

/** False: the claim had ended, and somebody else may have the mail. */
export const writeResult = async (
  db: Kysely<Database>,
  { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>,
  result: MailResult,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ claimed_by: null, claimed_until: null, ...columnsOf(result) })
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

const columnsOf = (result: MailResult) => {
  if (result.kind === 'sent')
    // It may hold a one-time link, and has done its work.
    return {
      subject: result.subject,
      sent_at: sql<Date>`now()`,
      next_attempt_at: null,
      content: null,
      failure: null,
      error: null,
    };
  const { failure, said } = result;
  if (result.kind === 'failed')
    return { failed_at: sql<Date>`now()`, next_attempt_at: null, failure, error: said };
  const next_attempt_at = sql<Date>`now() + ${result.inMs} * interval '1 millisecond'`;
  return { next_attempt_at, failure, error: said };
};

/** Tried as if it were new; its Message-ID stays. */
export const retryNow = async (db: Kysely<Database>, id: number): Promise<void> => {
  await db
    .updateTable('mail')
    .set({ failed_at: null, attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
};
